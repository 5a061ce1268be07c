import type { Feedback, Host } from '@vez/shared/contracts/client';
import { shellTexts } from '../language/shell-texts';

interface Notices {
  feedback: Feedback;
  host: Host;
  inHostApp(): boolean;
  reload(): void;
  /** Resolves once no form would be lost by a reload. */
  saved(): Promise<void>;
  /** Forgets who is here and what was chosen, and goes home. */
  startAgain(): void;
}

/** What the shell tells by its own accord: an update, and the end of a session. */
export function createNotices({ feedback, host, inHostApp, reload, saved, startAgain }: Notices) {
  const { t } = shellTexts.i18n;
  return {
    /**
     * SHL-21 to SHL-24: in the app confirming closes its page, on the web it reloads. Whoever fills a form is
     * told when it was sent or left (decision 34).
     */
    async updated() {
      await saved();
      const inApp = inHostApp();
      await feedback.alert(t('update.title'), t(inApp ? 'update.app' : 'update.web'));
      if (inApp) host.closePage();
      else reload();
    },
    /** @param minutes until then */
    sessionEndsSoon: (minutes: number) =>
      void feedback.alert(t('sessionEnd.soonTitle'), t('sessionEnd.soonText', { minutes })),
    /** SHL-25, SHL-26 */
    async sessionEnded() {
      await feedback.alert(t('sessionEnd.title'), t('sessionEnd.text'));
      startAgain();
    },
  };
}
