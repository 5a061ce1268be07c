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

interface Person extends Waiting {
  visit: PastVisit;
}

const inTurn = (one: PastVisit, other: PastVisit) =>
  (one.bookedFor ?? one.arrivedAt) - (other.bookedFor ?? other.arrivedAt) || one.arrivedAt - other.arrivedAt;

/** The queue of one service on a day that is played again. */
export class PlayedQueue {
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

  /** Chooses the next person by a rule; undefined if the queue is empty at that time. */
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
