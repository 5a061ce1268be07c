import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Bridge } from '../../contracts/bridge';
import { LanguagesProvider } from '../language-select/languages-context';
import { LinkProvider } from '../link/link';
import { UiTextsProvider, type UiTextSource } from '../texts';

/**
 * What the parts need around them in a remote: their words, the choice of language, and links that stay inside the app.
 * `const words = createUiTextSource(); defineRemote({ follow: [words], Frame: uiFrame(words), … })`
 */
export function uiFrame(words: UiTextSource) {
  return function UiFrame({ children, bridge }: { children: ReactNode; bridge: Bridge }) {
    const texts = useSyncExternalStore(words.subscribe, words.get, words.get);
    const languages = useMemo(
      () => ({ offered: bridge.deployment.get().languages, choose: bridge.language.set }),
      [bridge],
    );
    if (texts === null) return null;
    return (
      <LinkProvider value={bridge.navigate}>
        <UiTextsProvider value={texts}>
          <LanguagesProvider value={languages}>{children}</LanguagesProvider>
        </UiTextsProvider>
      </LinkProvider>
    );
  };
}
