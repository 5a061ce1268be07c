import fc from 'fast-check';
import {
  aimedShare,
  calibrate,
  callsIn,
  expectedSeconds,
  forecastOf,
  isHit,
  knownFrom,
  LEAST_OUTCOMES,
  LENGTHS,
  NO_PACE,
  secondsPerPerson,
  WANTED_SHARE,
  type Outcome,
} from '.';

const paceOf = (count: number, seconds: number, absent = 0) => ({
  served: { count, seconds: count * seconds },
  absent: { count: absent, seconds: absent * 60 },
});
const NOBODY = { recent: NO_PACE, sameHour: NO_PACE, usual: NO_PACE };

describe('the pace of a queue', () => {
  it('is unknown before the first person was served', () => {
    expect(secondsPerPerson(NOBODY)).toBeUndefined();
    expect(callsIn(NOBODY)).toBe(0);
  });

  it('is the mean of the previous days, until the last hour differs', () => {
    const usual = paceOf(1_000, 300);
    expect(secondsPerPerson({ ...NOBODY, usual })).toBeCloseTo(300);
    const few = secondsPerPerson({ ...NOBODY, usual, recent: paceOf(5, 600) })!;
    const many = secondsPerPerson({ ...NOBODY, usual, recent: paceOf(100, 600) })!;
    expect(few).toBeGreaterThan(300);
    expect(many).toBeGreaterThan(few);
    expect(many).toBeLessThan(600);
  });

  it('is quicker with people who do not come', () => {
    const usual = paceOf(900, 300, 100);
    const wave = secondsPerPerson({ ...NOBODY, usual, recent: paceOf(20, 300, 20) })!;
    expect(wave).toBeLessThan(secondsPerPerson({ ...NOBODY, usual })!);
  });
});

describe('the expected wait', () => {
  const known = { secondsPerPerson: 300, bookings: [] };

  it('is all people ahead and one’s own call, over the open counters', () => {
    expect(expectedSeconds({ peopleAhead: 7, openCounters: 4, minute: 600 }, known)).toBe(600);
  });

  it('counts only bookings that come due before one’s own call', () => {
    const queue = { peopleAhead: 3, openCounters: 2, minute: 600 };
    const at = (...bookings: [number, number][]) => expectedSeconds(queue, { ...known, bookings });
    expect(at([605, 1])).toBe(750);
    expect(at([592, 0.5])).toBe(675);
    expect(at([700, 1], [500, 1])).toBe(600);
  });
});

const outcomesOf = (ratios: number[], peopleAhead = 4): Outcome[] =>
  ratios.map((ratio) => ({ peopleAhead, expectedSeconds: 1_200, waitedSeconds: 1_200 * ratio, range: null }));
const spread = (count: number) => Array.from({ length: count }, (_, at) => 0.5 + at / count);
const foresee = (outcomes: Outcome[], peopleAhead = 4) =>
  forecastOf(
    { peopleAhead, openCounters: 1, minute: 600 },
    { secondsPerPerson: 300, bookings: [], calibration: calibrate(outcomes) },
  );

describe('the range', () => {
  it('is withheld while too few waits were seen', () => {
    expect(foresee(outcomesOf(spread(LEAST_OUTCOMES - 1))).range).toBeNull();
    expect(foresee(outcomesOf(spread(LEAST_OUTCOMES))).range).not.toBeNull();
  });

  it('covers the middle eight of ten previous waits, in steps of five minutes', () => {
    expect(foresee(outcomesOf(spread(200)))).toEqual({
      expectedSeconds: 1_500,
      range: { fromMinutes: 15, toMinutes: 35 },
    });
  });

  it('uses queues of the same length, once there are enough of them', () => {
    const long = outcomesOf(spread(200), 20);
    const short = outcomesOf(
      spread(200).map((ratio) => ratio * 2),
      1,
    );
    expect(foresee([...short, ...long], 20).range).toEqual(foresee(long, 20).range);
    expect(foresee([...short, ...long], 4).range).not.toBeNull();
  });

  it('never ends before it begins, and is at least one step wide', () => {
    const ratio = fc.double({ min: 0, max: 8, noNaN: true });
    const history = fc.array(ratio, { minLength: LEAST_OUTCOMES, maxLength: 60 });
    fc.assert(
      fc.property(history, fc.constantFrom(...LENGTHS), (ratios, peopleAhead) => {
        const { fromMinutes, toMinutes } = foresee(outcomesOf(ratios), peopleAhead).range!;
        expect(fromMinutes).toBeGreaterThanOrEqual(0);
        expect(toMinutes - fromMinutes).toBeGreaterThanOrEqual(5);
        expect([fromMinutes % 5, toMinutes % 5]).toEqual([0, 0]);
      }),
    );
  });

  it('widens with misses and narrows with hits', () => {
    expect(aimedShare([])).toBe(WANTED_SHARE);
    expect(aimedShare([false])).toBeGreaterThan(WANTED_SHARE);
    expect(aimedShare([true])).toBeLessThan(WANTED_SHARE);
    expect(aimedShare([true, true, true, true, false])).toBeCloseTo(WANTED_SHARE);
  });

  it('includes its first and its last minute', () => {
    const range = { fromMinutes: 10, toMinutes: 20 };
    expect([599, 600, 1_200, 1_201].map((seconds) => isHit(range, seconds))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('when the wait of a new queue will be known', () => {
  const now = new Date('2026-12-01T01:31:00Z');
  const at = (known: Parameters<typeof knownFrom>[0]) => knownFrom(known, now)?.toISOString();

  it('is when enough calls and waits are known at the last hour’s pace, in half hours', () => {
    // An hour for ten calls, two and a half for thirty waits.
    expect(at({ calls: 20, callsInLastHour: 10, outcomes: 0 })).toBe('2026-12-01T05:30:00.000Z');
    expect(at({ calls: 40, callsInLastHour: 10, outcomes: 24 })).toBe('2026-12-01T02:30:00.000Z');
  });

  it('is unknown while no calls are made', () => {
    expect(at({ calls: 3, callsInLastHour: 0, outcomes: 0 })).toBeUndefined();
  });
});
