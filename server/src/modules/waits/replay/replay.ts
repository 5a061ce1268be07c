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

/** A forecast at an instant, and its outcome. */
export interface Told extends Outcome {
  at: number;
  openCounters: number;
}

/** The forecast for a person who took a number. */
export interface Asked extends Told {
  /** The mean time at a counter until then, which the naive method uses. */
  meanSeconds: number;
}

export interface Replayed {
  /** All people who took a number and waited. */
  asked: Asked[];
  /** The newest in the queue and one other, every ten minutes: what the server records and learns from. */
  sampled: Told[];
}

/** As in `sample-waits.ts`; the first of a day at three past, when nothing else happens. */
const SAMPLED_EVERY = 10 * MINUTE;
const FIRST_SAMPLE = 3 * MINUTE;
const KEPT = 30 * DAY;

/** The last position, and another in turn. */
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

/** The newest outcomes known by then, in order of time. */
const knownAt = (sampled: readonly Told[], at: number) =>
  sampled.filter((one) => one.at + one.waitedSeconds <= at && one.at > at - KEPT).slice(-MOST_OUTCOMES);

interface HowToReplay {
  /** Whether all people who take a number ask, too. */
  isAsked?: boolean;
  /** The first day with forecasts; the calls of earlier days are known. */
  firstDay?: number;
  /** Seconds between two calibrations; the server calibrates after each wait that ends. */
  calibrateEvery?: number;
}

/** Replays a log as the server would have seen it, with only the knowledge of each moment. */
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
