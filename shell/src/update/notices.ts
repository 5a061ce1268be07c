import type { Feedback, Host } from '@vez/shared/contracts/client';
import { shellTexts } from '../language/shell-texts';

interface Notices {
  feedback: Feedback;
  host: Host;
  inHostApp(): boolean;
  reload(): void;
  /** Forgets who is here and what was chosen, and goes home. */
  startAgain(): void;
}

/** What the shell tells by its own accord: an update, and the end of a session. */
export function createNotices({ feedback, host, inHostApp, reload, startAgain }: Notices) {
  const { t } = shellTexts.i18n;
  return {
    /** SHL-21 to SHL-24: in the app confirming closes its page, on the web it reloads. */
    async updated() {
      const inApp = inHostApp();
      await feedback.alert(t('update.title'), t(inApp ? 'update.app' : 'update.web'));
      if (inApp) host.closePage();
      else reload();
    },
    sessionEndsSoon: () => void feedback.alert(t('sessionEnd.soonTitle'), t('sessionEnd.soonText')),
    /** SHL-25, SHL-26 */
    async sessionEnded() {
      await feedback.alert(t('sessionEnd.title'), t('sessionEnd.text'));
      startAgain();
    },
  };
}
