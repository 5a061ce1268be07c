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
  /** Resolves when a reload would lose no form. */
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
     * Announces an update (SHL-21 to SHL-24). Confirming closes the page in the app, and reloads it on the web. The
     * notice waits until a form that is being filled in is sent or left (decision 34).
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
     * @returns a function that withdraws the notice
     */
    sessionEndsSoon: (endsAt: number) =>
      tell(t('sessionEnd.soonTitle'), t('sessionEnd.soonText', { time: clock.cityTime(new Date(endsAt)) }))
        .withdraw,
    /**
     * Clears the person's data at once, before the alert is confirmed, so that none stays on the screen, or in a form
     * behind this or another unconfirmed alert (SHL-25, SHL-26).
     */
    async sessionEnded() {
      forget();
      goHome();
      await feedback.alert(t('sessionEnd.title'), t('sessionEnd.text'));
      goHome();
    },
  };
}
