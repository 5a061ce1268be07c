import { contrast, parseColour } from '../server-text/contrast';
import { cardSet, DARK, LIGHT, themeCss, token, type ColourName } from '.';

const pairs: [ColourName, ColourName][] = [
  ['ink', 'page'],
  ['ink2', 'page'],
  ['ink3', 'page'],
  ['ink2', 'sunken'],
  ['ink3', 'sunken'],
  ['primary', 'surface'],
  ['primary', 'page'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryPressed'],
  ['softInk', 'soft'],
  ['danger', 'dangerSoft'],
  ['danger', 'surface'],
  ['onDanger', 'danger'],
  ['ink2', 'dangerSoft'],
  ['holidayInk', 'holiday'],
  ['tealInk', 'teal'],
  ['blueInk', 'blue'],
  ['amberInk', 'amber'],
  ['plumInk', 'plum'],
  ['plumInk', 'surface'],
  ['blueInk', 'surface'],
];

describe('the colours', () => {
  it.each(pairs)('have enough contrast for %s on %s, in light and dark', (text, ground) => {
    for (const theme of [LIGHT, DARK]) {
      expect(contrast(parseColour(theme[text])!, parseColour(theme[ground])!)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have enough contrast for control borders, in light and dark', () => {
    for (const theme of [LIGHT, DARK]) {
      for (const ground of ['surface', 'page'] as const) {
        expect(contrast(parseColour(theme.lineStrong)!, parseColour(theme[ground])!)).toBeGreaterThanOrEqual(
          3,
        );
      }
    }
  });

  it('of cards alternate between four sets [CAT-15]', () => {
    expect([0, 1, 2, 3, 4].map(cardSet)).toEqual(['teal', 'blue', 'amber', 'plum', 'teal']);
  });
});

describe('the style sheet', () => {
  it('has a unit of 1 px in a window of 375, used by every length [SHL-10]', () => {
    expect(themeCss()).toContain('--u:calc(var(--text-scale) * clamp(1px, 100vw / 375, 1.08px)');
    expect(token.size(16)).toBe('calc(16 * var(--u))');
    expect(themeCss()).toContain(`:root,[data-theme='light']{color-scheme:light;--page:${LIGHT.page}`);
  });

  it('has the dark theme by choice and by system, and scales the root font [SHL-09] [SHL-11]', () => {
    const css = themeCss();
    expect(css).toContain(`[data-theme='dark']{color-scheme:dark;--page:${DARK.page}`);
    expect(css).toMatch(/prefers-color-scheme: dark\)\{\[data-theme='system'\]\{color-scheme:dark/);
    expect(css).toContain('clamp(10px, 100vw / 390 * 12, 40px)');
  });
});
