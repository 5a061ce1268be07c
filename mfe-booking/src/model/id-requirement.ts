import type { CalendarDay } from '@vez/shared/dates';

interface Settings {
  timeTicketStatus: boolean;
  checkIdCardTime: boolean;
  checkIdCardReservation: boolean;
}

/** With an active time ticket and today as the date the time ticket's setting tells; else the reservation's (BOK-19 to BOK-21). */
export const needsIdNumber = (settings: Settings, day: CalendarDay | null, today: CalendarDay): boolean =>
  settings.timeTicketStatus && day === today ? settings.checkIdCardTime : settings.checkIdCardReservation;
