import type { Bridge } from '@vez/shared/contracts/client';
import { shellTexts } from '../language/shell-texts';
import { session as tab } from '../storage';
import { latestRelease } from './latest-release';

const RELOADED_FOR = 'vez.reloadedFor';

interface Page {
  /** The id of this page's release. */
  release: string;
  /** Whether a reload would lose something (decision 34). */
  hasDraft(): boolean;
  reload(): void;
}

/**
 * A missing file may be one that a newer release no longer serves: then the page is reloaded, once in
 * a tab for each release, since a reload may bring the same page again (decision 91).
 */
export function followNewerRelease(
  { events, feedback }: Pick<Bridge, 'events' | 'feedback'>,
  { release, hasDraft, reload }: Page,
): void {
  let isAsking = false;
  const follow = async () => {
    const id = await latestRelease();
    if (id === undefined || id === release || tab.get(RELOADED_FOR) === id) return;
    if (hasDraft()) {
      const { t } = shellTexts.i18n;
      await feedback.alert(t('update.title'), t('update.web'));
    }
    tab.set(RELOADED_FOR, id);
    // Without storage a second reload could not be told from the first.
    if (tab.get(RELOADED_FOR) === id) reload();
  };
  events.on('screen/unreachable', () => {
    if (isAsking) return;
    isAsking = true;
    void follow().finally(() => (isAsking = false));
  });
}
