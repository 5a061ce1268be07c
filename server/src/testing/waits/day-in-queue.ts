import type { Bookings, Pace } from '../../modules/waits/model';
import { paceOf, type Gap } from './gaps';
import { DAY, dayOf, HOUR, hourOf, MINUTE, weekdayOf, type LoggedTicket, type OfficeLog } from './office-log';

/** Of those who booked, so many come; the server counts it from the days before. */
const ARRIVING_SHARE = 0.85;

export const dayOfTicket = ({ bookedFor, arrivedAt }: LoggedTicket) => dayOf(bookedFor ?? arrivedAt);

/** One day of a log, as it looks from moments of that day. */
export function dayInQueue({ tickets }: OfficeLog, gaps: Gap[], day: number) {
  const ofDay = tickets.filter((ticket) => dayOfTicket(ticket) === day);
  const before = gaps.filter(({ at }) => dayOf(at) < day);
  const today = gaps.filter(({ at }) => dayOf(at) === day);
  const isAlike = (gap: Gap, hour: number) =>
    hourOf(gap.at) === hour && weekdayOf(gap.at) === weekdayOf(day * DAY);
  const byHour = Array.from({ length: 24 }, (_, hour) => paceOf(before.filter((gap) => isAlike(gap, hour))));
  const usual = paceOf(before);

  const isDue = ({ bookedFor }: LoggedTicket, at: number) => bookedFor !== undefined && bookedFor <= at;
  const isHere = ({ arrivedAt, calledAt }: LoggedTicket, at: number) =>
    arrivedAt <= at && calledAt !== undefined && calledAt > at;

  return {
    numbers: ofDay.filter(({ bookedFor }) => bookedFor === undefined),

    /** Who waits, in the order of being called; not who is early for a booking. */
    waitingAt: (at: number) =>
      ofDay
        .filter((ticket) => isHere(ticket, at) && (ticket.bookedFor === undefined || isDue(ticket, at)))
        .sort((a, b) => Number(isDue(b, at)) - Number(isDue(a, at)) || a.arrivedAt - b.arrivedAt),

    bookingsAt: (at: number): Bookings =>
      ofDay
        .filter(({ bookedFor, calledAt }) => bookedFor !== undefined && !(calledAt! <= at))
        .filter((ticket) => !(isDue(ticket, at) && ticket.arrivedAt <= at))
        .map(({ bookedFor, arrivedAt }) => [
          Math.floor((bookedFor! % DAY) / MINUTE),
          arrivedAt <= at ? 1 : ARRIVING_SHARE,
        ]),

    paceAt: (at: number) => ({
      recent: paceOf(today.filter(({ endedAt }) => endedAt <= at && endedAt > at - HOUR)),
      sameHour: byHour[hourOf(at)]!,
      usual,
    }),

    /** The mean time at a counter, of all that was seen until then. */
    meanSecondsAt(at: number): number {
      const sums: Pace[] = [usual, paceOf(today.filter(({ endedAt }) => endedAt <= at))];
      const total = (of: 'count' | 'seconds') => sums.reduce((sum, pace) => sum + pace.served[of], 0);
      return total('seconds') / Math.max(1, total('count'));
    },
  };
}
