import fc from 'fast-check';
import { headerHeightFrom } from './header-height';
import { createTextSize } from './text-size';
import { createTheme } from './theme';

let systemChanged: (() => void) | undefined;
const system = { matches: false };

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  window.history.replaceState(null, '', '/home');
  window.matchMedia = () =>
    ({
      get matches() {
        return system.matches;
      },
      addEventListener: (_: string, listener: () => void) => {
        systemChanged = listener;
      },
    }) as unknown as MediaQueryList;
});

const drawn = () => document.documentElement.dataset.theme;

describe('the theme', () => {
  it('is dark if the address has isDark=true, and by no other value [NAV-32] [SHL-09]', () => {
    window.history.replaceState(null, '', '/home?isDark=true');
    expect(createTheme().get().resolved).toBe('dark');
    expect(drawn()).toBe('dark');
    for (const value of ['1', 'TRUE', 'false', '']) {
      window.history.replaceState(null, '', `/home?isDark=${value}`);
      expect(createTheme().get().resolved).toBe('light');
    }
  });

  it('follows the system until the user chooses, then keeps the choice [SHL-09]', () => {
    const theme = createTheme();
    system.matches = true;
    systemChanged?.();
    expect(theme.get()).toEqual({ choice: 'system', resolved: 'dark' });

    theme.choose('light');
    systemChanged?.();
    expect(drawn()).toBe('light');
    expect(createTheme().get()).toEqual({ choice: 'light', resolved: 'light' });
  });
});

it('follows a theme that was chosen in another tab [SHL-09]', () => {
  const theme = createTheme();
  localStorage.setItem('vez.theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'vez.theme' }));
  expect(theme.get()).toEqual({ choice: 'dark', resolved: 'dark' });
  expect(drawn()).toBe('dark');
});

describe('the text size', () => {
  it('scales every design unit and is stored [SHL-11]', () => {
    createTextSize().set(2);
    expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('2');
    expect(document.documentElement).toHaveAttribute('data-large-text');
    expect(createTextSize().get()).toBe(2);
    createTextSize().set(1);
    expect(document.documentElement).not.toHaveAttribute('data-large-text');
  });

  it('follows a choice made in another tab', () => {
    const size = createTextSize();
    localStorage.setItem('vez.textSize', '1.75');
    window.dispatchEvent(new StorageEvent('storage', { key: 'vez.textSize' }));
    expect(size.get()).toBe(1.75);
    expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.75');
  });

  it.each([
    ['1.15', 1.25],
    ['1.3', 1.5],
  ])('takes a size of an earlier release, %s, as the next larger one', (stored, size) => {
    localStorage.setItem('vez.textSize', stored);
    expect(createTextSize().get()).toBe(size);
  });

  it('ignores an unknown stored value', () => {
    localStorage.setItem('vez.textSize', '40');
    expect(createTextSize().get()).toBe(1);
  });
});

describe('the height of the host app’s header', () => {
  it('is the value of sh in px [NAV-33]', () => {
    expect(headerHeightFrom('?sh=44')).toBe(44);
    expect(headerHeightFrom('')).toBe(0);
  });

  it('has an upper limit [NAV-33]', () => {
    expect(headerHeightFrom('?sh=121')).toBe(0);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const height = headerHeightFrom(`?sh=${encodeURIComponent(text)}`);
        expect(height >= 0 && height <= 120).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
