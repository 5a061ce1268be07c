import { cityDay, cityTimeReached } from '../../city/city';
import { runExclusive } from '../../db/run-exclusive';
import type { Db, Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import { keepForecasts } from './keep-forecasts';
import { calibrate, callsIn, knownFrom, LEAST_CALLS, NO_PACE, secondsPerPerson } from './model';
import { keepPastDays } from './past-days';
import { keyOf, type QueueKey, type QueueReads } from './queue-reads';
import { readBookings } from './bookings';
import { readOutcomes } from './outcomes';
import { readRecord } from './wait-record';
import { settleForecasts } from './settle-forecasts';
import { readRecentPaces } from './recent-paces';
import { readUsualPaces, type UsualPaces } from './usual-paces';
import { typicalWaitsOf, type KnownPaces } from './typical-waits';
import { sampleWaits } from './sample-waits';
import { readOpenQueues, readStates, writeStates, type WaitState } from './wait-states';

const EVER = new Date(0);

/** What a queue without ranges of its own shows. */
async function untilKnown(tx: Queryable, queue: QueueKey, known: KnownPaces, now: Date) {
  const evidence = known.evidenceOf(queue);
  const typical = (await typicalWaitsOf(tx, queue, known, now)) ?? null;
  const outcomes = (await readOutcomes(tx, queue, now)).length;
  const callsInLastHour = callsIn({ ...evidence, sameHour: NO_PACE, usual: NO_PACE });
  const known_from = knownFrom({ calls: callsIn(evidence), callsInLastHour, outcomes }, now) ?? null;
  return { typical, known_from };
}

/**
 * Learns from the calls and waits of all queues, and stores the basis of the ranges: once a minute, in one process at
 * a time. All state is in the database (decision record 0048).
 */
export function createWaitJob({ db, clock }: { db: Db; clock: Clock }, reads: QueueReads) {
  let keptOn: string | undefined;
  let usual: { hour: string; paces: UsualPaces } | undefined;

  /** The previous days give the same result for an hour; without any, they may still be stored within it. */
  async function usualAt(tx: Queryable, now: Date): Promise<UsualPaces> {
    const hour = `${cityDay(now)} ${cityTimeReached(now).slice(0, 2)}`;
    if (usual?.hour === hour) return usual.paces;
    const paces = await readUsualPaces(tx, now);
    usual = paces.queues.length === 0 ? undefined : { hour, paces };
    return paces;
  }

  async function calibrated(tx: Queryable, queue: QueueKey, now: Date) {
    const { told, hits } = await readRecord(tx, queue, now);
    const calibration = calibrate(await readOutcomes(tx, queue, now));
    return { calibration, calibrated_on: cityDay(now), told, hits };
  }

  async function run(tx: Queryable): Promise<void> {
    const now = clock.now();
    const today = cityDay(now);
    if (keptOn !== today) await keepPastDays(tx, now);
    const settled = await settleForecasts(tx, now);
    const queues = await readOpenQueues(tx);
    const known = new Map((await readStates(tx, EVER)).map((state) => [stateKey(state), state]));
    const usualOf = await usualAt(tx, now);
    const recentOf = await readRecentPaces(tx, now);
    const bookingsOf = await readBookings(tx, usualOf, now);
    const evidenceOf = (queue: QueueKey) => ({ ...usualOf(queue), recent: recentOf(queue) });
    const paces = { queues: usualOf.queues, evidenceOf };
    const states: WaitState[] = [];
    for (const queue of queues) {
      const before = known.get(keyOf(queue));
      const isCurrent = before?.calibrated_on === today && !settled.has(keyOf(queue));
      const evidence = evidenceOf(queue);
      const lessons = isCurrent ? lessonsOf(before) : await calibrated(tx, queue, now);
      const pace = callsIn(evidence) < LEAST_CALLS ? null : (secondsPerPerson(evidence) ?? null);
      const isNew = pace === null || lessons.calibration.includes(null);
      states.push({
        service_id: queue.serviceId,
        location_id: queue.locationId,
        updated_at: now,
        seconds_per_person: pace,
        bookings: bookingsOf(queue),
        ...lessons,
        sampled_at: before?.sampled_at ?? EVER,
        ...(isNew ? await untilKnown(tx, queue, paces, now) : { typical: null, known_from: null }),
      });
    }
    await keepForecasts(tx, await sampleWaits(tx, reads, states, now), now);
    await writeStates(tx, states);
    keptOn = today;
  }

  return (): Promise<boolean> => runExclusive(db, 'waits', run);
}

const lessonsOf = ({ calibration, calibrated_on, told, hits }: WaitState) => ({
  calibration,
  calibrated_on,
  told,
  hits,
});

const stateKey = ({ service_id, location_id }: WaitState) =>
  keyOf({ serviceId: service_id, locationId: location_id });
