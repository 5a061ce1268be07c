import type { Language } from '../../contracts/bridge';
import { loadUiTexts, type UiTexts } from './ui-texts';

/** The words of the parts, following the language: goes into `follow` of `defineRemote`. */
export interface UiTextSource {
  use(language: Language): Promise<void>;
  get(): UiTexts | null;
  subscribe(listener: () => void): () => void;
}

export function createUiTextSource(): UiTextSource {
  let current: UiTexts | null = null;
  const listeners = new Set<() => void>();
  return {
    async use(language) {
      current = await loadUiTexts(language);
      listeners.forEach((listener) => listener());
    },
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
