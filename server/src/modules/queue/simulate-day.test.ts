import type { CallingRule } from '@vez/shared/contracts';
import type { PastVisit } from './played-queue';
import { simulateDay, type PastDay } from './simulate-day';

const MINUTE = 60_000;
const OPENS = 540 * MINUTE;

const rule = (more: Partial<CallingRule> = {}): CallingRule => ({
  ...{ order: 'bookings', bookingsInTurn: 1, longestWaitMinutes: null },
  ...more,
});
/** Minutes since the office opened. */
const number = (at: number, more: Partial<PastVisit> = {}): PastVisit => ({
  ...{
    serviceId: 1,
    arrivedAt: OPENS + at * MINUTE,
    bookedFor: null,
    isPriority: false,
    busyMs: 10 * MINUTE,
  },
  ...more,
});
const booking = (at: number, arrived = at): PastVisit => number(arrived, { bookedFor: OPENS + at * MINUTE });
const counters = (count: number, serviceIds = [1]) =>
  Array.from({ length: count }, () => ({ serviceIds, from: OPENS, until: OPENS + 480 * MINUTE }));
/** Minutes: those of bookings, then those of numbers, each in the order of their calls. */
function waits(by: CallingRule, day: PastDay) {
  const all = simulateDay(by, day);
  const of = (isBooking: boolean) =>
    all.filter((one) => one.isBooking === isBooking).map(({ waitMs }) => waitMs / MINUTE);
  return { booked: of(true), numbers: of(false) };
}

describe('a past day that is played again', () => {
  // One counter, and twice as many people as it serves.
  const crowded = {
    visits: [number(0), number(1), booking(10), booking(10), booking(20), booking(30)],
    counters: counters(1),
  };

  it('keeps bookings short and numbers waiting, the longer the more bookings come [QUE-03]', () => {
    expect(waits(rule(), crowded)).toEqual({ booked: [0, 10, 10, 10], numbers: [0, 49] });
  });

  it('shares the wait by turns or by time, with the same people [QUE-03]', () => {
    expect(waits(rule({ order: 'turns' }), crowded)).toEqual({ booked: [0, 20, 20, 20], numbers: [0, 19] });
    expect(waits(rule({ order: 'times' }), crowded)).toEqual({ booked: [10, 20, 20, 20], numbers: [0, 9] });
    expect(waits(rule({ longestWaitMinutes: 25 }), crowded).numbers).toEqual([0, 29]);
  });

  it('counts a booking from its time on, and calls an early holder if nobody else is there', () => {
    expect(waits(rule(), { visits: [booking(30, 5)], counters: counters(1) }).booked).toEqual([0]);
    const late = { visits: [number(0), booking(0, 3)], counters: counters(1) };
    expect(waits(rule(), late).booked).toEqual([7]);
  });

  it('calls from several queues at counters that serve them, and stays until all were called', () => {
    const other = { serviceId: 2 };
    const day = {
      visits: [number(0), number(0, other), number(1, other)],
      counters: [...counters(1, [1]), ...counters(1, [1, 2])],
    };
    expect(waits(rule(), day).numbers).toEqual([0, 0, 9]);
    const short = {
      visits: [number(0), number(1)],
      counters: [{ ...counters(1)[0]!, until: OPENS + MINUTE }],
    };
    expect(waits(rule(), short).numbers).toEqual([0, 9]);
  });

  it('serves as many people in every order', () => {
    const visits = Array.from({ length: 200 }, (_, at) => (at % 3 === 0 ? booking(at) : number(at)));
    for (const order of ['bookings', 'turns', 'times'] as const) {
      const { booked, numbers } = waits(rule({ order }), { visits, counters: counters(9) });
      expect([booked.length, numbers.length]).toEqual([67, 133]);
    }
  });
});
