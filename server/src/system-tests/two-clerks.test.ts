import { isDeepStrictEqual } from 'node:util';
import { cityTime } from '../city/city';
import type { TestPoint } from '../testing/service-point';
import { clerkAt, randomFrom } from '../testing/history/two-clerks';
import { startVisiting, type Visiting } from '../testing/visiting';

/** Steps of one minute: an hour. */
const STEPS = 60;
/** Hours with different chances; the nightly run has another one. */
const TRIED = process.env.VEZ_NIGHTLY === 'yes' ? '1,2' : '1';
const SEEDS = (process.env.VEZ_CLERK_SEEDS ?? TRIED).split(',').map(Number);
const DAY = '2026-12-02';

interface Row {
  id: string;
  type: string;
  progress: string;
  priority: boolean;
  booking_time: string;
  created_at: Date;
  checked_in_at: Date | null;
  transferred_at: Date | null;
  parked_at: Date | null;
  service_id: number;
  counter_name: string;
}

interface Place {
  id: string;
  /** Of two people with the same rank, either may be called first. */
  rank: string;
}

/** The calling order according to the guide. Does not use the statements of the server. */
function lineOf(rows: Row[], now: Date): Place[] {
  const time = cityTime(now);
  const rankOf = ({ type, priority, booking_time, created_at, checked_in_at, transferred_at }: Row) => {
    // A transferred person keeps their time of arrival in the other queue, whatever time they had booked.
    const isBooking = type !== 'QUEUE' && transferred_at === null;
    const since = type === 'QUEUE' || isBooking ? created_at : checked_in_at!;
    const isDue = isBooking && booking_time <= time;
    const group = isDue ? 0 : priority ? 1 : isBooking ? 3 : 2;
    return [String(group), isBooking ? booking_time : '', since.toISOString()].join(' ');
  };
  return rows
    .filter(({ progress }) => progress === 'waiting')
    .map((row) => ({ id: row.id, rank: rankOf(row) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
}

describe('two clerks for an hour, on a connection that fails at times', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  const rowsOf = () =>
    office.city.db.query<Row>(
      `SELECT id, type, progress, priority, booking_time, created_at, checked_in_at, transferred_at, parked_at,
         service_id, counter_name FROM ticket WHERE day = $1`,
      [DAY],
    );
  const calledIn = (rows: Row[]) =>
    rows.filter(({ progress }) => progress !== 'waiting' && progress !== 'booked');

  async function bookDay() {
    const bookings = [];
    for (const time of ['10:00', '10:00', '10:30']) {
      for (const at of [office.first, office.second]) {
        bookings.push((await office.book(await office.city.citizen(), time, at)).qrcodeImg);
      }
    }
    return bookings;
  }

  it.each(SEEDS)('call no one twice, skip no one, and keep to the order (seed %i)', async (seed) => {
    const { city, first, second } = office;
    const as = city.counterSystem;
    const random = randomFrom(seed);
    const hall = {
      ...{ city, as, random, locationId: first.locationId },
      serviceIds: [first.serviceId, second.serviceId],
    };
    const bookings = await bookDay();
    await city.call('openCounter', { ...first, counter: '2' }, { as });
    await city.call('openCounter', { ...second, counter: '2' }, { as });
    const clerks = [clerkAt(hall, '1'), clerkAt(hall, '2')];
    city.clock.set(`${DAY}T09:45`);

    async function letArrive() {
      const kiosk = await city.staff({ role: 'kiosk', offices: [first.locationId] });
      const draw = random();
      const at: TestPoint = random() < 0.5 ? first : second;
      if (draw < 0.7) await office.walkIn(at, random() < 0.1);
      // People who come too early or too late are refused; some never come.
      const booking = bookings[Math.floor(random() * bookings.length * 4)];
      if (booking !== undefined) await city.send('checkInFor', { code: booking }, { as: kiosk });
      await city.sweepVisits();
    }

    async function act(isLast: boolean) {
      const before = await rowsOf();
      const line = lineOf(before, city.clock.now());
      await Promise.all(clerks.map((clerk) => clerk.act(isLast)));
      const after = await rowsOf();
      const wasCalled = new Set(calledIn(before).map(({ id }) => id));
      const called = calledIn(after).flatMap(({ id }) => (wasCalled.has(id) ? [] : id));
      // A person may have been transferred before the other clerk called, or after.
      const sentOn = after.filter(
        (row) => before.find(({ id }) => id === row.id)?.service_id !== row.service_id,
      );
      const others = before.filter(({ id }) => sentOn.every((row) => row.id !== id));
      const joined = [...others, ...sentOn.map((row) => ({ ...row, progress: 'waiting' }))];
      const lines = [line, lineOf(joined, city.clock.now())];
      const orders = lines.map((each) => ({
        first: each.slice(0, called.length).map(({ rank }) => rank),
        called: each.filter(({ id }) => called.includes(id)).map(({ rank }) => rank),
      }));
      const isInOrder = orders.some(({ first, called }) => isDeepStrictEqual(first, called));
      expect(isInOrder || orders).toBe(true);
      const there = after
        .filter(({ progress, parked_at }) => progress === 'called' && parked_at === null)
        .map((row) => row.counter_name);
      expect(new Set(there).size).toBe(there.length);
    }

    for (let step = 0; step < STEPS; step += 1) {
      city.clock.advance(60);
      await letArrive();
      await act(false);
    }
    // No one comes any more: all who wait are called, then both go home.
    const isOver = async () => lineOf(await rowsOf(), city.clock.now()).length === 0;
    while (!(await isOver())) {
      city.clock.advance(1);
      await act(false);
    }
    while (!clerks.every((clerk) => clerk.isIdle())) await act(true);

    const done = await city.db.query<{ id: string; calls: number; sentOn: number; parked: number }>(
      `SELECT ticket_id AS id, count(*) FILTER (WHERE route = '/api/counter/next') AS calls,
         count(*) FILTER (WHERE route = '/api/counter/transfer') AS "sentOn",
         count(*) FILTER (WHERE route = '/api/counter/park') AS parked
       FROM audit WHERE ticket_id IS NOT NULL AND route LIKE '/api/counter/%' GROUP BY 1`,
    );
    const called = done.filter(({ calls }) => calls > 0);
    const rows = await rowsOf();
    const arrived = rows.filter(({ counter_name }) => counter_name !== '');
    expect(called.filter(({ calls, sentOn }) => calls !== 1 + sentOn)).toEqual([]);
    expect(called.map(({ id }) => id).sort()).toEqual(arrived.map(({ id }) => id).sort());
    expect(arrived.length).toBeGreaterThan(20);
    expect(done.some(({ sentOn }) => sentOn > 0)).toBe(true);
    expect(done.some(({ parked }) => parked > 0)).toBe(true);
    const missed = rows.filter(({ checked_in_at }) => checked_in_at === null);
    expect(missed.map(({ progress, counter_name }) => progress + counter_name)).toEqual(
      missed.map(() => 'absent'),
    );
    expect(new Set(rows.map(({ progress }) => progress))).toEqual(new Set(['treated', 'absent']));
  });
});
