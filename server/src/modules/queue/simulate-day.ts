import type { CallingRule } from '@vez/shared/contracts';
import { PlayedQueue, type PastVisit } from './played-queue';

/** A counter of a past day: which queues it called from, and when. */
export interface PastCounter {
  serviceIds: readonly number[];
  from: number;
  until: number;
}

export interface PastDay {
  visits: readonly PastVisit[];
  counters: readonly PastCounter[];
}

/** How long a person would have waited: a booking from its time on. */
export interface SimulatedWait {
  isBooking: boolean;
  waitMs: number;
}

/**
 * Plays a past day again under a rule: the same people keep the same counters busy for as long as they did, and only
 * the order of their calls changes. Counters stay until everyone was called.
 */
export function simulateDay(rule: CallingRule, { visits, counters }: PastDay): SimulatedWait[] {
  const services = [...new Set(visits.map(({ serviceId }) => serviceId))];
  const queues = new Map(
    services.map((id) => [id, new PlayedQueue(visits.filter(({ serviceId }) => serviceId === id))]),
  );
  const atWork = counters.map(({ serviceIds, from, until }) => ({
    freeAt: from,
    until,
    queues: serviceIds.flatMap((id) => queues.get(id) ?? []),
  }));
  const waits: SimulatedWait[] = [];
  for (;;) {
    const needed = atWork.filter((one) => one.queues.some(({ nextArrival }) => nextArrival < Infinity));
    const onDuty = needed.filter(({ freeAt, until }) => freeAt < until);
    const counter = (onDuty.length > 0 ? onDuty : needed).reduce<(typeof atWork)[number] | undefined>(
      (first, one) => (first === undefined || one.freeAt < first.freeAt ? one : first),
      undefined,
    );
    if (counter === undefined) return waits;
    const now = counter.freeAt;
    const next = counter.queues
      .flatMap((queue) => {
        const one = queue.nextAt(rule, now);
        return one === undefined ? [] : { queue, one };
      })
      .sort((a, b) => a.one.rank - b.one.rank || a.one.since - b.one.since)[0];
    if (next === undefined) {
      counter.freeAt = Math.min(...counter.queues.map(({ nextArrival }) => nextArrival));
      continue;
    }
    const { visit, since } = next.one;
    next.queue.call(next.one);
    const from = Math.max(since, visit.arrivedAt);
    waits.push({ isBooking: visit.bookedFor !== null, waitMs: Math.max(0, now - from) });
    counter.freeAt = now + visit.busyMs;
  }
}
