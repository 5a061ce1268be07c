import type { Bridge } from '@vez/shared/contracts/client';
import { shellTexts } from '../language/shell-texts';
import { session as tab } from '../storage';
import { latestPage } from './latest-release';

const RELOADED_FOR = 'vez.reloadedFor';

interface Page {
  /** The release of this page's shell. */
  release: string;
  /** ISO time of the newest release of a remote in this page. */
  publishedAt: string;
  /** Whether a reload would lose something (decision 34). */
  hasDraft(): boolean;
  reload(): void;
}

/**
 * Reloads the page if a file is missing because a newer release no longer serves it. Each tab reloads once per
 * release, because a reload may return the same page (decision 91).
 */
export function followNewerRelease(
  { events, feedback }: Pick<Bridge, 'events' | 'feedback'>,
  { release, publishedAt, hasDraft, reload }: Page,
): void {
  let isAsking = false;
  const follow = async () => {
    const id = await latestPage({ release, publishedAt });
    if (id === undefined || tab.get(RELOADED_FOR) === id) return;
    if (hasDraft()) {
      const { t } = shellTexts.i18n;
      await feedback.alert(t('update.title'), t('update.web'));
    }
    tab.set(RELOADED_FOR, id);
    // Without storage, a second reload would be indistinguishable from the first.
    if (tab.get(RELOADED_FOR) === id) reload();
  };
  events.on('screen/unreachable', () => {
    if (isAsking) return;
    isAsking = true;
    void follow().finally(() => (isAsking = false));
  });
}
