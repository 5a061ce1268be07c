import { render, screen } from '@testing-library/react';
import { ServerText } from './server-text';
import { plainText } from './safe-tree';

const shown = (html: string, theme: 'light' | 'dark' = 'light') =>
  render(<ServerText html={html} theme={theme} />).container;

describe('rich text of the server', () => {
  it('keeps bold text, line breaks and lists', () => {
    const view = shown('<b>Card</b><br>renewal <ul><li>photo</li></ul>');
    expect(view.innerHTML).toBe(
      '<b>Card</b><br>renewal <ul style="padding-inline-start: 1.4em;"><li>photo</li></ul>',
    );
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.test"></iframe>',
    '<style>*{display:none}</style>',
    '<a href="javascript:alert(1)"></a>',
    '<span onclick="alert(1)"></span>',
    '<form action="//evil.test"><input></form>',
  ])('is sanitised: %s', (html) => {
    const view = shown(`Card ${html}`);
    expect(view).toHaveTextContent(/^Card$/);
    expect(view.querySelector('img,script,svg,iframe,style,a,form,input,[onclick],[href],[src]')).toBeNull();
  });

  it('keeps a link to a safe address', () => {
    shown('<a href="https://www.gov.mo">Portal</a>');
    expect(screen.getByRole('link', { name: 'Portal' })).toHaveAttribute('href', 'https://www.gov.mo');
  });

  it('keeps a readable colour, and drops an unreadable one', () => {
    expect(shown('<span style="color:#b3261e">red</span>').querySelector('span')).toHaveStyle({
      color: '#b3261e',
    });
    expect(shown('<span style="color:#eeeeee">pale</span>').querySelector('span')).not.toHaveAttribute(
      'style',
    );
    expect(shown('<span style="color:#b3261e">red</span>', 'dark').querySelector('span')).not.toHaveAttribute(
      'style',
    );
    expect(
      shown('<span style="position:fixed;font-weight:bold">x</span>').querySelector('span'),
    ).toHaveAttribute('style', 'font-weight: bold;');
  });

  it('is plain text without a browser', () => {
    expect(plainText('<b>Card</b> &amp; <script>x</script>passport')).toBe('Card & passport');
  });
});
