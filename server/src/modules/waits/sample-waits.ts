import type { Queryable } from '../../db/db';
import type { NewForecast } from './keep-forecasts';
import type { QueueReads } from './queue-reads';
import { foresee } from './foresee';
import type { WaitState } from './wait-states';

const SAMPLED_EVERY_MS = 10 * 60_000;

/** The last position, which the next person gets, and another in turn. */
function placesOf(length: number, now: Date): number[] {
  if (length === 0) return [];
  const turn = (Math.floor(now.getTime() / SAMPLED_EVERY_MS) * 7) % length;
  return [...new Set([length - 1, turn])];
}

/** Forecasts some waits of each queue that is due, and records the time in its state. */
export async function sampleWaits(
  db: Queryable,
  reads: QueueReads,
  states: WaitState[],
  now: Date,
): Promise<NewForecast[]> {
  const due = states
    .filter(({ seconds_per_person: pace }) => pace !== null)
    .filter(({ sampled_at }) => now.getTime() - sampled_at.getTime() >= SAMPLED_EVERY_MS);
  if (due.length === 0) return [];
  const keyed = due.map((state) => ({
    state,
    queue: { serviceId: state.service_id, locationId: state.location_id },
  }));
  const queues = keyed.map(({ queue }) => queue);
  const countsOf = await reads.countsOf(db, queues, now);
  const forecasts: NewForecast[] = [];
  for (const { state, queue } of keyed) {
    const { waiting, early, openCounters, isPaused } = countsOf(queue);
    if (isPaused || waiting <= early) continue;
    const order = await reads.orderOf(db, queue, now);
    for (const peopleAhead of placesOf(Math.min(order.length, waiting - early), now)) {
      const { ticketId, passing } = order[peopleAhead]!;
      const forecast = foresee(state, { peopleAhead, openCounters, passing, now });
      if (forecast !== undefined) forecasts.push({ ...queue, ...forecast, peopleAhead, ticketId });
    }
    state.sampled_at = now;
  }
  return forecasts;
}
