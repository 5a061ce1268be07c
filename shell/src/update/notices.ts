import type { Host } from '@vez/shared/contracts/client';
import type { CityClock } from '@vez/shared/dates';
import type { createFeedback } from '../feedback/feedback';
import { shellTexts } from '../language/shell-texts';

interface Notices {
  feedback: Pick<ReturnType<typeof createFeedback>, 'feedback' | 'tell'>;
  host: Host;
  clock: CityClock;
  inHostApp(): boolean;
  reload(): void;
  /** Resolves once no form would be lost by a reload. */
  saved(): Promise<void>;
  /** Drops the session and the journey. */
  forget(): void;
  goHome(): void;
}

/** Notices that the shell shows unasked: an update, and the end of a session. */
export function createNotices({
  feedback: { feedback, tell },
  host,
  clock,
  inHostApp,
  reload,
  saved,
  forget,
  goHome,
}: Notices) {
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
    /**
     * @param endsAt in milliseconds since 1970
     * @returns takes the notice back
     */
    sessionEndsSoon: (endsAt: number) =>
      tell(t('sessionEnd.soonTitle'), t('sessionEnd.soonText', { time: clock.cityTime(new Date(endsAt)) }))
        .withdraw,
    /**
     * SHL-25, SHL-26: nothing of the person waits on the screen until somebody comes to confirm, nor in a form behind
     * the alert, or behind another that was not confirmed either.
     */
    async sessionEnded() {
      forget();
      goHome();
      await feedback.alert(t('sessionEnd.title'), t('sessionEnd.text'));
      goHome();
    },
  };
}
