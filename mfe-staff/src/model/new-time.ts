import type { StaffCalls } from '@vez/shared/contracts/client';
import type { OfficeTimes, Visit } from './wire';

type Move = StaffCalls['moveVisit']['input'];

/** A day (DD/MM/YYYY) and a time (HH:mm); empty until chosen. */
export type NewTime = Move['to'];

/** The free times without the one that the booking has. */
export const otherTimes = (days: OfficeTimes, { day, time }: Visit): OfficeTimes =>
  days
    .map(({ date, times }) => ({ date, times: date === day ? times.filter((one) => one !== time) : times }))
    .filter(({ times }) => times.length > 0);

/** The request to move a booking from the time that the screen shows. */
export const moveOf = ({ ticketId, day = '', time }: Visit, to: NewTime): Move => ({
  ticketId,
  from: { date: day, time },
  to,
});
