import fc from 'fast-check';
import type { CallingRule } from '@vez/shared/contracts';
import { inOrder, nextOf, type Parts, type Waiting } from './calling-rule';

const MINUTE = 60_000;
const NOW = 600 * MINUTE;

type Person = Waiting & { name: string };
const booked = (name: string, minute: number): Person => ({
  name,
  since: minute * MINUTE,
  isEarly: minute * MINUTE > NOW,
});
const number = (name: string, minute: number): Person => ({ name, since: minute * MINUTE, isEarly: false });

const parts: Parts<Person> = {
  due: [booked('B1', 570), booked('B2', 585), booked('B3', 600)],
  priority: [number('P1', 598)],
  others: [number('N1', 560), number('N2', 580), number('N3', 590), booked('E1', 615)],
};
const rule = (more: Partial<CallingRule>): CallingRule => ({
  ...{ order: 'bookings', bookingsInTurn: 2, longestWaitMinutes: null },
  ...more,
});
const orderBy = (of: CallingRule, bookingsInARow = 0) =>
  inOrder(of, parts, { bookingsInARow, now: NOW })
    .map(({ person }) => person.name)
    .join(' ');

describe('whom a queue calls next', () => {
  it('is a due booking, then priority, then a number, and early bookings last [QUE-03]', () => {
    expect(orderBy(rule({}))).toBe('B1 B2 B3 P1 N1 N2 N3 E1');
  });

  it('is a number after so many bookings, also of those called before [QUE-03]', () => {
    expect(orderBy(rule({ order: 'turns' }))).toBe('B1 B2 P1 B3 N1 N2 N3 E1');
    expect(orderBy(rule({ order: 'turns' }), 1)).toBe('B1 P1 B2 B3 N1 N2 N3 E1');
    expect(orderBy(rule({ order: 'turns', bookingsInTurn: 1 }), 9)).toBe('P1 B1 N1 B2 N2 B3 N3 E1');
  });

  it('is the earliest time of a booking or number, after priority [QUE-03]', () => {
    expect(orderBy(rule({ order: 'times' }))).toBe('P1 N1 B1 N2 B2 N3 B3 E1');
  });

  it('is a number that has waited as long as the bound, under any rule [QUE-03]', () => {
    expect(orderBy(rule({ longestWaitMinutes: 20 }))).toBe('N1 N2 B1 B2 B3 P1 N3 E1');
    expect(orderBy(rule({ order: 'turns', longestWaitMinutes: 40 }))).toBe('N1 B1 B2 P1 B3 N2 N3 E1');
  });

  it('tells each number how many more bookings its turn lets pass', () => {
    const told = inOrder(rule({ order: 'turns' }), parts, { bookingsInARow: 1, now: NOW });
    // P1 comes after one booking, N1 after three: no more fit before P1, and none before N1.
    expect(told.map(({ person, mayPass }) => [person.name, mayPass])).toEqual([
      ['B1', Infinity],
      ['P1', 0],
      ['B2', Infinity],
      ['B3', Infinity],
      ['N1', 0],
      ['N2', 2],
      ['N3', 4],
      ['E1', Infinity],
    ]);
  });

  it('keeps the order within each part, and calls the first of the order next, whatever the rule', () => {
    const people = (kind: string, from: number, to: number) =>
      fc
        .array(fc.integer({ min: from, max: to }), { maxLength: 8 })
        .map((minutes) =>
          minutes.sort((one, other) => one - other).map((minute, at) => number(`${kind}${at}`, minute)),
        );
    const queue = fc.record({
      due: people('B', 500, 600),
      priority: people('P', 400, 600),
      others: people('N', 400, 600),
    });
    const anyRule = fc.record<CallingRule>({
      order: fc.constantFrom('bookings', 'turns', 'times'),
      bookingsInTurn: fc.integer({ min: 1, max: 9 }),
      longestWaitMinutes: fc.option(fc.integer({ min: 10, max: 480 })),
    });
    fc.assert(
      fc.property(queue, anyRule, fc.nat(9), (line, by, bookingsInARow) => {
        const moment = { bookingsInARow, now: NOW };
        const order = inOrder(by, line, moment).map(({ person }) => person);
        expect(order).toHaveLength(line.due.length + line.priority.length + line.others.length);
        for (const part of [line.due, line.priority, line.others]) {
          expect(order.filter((one) => part.includes(one))).toEqual(part);
        }
        const firsts = Object.fromEntries(
          Object.entries(line).flatMap(([part, [first]]) => (first === undefined ? [] : [[part, first]])),
        );
        const next = nextOf(by, firsts, moment);
        expect(next && line[next.part][0]).toBe(order[0]);
      }),
    );
  });
});
