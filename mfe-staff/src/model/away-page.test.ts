import { awayPage } from './away-page';

describe('the page of a device in an outage', () => {
  it('describes the outage in each language, and reloads', () => {
    const page = awayPage('Hall <1>', [
      { lang: 'zh-Hant', words: '暫時連線不到' },
      { lang: 'pt', words: 'Sem ligação' },
    ]);
    document.documentElement.innerHTML = page;
    expect([...document.querySelectorAll('p')].map(({ lang, textContent }) => [lang, textContent])).toEqual([
      ['zh-Hant', '暫時連線不到'],
      ['pt', 'Sem ligação'],
    ]);
    expect(document.querySelector('h1')).toHaveTextContent('Hall <1>');
    expect(document.querySelector('meta[http-equiv=refresh]')).toHaveAttribute('content', '10');
  });
});
