import { local } from '../storage';
import { createStore } from '../store';

const KEY = 'vez.textSize';

/** The citizen's own text size, by which every design unit is multiplied (SHL-10, SHL-11, decision 32). */
export const TEXT_SIZES = [1, 1.25, 1.5, 1.75, 2] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Rounds up to one of our sizes: an earlier release had others. */
function textSizeOf(stored: string | null): TextSize {
  const chosen = Number(stored ?? 1);
  return TEXT_SIZES.find((size) => size >= chosen) ?? 1;
}

export const storedTextSize = (): TextSize => textSizeOf(local.get(KEY));

/** From this size on, a phone stacks elements that are otherwise side by side. */
const LARGE = 1.5;

/** Applies the text size; also called before the first paint. */
export function applyTextSize(size: TextSize, { style, dataset } = document.documentElement): void {
  style.setProperty('--text-scale', String(size));
  if (size >= LARGE) dataset.largeText = '';
  else delete dataset.largeText;
}

/** The text size, kept in sync across tabs. */
export function createTextSize() {
  const store = createStore<TextSize>(storedTextSize());
  applyTextSize(store.get());
  store.subscribe((size) => {
    local.set(KEY, String(size));
    applyTextSize(size);
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) store.set(storedTextSize());
  });
  return store;
}
