import type { CallingRule } from '@vez/shared/contracts';

/** The columns of a rule. */
export type RuleRow = Omit<CallingRule, 'order'> & { order: string };

/** The rule of an office from its row. */
export const ruleOf = ({ order, bookingsInTurn, longestWaitMinutes }: RuleRow): CallingRule => ({
  order: order === 'turns' || order === 'times' ? order : 'bookings',
  bookingsInTurn,
  longestWaitMinutes,
});

/** A person who waits. */
export interface Waiting {
  /** The time of a booking, or when a number was taken; ms since 1970. */
  since: number;
  /** A booking before its time. */
  isEarly: boolean;
}

const PARTS = ['due', 'priority', 'others'] as const;
/** Due bookings; numbers with priority; other numbers. Early bookings come last in the part of their priority. */
export type Part = (typeof PARTS)[number];
/** A queue in its parts, each in its own order. */
export type Parts<Person> = Record<Part, readonly Person[]>;
/** The first person of each part. */
export type Firsts<Person extends Waiting = Waiting> = Partial<Record<Part, Person>>;

/** What a rule decides by. */
export interface Moment {
  /** Bookings that the queue has called since its last number. */
  bookingsInARow: number;
  /** ms since 1970 */
  now: number;
}

interface Next {
  part: Part;
  /** Compares the next people of several queues: the lowest rank is called first. */
  rank: number;
}

const MINUTE_MS = 60_000;

/** Whether a number is called although a booking is due. */
function goesFirst(rule: CallingRule, part: Part, number: Waiting, due: Waiting, { bookingsInARow }: Moment) {
  if (rule.order === 'turns') return bookingsInARow >= rule.bookingsInTurn;
  return rule.order === 'times' && (part === 'priority' || number.since < due.since);
}

/** Chooses the part to call from next; undefined if the queue is empty (decision 392). */
export function nextOf(rule: CallingRule, firsts: Firsts, moment: Moment): Next | undefined {
  const bound = (rule.longestWaitMinutes ?? Infinity) * MINUTE_MS;
  const numbers = (['priority', 'others'] as const).filter((part) => firsts[part] !== undefined);
  const overdue = numbers.find((part) => moment.now - firsts[part]!.since >= bound);
  if (overdue !== undefined) return { part: overdue, rank: 0 };
  const number = numbers.find((part) => !firsts[part]!.isEarly);
  const byTime = rule.order === 'times';
  if (firsts.due !== undefined) {
    const isNumber = number !== undefined && goesFirst(rule, number, firsts[number]!, firsts.due, moment);
    if (!isNumber) return { part: 'due', rank: byTime ? 2 : 1 };
    return { part: number, rank: byTime && number === 'others' ? 2 : 1 };
  }
  const [part] = numbers;
  if (part === undefined) return undefined;
  if (part === 'priority') return { part, rank: byTime ? 1 : 2 };
  return { part, rank: firsts[part]!.isEarly ? 4 : byTime ? 2 : 3 };
}

/** A person in the order of a queue. */
export interface Placed<Person> {
  person: Person;
  part: Part;
  rank: number;
  /** How many bookings that do not wait yet may still be called before this person. */
  mayPass: number;
}

/** Everyone who waits, in the order in which `nextOf` calls them. */
export function inOrder<Person extends Waiting>(
  rule: CallingRule,
  parts: Parts<Person>,
  { bookingsInARow, now }: Moment,
): Placed<Person>[] {
  const at = { due: 0, priority: 0, others: 0 };
  const placed: Placed<Person>[] = [];
  let inARow = bookingsInARow;
  for (;;) {
    const firsts: Firsts<Person> = {};
    for (const part of PARTS) {
      const first = parts[part][at[part]];
      if (first !== undefined) firsts[part] = first;
    }
    const next = nextOf(rule, firsts, { bookingsInARow: inARow, now });
    if (next === undefined) return placed;
    const { part, rank } = next;
    const person = firsts[part]!;
    at[part] += 1;
    const isBooking = part === 'due' || person.isEarly;
    const turns = rule.bookingsInTurn * (at.priority + at.others) - bookingsInARow - at.due;
    placed.push({
      person,
      part,
      rank,
      mayPass: rule.order === 'turns' && !isBooking ? Math.max(0, turns) : Infinity,
    });
    inARow = isBooking ? inARow + 1 : 0;
  }
}
