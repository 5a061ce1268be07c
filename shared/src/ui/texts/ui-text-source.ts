import type { Language } from '../../contracts/bridge';
import { loadUiTexts, type UiTexts } from './ui-texts';

/**
 * The words of the parts, following the language: goes into `follow` of `defineRemote`.
 * @param load where they come from; the shell finds those of its first language in the page
 */
export interface UiTextSource {
  use(language: Language): Promise<void>;
  get(): UiTexts | null;
  subscribe(listener: () => void): () => void;
}

export function createUiTextSource(load = loadUiTexts): UiTextSource {
  let current: UiTexts | null = null;
  const listeners = new Set<() => void>();
  return {
    async use(language) {
      current = await load(language);
      listeners.forEach((listener) => listener());
    },
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
