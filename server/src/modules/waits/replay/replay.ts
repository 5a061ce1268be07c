import {
  calibrate,
  callsIn,
  forecastOf,
  LEAST_CALLS,
  secondsPerPerson,
  type Calibration,
  type Outcome,
} from '../model';
import { MOST_OUTCOMES } from '../kept-values';
import { daysInQueue, type DayInQueue } from './day-in-queue';
import { DAY, MINUTE, openAt, type LoggedTicket, type OfficeLog } from './office-log';

/** What somebody was told at an instant, and what came true. */
export interface Told extends Outcome {
  at: number;
  openCounters: number;
}

/** Of somebody who took a number. */
export interface Asked extends Told {
  /** The mean time at a counter until then: what the naive method takes. */
  meanSeconds: number;
}

export interface Replayed {
  /** All who took a number and waited. */
  asked: Asked[];
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

function foresee(
  log: OfficeLog,
  day: DayInQueue,
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
      waitedSeconds: ticket.calledAt! - at,
      ...forecast,
    },
  ];
}

type Moment = { at: number } & ({ taken: LoggedTicket } | { taken?: undefined });

function momentsOf({ day, numbers }: DayInQueue, isAsked: boolean): Moment[] {
  const samples: Moment[] = [];
  for (let at = day * DAY + FIRST_SAMPLE; at < (day + 1) * DAY; at += SAMPLED_EVERY) samples.push({ at });
  const asked = isAsked
    ? numbers.filter(({ calledAt, arrivedAt }) => calledAt !== undefined && calledAt > arrivedAt)
    : [];
  return [...samples, ...asked.map((taken) => ({ at: taken.arrivedAt, taken }))].sort((a, b) => a.at - b.at);
}

/** The newest of what is known by then, in order of time. */
const knownAt = (sampled: readonly Told[], at: number) =>
  sampled.filter((one) => one.at + one.waitedSeconds <= at && one.at > at - KEPT).slice(-MOST_OUTCOMES);

interface HowToReplay {
  /** Whether all who take a number ask, too. */
  isAsked?: boolean;
  /** From this day on waits are foreseen; the calls of the days before are known. */
  firstDay?: number;
  /** Seconds between two calibrations; the server makes one after each wait that ends. */
  calibrateEvery?: number;
}

/** Goes through a log as the server would have, told what it knew at each moment and no more. */
export function replay(
  log: OfficeLog,
  { isAsked = true, firstDay = 0, calibrateEvery = SAMPLED_EVERY }: HowToReplay = {},
): Replayed {
  const asked: Asked[] = [];
  const sampled: Told[] = [];
  let calibration = calibrate([]);
  let calibratedAt = -Infinity;
  for (const day of daysInQueue(log, firstDay)) {
    for (const { at, taken } of momentsOf(day, isAsked)) {
      const queue = day.waitingAt(at);
      if (taken !== undefined) {
        const told = foresee(log, day, calibration, { at, place: queue.indexOf(taken), ticket: taken });
        asked.push(...told.map((one) => ({ ...one, meanSeconds: day.meanSecondsAt(at) })));
      } else if (queue.length > 0) {
        if (at - calibratedAt >= calibrateEvery) {
          calibration = calibrate(knownAt(sampled, at));
          calibratedAt = at;
        }
        for (const place of sampledPlaces(queue.length, at)) {
          sampled.push(...foresee(log, day, calibration, { at, place, ticket: queue[place]! }));
        }
      }
    }
  }
  return { asked, sampled };
}
