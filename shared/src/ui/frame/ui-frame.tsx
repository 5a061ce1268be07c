import { useSyncExternalStore, type ReactNode } from 'react';
import type { Bridge } from '../../contracts/bridge';
import { LinkProvider } from '../link/link';
import { UiTextsProvider, type UiTextSource } from '../texts';

/**
 * What the parts need around them in a remote: their words, and links that stay inside the app.
 * `const words = createUiTextSource(); defineRemote({ follow: [words], Frame: uiFrame(words), … })`
 */
export function uiFrame(words: UiTextSource) {
  return function UiFrame({ children, bridge }: { children: ReactNode; bridge: Bridge }) {
    const texts = useSyncExternalStore(words.subscribe, words.get, words.get);
    if (texts === null) return null;
    return (
      <LinkProvider value={bridge.navigate}>
        <UiTextsProvider value={texts}>{children}</UiTextsProvider>
      </LinkProvider>
    );
  };
}
