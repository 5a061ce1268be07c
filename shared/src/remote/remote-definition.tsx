import type { RemoteDefinition, RemoteRoute, StaleAfter } from '../bridge';
import type { TextSource } from '../i18n';
import { uiFrame } from '../ui/frame/ui-frame';
import { createUiTextSource } from '../ui/texts';
import { ScreenFailure } from './screen-failure';

/** The definition of a React remote with our parts; it needs only routes and texts. */
export function remoteDefinition({
  routes,
  texts,
  staleAfter,
  forget,
  holdsDraft,
}: {
  routes: RemoteRoute[];
  texts: TextSource;
  staleAfter?: StaleAfter;
  /** Drops the drafts that outlive their screen. */
  forget?: () => void;
  /** Whether there are any such drafts. */
  holdsDraft?: () => boolean;
}): RemoteDefinition {
  const words = createUiTextSource();
  return {
    routes,
    texts,
    follow: [words],
    Frame: uiFrame(words),
    staleAfter,
    languageFailed: () => words.get()?.languageFailed ?? '',
    forget,
    ...(holdsDraft ? { holdsDraft } : {}),
    failure: (retry) => <ScreenFailure retry={retry} />,
  };
}
