import type { CallingRule } from '@vez/shared/contracts';
import { nextOf, type Firsts, type Part, type Waiting } from './calling-rule';

/** A person who was called on a past day. Instants are ms since 1970. */
export interface PastVisit {
  serviceId: number;
  /** When the number was taken, or the holder of a booking arrived. */
  arrivedAt: number;
  /** The time of a booking; null for a number. */
  bookedFor: number | null;
  isPriority: boolean;
  /** How long the person kept a counter busy. */
  busyMs: number;
}

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

interface Person extends Waiting {
  visit: PastVisit;
}

const inTurn = (one: PastVisit, other: PastVisit) =>
  (one.bookedFor ?? one.arrivedAt) - (other.bookedFor ?? other.arrivedAt) || one.arrivedAt - other.arrivedAt;

/** The queue of one service on a day that is played again. */
class PlayedQueue {
  /** Those who have not been called, in the order of their time, and in the order in which they come. */
  private readonly left: PastVisit[];
  private readonly coming: PastVisit[];
  private readonly called = new Set<PastVisit>();
  private bookingsInARow = 0;

  constructor(visits: readonly PastVisit[]) {
    this.left = [...visits].sort(inTurn);
    this.coming = [...visits].sort((one, other) => other.arrivedAt - one.arrivedAt);
  }

  /** When the next person is here; Infinity if all were called. */
  get nextArrival(): number {
    while (this.called.has(this.coming.at(-1)!)) this.coming.pop();
    return this.coming.at(-1)?.arrivedAt ?? Infinity;
  }

  /** Whom the rule calls at an instant; undefined if nobody is here. */
  nextAt(rule: CallingRule, now: number) {
    const firsts: Firsts<Person> = {};
    for (const visit of this.left) {
      if (visit.arrivedAt > now) continue;
      const since = visit.bookedFor ?? visit.arrivedAt;
      const isEarly = since > now;
      const part: Part =
        visit.bookedFor !== null && !isEarly ? 'due' : visit.isPriority ? 'priority' : 'others';
      const first = firsts[part];
      // By time, early bookings come after the numbers of their part.
      if (first === undefined) firsts[part] = { visit, since, isEarly };
    }
    const next = nextOf(rule, firsts, { bookingsInARow: this.bookingsInARow, now });
    return next && { ...firsts[next.part]!, rank: next.rank };
  }

  call({ visit }: Person): void {
    this.left.splice(this.left.indexOf(visit), 1);
    this.called.add(visit);
    this.bookingsInARow = visit.bookedFor === null ? 0 : this.bookingsInARow + 1;
  }
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
