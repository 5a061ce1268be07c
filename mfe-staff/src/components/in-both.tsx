import { HTML_LANG } from '@vez/shared/domain';
import type { Sign } from './use-sign-words';

/** Lines of two languages, each marked as its own. */
export function InBoth({ signs, of }: { signs: readonly Sign[]; of: (t: Sign['t']) => string }) {
  return signs.slice(0, 2).map(({ language, t }) => (
    <p key={language} lang={HTML_LANG[language]}>
      {of(t)}
    </p>
  ));
}
