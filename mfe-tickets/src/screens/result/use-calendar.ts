import { useBridge, useCityClock } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { calendarEntryOf } from '../../model/ticket';
import { useTexts } from '../../texts';

/** Adds the visit to the host app's calendar, or downloads an .ics file (TIX-14); undefined without a time. */
export function useCalendar(mine: MyTicket): (() => Promise<void>) | undefined {
  const { t } = useTexts();
  const { feedback, host } = useBridge();
  const entry = calendarEntryOf(mine, useCityClock());
  if (entry === undefined) return undefined;
  return async () => {
    let isAdded = false;
    try {
      isAdded = await host.addToCalendar(entry);
    } catch {
      // The dialog reports the failure.
    }
    if (isAdded) feedback.toast(t('addCalendarEvents'), 'success');
    else await feedback.alert(t('addCalendarEventsError'), t('calendarErrorHow'));
  };
}
