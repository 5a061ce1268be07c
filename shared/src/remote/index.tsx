import type { RemoteDefinition, RemoteRoute, StaleAfter } from '../bridge';
import type { TextSource } from '../i18n';
import { uiFrame } from '../ui/frame/ui-frame';
import { createUiTextSource } from '../ui/texts';
import { ScreenFailure } from './screen-failure';

export { answered, type Answer } from './answer';
export { FailureNotice } from './failure-notice';
export { Loaded } from './loaded';
export { LoadedFigures } from './loaded-figures';
export { LoadedLine } from './loaded-line';
export { LoadedList } from './loaded-list';
export { useFirstAnswer } from './use-first-answer';
export { useStale } from './use-stale';
export { withPlace } from './with-place';
export { ClauseConsent } from './privacy/clause-consent';
export { clauseQuery } from './privacy/clause-query';
export { Paragraphs } from './privacy/paragraphs';
export { PrivacyTerms } from './privacy/privacy-terms';

/** A React remote with our parts: its routes and its texts are all it has to say. */
export function remoteDefinition({
  routes,
  texts,
  staleAfter,
  forget,
}: {
  routes: RemoteRoute[];
  texts: TextSource;
  staleAfter?: StaleAfter;
  /** Drops the drafts that outlive their screen. */
  forget?: () => void;
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
    failure: (retry) => <ScreenFailure retry={retry} />,
  };
}
