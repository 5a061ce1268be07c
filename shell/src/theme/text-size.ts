import { local } from '../storage';
import { createStore } from '../store';

const KEY = 'vez.textSize';

/** The citizen's own text size, by which every design unit is multiplied (SHL-10, SHL-11, decision 32). */
export const TEXT_SIZES = [1, 1.15, 1.3, 1.5] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const storedTextSize = (): TextSize => TEXT_SIZES.find((size) => String(size) === local.get(KEY)) ?? 1;

export function createTextSize() {
  const store = createStore<TextSize>(storedTextSize());
  const apply = (size: TextSize) => document.documentElement.style.setProperty('--text-scale', String(size));
  apply(store.get());
  store.subscribe((size) => {
    local.set(KEY, String(size));
    apply(size);
  });
  return store;
}
