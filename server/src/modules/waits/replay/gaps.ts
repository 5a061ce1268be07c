import type { Pace } from '../model';
import { HOUR, type LoggedTicket } from './office-log';

/** From a call of a counter to its next one. */
export interface Gap {
  at: number;
  endedAt: number;
  /** The person of the first call did not come. */
  isAbsent: boolean;
}

/** A counter without a call for longer has a break. */
const BREAK = HOUR;

/** The gaps during which the next person waited all the time, as `gap-sql.ts` finds them in the database. */
export function gapsOf(tickets: LoggedTicket[]): Gap[] {
  const called = tickets.filter(({ calledAt }) => calledAt !== undefined);
  called.sort((a, b) => a.calledAt! - b.calledAt!);
  const last = new Map<string, LoggedTicket>();
  return called.flatMap((next) => {
    const one = last.get(next.counter);
    last.set(next.counter, next);
    if (one === undefined || next.arrivedAt > one.calledAt! || next.calledAt! - one.calledAt! > BREAK)
      return [];
    return [{ at: one.calledAt!, endedAt: next.calledAt!, isAbsent: one.isAbsent }];
  });
}

const sumOf = (gaps: Gap[]) => ({
  count: gaps.length,
  seconds: gaps.reduce((sum, { at, endedAt }) => sum + endedAt - at, 0),
});

export const paceOf = (gaps: Gap[]): Pace => ({
  served: sumOf(gaps.filter(({ isAbsent }) => !isAbsent)),
  absent: sumOf(gaps.filter(({ isAbsent }) => isAbsent)),
});
