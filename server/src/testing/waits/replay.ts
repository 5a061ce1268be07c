import {
  calibrate,
  callsIn,
  forecastOf,
  LEAST_CALLS,
  secondsPerPerson,
  type Calibration,
  type Outcome,
} from '../../modules/waits/model';
import { gapsOf } from './gaps';
import { dayInQueue, dayOfTicket } from './day-in-queue';
import { DAY, MINUTE, openAt, type LoggedTicket, type OfficeLog } from './office-log';

/** What somebody was told at an instant, and what came true. */
export interface Told extends Outcome {
  at: number;
  openCounters: number;
  /** The mean time at a counter until then: what the naive method takes. */
  meanSeconds: number;
}

export interface Replayed {
  /** All who took a number and waited. */
  asked: Told[];
  /** The newest in the queue and one other, every ten minutes: what the server records, and learns from. */
  sampled: Told[];
}

/** As `sample-waits.ts` does; the first of a day at three past, as nothing else happens then. */
const SAMPLED_EVERY = 10 * MINUTE;
const FIRST_SAMPLE = 3 * MINUTE;
const KEPT = 30 * DAY;

/** The last place, and another by turns. */
function sampledPlaces(length: number, at: number): number[] {
  if (length === 0) return [];
  const turn = (Math.floor(at / SAMPLED_EVERY) * 7) % length;
  return [...new Set([length - 1, turn])];
}

type Day = ReturnType<typeof dayInQueue>;

function foresee(
  log: OfficeLog,
  day: Day,
  calibration: Calibration,
  { at, place, ticket }: { at: number; place: number; ticket: LoggedTicket },
): Told[] {
  const evidence = day.paceAt(at);
  const seconds = secondsPerPerson(evidence);
  const openCounters = openAt(log, at);
  if (seconds === undefined || openCounters === 0 || callsIn(evidence) < LEAST_CALLS) return [];
  const forecast = forecastOf(
    { peopleAhead: place, openCounters, minute: Math.floor((at % DAY) / MINUTE) },
    { secondsPerPerson: seconds, bookings: day.bookingsAt(at), calibration },
  );
  return [
    {
      at,
      peopleAhead: place,
      openCounters,
      meanSeconds: day.meanSecondsAt(at),
      waitedSeconds: ticket.calledAt! - at,
      ...forecast,
    },
  ];
}

type Moment = { at: number } & ({ taken: LoggedTicket } | { taken?: undefined });

function momentsOf({ numbers }: Day, day: number): Moment[] {
  const samples: Moment[] = [];
  for (let at = day * DAY + FIRST_SAMPLE; at < (day + 1) * DAY; at += SAMPLED_EVERY) samples.push({ at });
  const asked = numbers.filter(({ calledAt, arrivedAt }) => calledAt !== undefined && calledAt > arrivedAt);
  return [...samples, ...asked.map((taken) => ({ at: taken.arrivedAt, taken }))].sort((a, b) => a.at - b.at);
}

/** Goes through a log as the server would have, told what it knew at each moment and no more. */
export function replay(log: OfficeLog): Replayed {
  const asked: Told[] = [];
  const sampled: Told[] = [];
  const gaps = gapsOf(log.tickets);
  let calibration = calibrate([]);
  const days = new Set(log.tickets.map(dayOfTicket));
  for (const number of [...days].sort((a, b) => a - b)) {
    const day = dayInQueue(log, gaps, number);
    for (const { at, taken } of momentsOf(day, number)) {
      const queue = day.waitingAt(at);
      if (taken !== undefined) {
        asked.push(...foresee(log, day, calibration, { at, place: queue.indexOf(taken), ticket: taken }));
      } else if (queue.length > 0) {
        calibration = calibrate(
          sampled.filter((one) => one.at + one.waitedSeconds <= at && one.at > at - KEPT),
        );
        for (const place of sampledPlaces(queue.length, at)) {
          sampled.push(...foresee(log, day, calibration, { at, place, ticket: queue[place]! }));
        }
      }
    }
  }
  return { asked, sampled };
}
