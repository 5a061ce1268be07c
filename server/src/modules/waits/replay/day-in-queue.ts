import { NO_PACE, type Bookings, type Pace } from '../model';
import { together } from '../pace-sums';
import { gapsOf, paceOf, type Gap } from './gaps';
import { DAY, dayOf, HOUR, hourOf, MINUTE, type LoggedTicket, type OfficeLog } from './office-log';

/** The share of booked people who come; the server computes it from the previous days. */
const ARRIVING_SHARE = 0.85;

const dayOfTicket = ({ bookedFor, arrivedAt }: LoggedTicket) => dayOf(bookedFor ?? arrivedAt);

function grouped<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return groups;
}

const sumOf = (paces: readonly Pace[]) => paces.reduce(together, NO_PACE);

/** The gaps of each hour of each day, as a row of `wait_pace` holds them. */
export const pacesByHour = (gaps: readonly Gap[]) =>
  [...grouped(gaps, ({ at }) => Math.floor(at / HOUR))].map(([hour, ofHour]) => ({
    day: dayOf(hour * HOUR),
    hour: hourOf(hour * HOUR),
    pace: paceOf(ofHour),
  }));

const isDue = ({ bookedFor }: LoggedTicket, at: number) => bookedFor !== undefined && bookedFor <= at;
const isHere = ({ arrivedAt, queuedAt = arrivedAt, calledAt }: LoggedTicket, at: number) =>
  queuedAt <= at && calledAt !== undefined && calledAt > at;

/** The days of a log, in order, with views of the queue at moments of each day. */
export function daysInQueue({ tickets }: OfficeLog, firstDay: number) {
  const gaps = gapsOf(tickets);
  const hours = pacesByHour(gaps);
  const gapsByDay = grouped(gaps, ({ at }) => dayOf(at));
  const ticketsByDay = [...grouped(tickets, dayOfTicket)]
    .filter(([day]) => day >= firstDay)
    .sort(([one], [other]) => one - other);

  return ticketsByDay.map(([day, ofDay]) => {
    const before = hours.filter((hour) => hour.day < day);
    const sameWeekday = before.filter((hour) => hour.day % 7 === day % 7);
    const today = gapsByDay.get(day) ?? [];
    const byHour = Array.from({ length: 24 }, (_, at) =>
      sumOf(sameWeekday.filter(({ hour }) => hour === at).map(({ pace }) => pace)),
    );
    const usual = sumOf(before.map(({ pace }) => pace));

    return {
      day,
      numbers: ofDay.filter(({ bookedFor }) => bookedFor === undefined),

      /** The waiting tickets in the order of being called, without early appointments. */
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

      /** The mean time at a counter, over everything seen until then. */
      meanSecondsAt(at: number): number {
        const { served } = together(usual, paceOf(today.filter(({ endedAt }) => endedAt <= at)));
        return served.seconds / Math.max(1, served.count);
      },
    };
  });
}
export type DayInQueue = ReturnType<typeof daysInQueue>[number];
