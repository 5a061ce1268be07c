import { measureMonth } from './measure';
import { MONTHS } from './months';
import { readLog } from './read-log';
import { replay, type Asked } from '../../modules/waits/replay/replay';
import { simulateOffice } from './simulate-office';

const figures: Record<string, { asked: Asked[] }> = {};
/** One office, against four in the bench: single days weigh more. */
const askedIn = (name: string) =>
  (figures[name] ??= replay(simulateOffice({ ...MONTHS[name]!, name, seed: 101 }))).asked;

describe.each(Object.keys(MONTHS))('a month of %s', (name) => {
  it('holds eight of ten waits in its ranges', () => {
    const { coverage, count } = measureMonth(askedIn(name));
    expect(count).toBeGreaterThan(500);
    expect(coverage).toBeGreaterThan(77);
    expect(coverage).toBeLessThan(85);
  });

  it('gives narrower ranges than people × mean ÷ counters for the same hits', () => {
    const { width, naiveWidth } = measureMonth(askedIn(name));
    expect(width).toBeLessThan(naiveWidth);
  });

  it('is off by at most three minutes for both short queues and long ones', () => {
    for (const { bias } of measureMonth(askedIn(name)).byLength) expect(Math.abs(bias)).toBeLessThan(3);
  });
});

it('gives no range on the first day of a service', () => {
  const firstDay = askedIn('a new service').filter(({ at }) => at < 86_400);
  expect(firstDay.slice(0, 20).map(({ range }) => range)).toEqual(firstDay.slice(0, 20).map(() => null));
});

it('reads a recorded log, and counts the counters that call as open', () => {
  const csv = `arrived_at,called_at,counter,absent,booked_for
2026-12-01T01:00:00Z,2026-12-01T01:05:00Z,1,false,
2026-12-01T01:01:00Z,2026-12-01T01:10:00Z,2,true,
,,,,2026-12-01T02:00:00Z`;
  const log = readLog('fines', csv, 8);
  expect(log.tickets[0]).toMatchObject({ arrivedAt: 32_400, calledAt: 32_700, isAbsent: false });
  expect(log.tickets[2]).toMatchObject({ arrivedAt: Infinity, bookedFor: 36_000 });
  expect(log.counters.map(({ open }) => open)).toEqual([1, 2, 1, 0]);
  expect(() => readLog('fines', csv.replace('2026-12-01T01:05:00Z', 'soon'), 8)).toThrow('Line 2');
});
