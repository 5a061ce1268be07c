import { addDays } from '@vez/shared/dates';
import { cityDay, cityTime } from '../../city/city';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';
import type { Db } from '../../db/db';
import { minuteOf } from './minute-of';
import { waitRanges } from '.';

const MINUTE = 60;
const DAY = 86_400;
const ROUND = 5 * MINUTE;
const COUNTERS = ['1', '2'];

describe('the waits of a queue', () => {
  let city: TestServer;
  let fines: TestPoint;
  /** Two mornings of nine people in the queue, with real calls by the counters. */
  beforeAll(async () => {
    city = await startTestServer();
    fines = await pointOf(city.db, 'IAM-FIN', 'H24');
    await openCounters();
    await workOneMorning(10);
    city.clock.advance(DAY - 10 * ROUND);
    await workOneMorning(100);
  });
  afterAll(() => city.stop());

  const asCounter: TestServer['call'] = (name, request) =>
    city.call(name, request, { as: city.counterSystem });
  const walkIn = () => asCounter('walkIn', fines);
  const infoNow = async () => {
    city.clock.advance(1);
    return city.call('counterInfo', fines);
  };
  const takeNumber = async (as: TestCaller) =>
    city.call(
      'takeQueueTicket',
      { ...fines, cntToAlert: null, messageCode: null, mobArea: as.mobile.area, mobNum: as.mobile.number },
      { as },
    );

  const openCounters = async () => {
    for (const counter of COUNTERS) await asCounter('openCounter', { ...fines, counter });
  };

  /** Each counter takes five minutes per person; as many people come as are called. */
  async function work(rounds: number) {
    for (let round = 0; round < rounds; round += 1) {
      for (const counter of COUNTERS) {
        await walkIn();
        await asCounter('callNext', { ...fines, counter });
      }
      city.clock.advance(ROUND);
      await city.learnWaits();
    }
  }
  async function workOneMorning(rounds: number) {
    for (let person = 0; person < 9; person += 1) await walkIn();
    await work(rounds);
  }

  it('are shown as a range with its record, once enough of them are known [QUE-03] [DAT-11]', async () => {
    const { waitCount, waitRange } = await infoNow();
    // Nine people at two counters, five minutes each.
    expect(waitCount).toBe(9);
    expect(waitRange!.fromMinutes).toBeLessThanOrEqual(25);
    expect(waitRange!.toMinutes).toBeGreaterThanOrEqual(20);
    expect(waitRange!.toMinutes - waitRange!.fromMinutes).toBeLessThanOrEqual(15);
    const { hits, of } = waitRange!.record!;
    expect(of).toBeGreaterThanOrEqual(50);
    expect(hits).toBeGreaterThan(0.7 * of);
  });

  it('of a new queue are typical: those of its service elsewhere, else of its department', async () => {
    const open = (point: TestPoint) => asCounter('openCounter', { ...point, counter: '1' });
    const told = async (point: TestPoint) => {
      await city.learnWaits();
      city.clock.advance(15);
      return city.call('counterInfo', point);
    };
    const elsewhere = await city.db.query<{ location_id: number }>(
      'SELECT location_id FROM service_location WHERE service_id = $1 AND location_id <> $2 AND ticket',
      [fines.serviceId, fines.locationId],
    );
    const sameService = { ...fines, locationId: elsewhere[0]!.location_id };
    await open(sameService);
    const { waitRange } = await told(sameService);
    // Five minutes each, no people ahead, one counter.
    expect(waitRange).toEqual({
      fromMinutes: expect.any(Number),
      toMinutes: expect.any(Number),
      isTypical: true,
    });
    expect(waitRange!.fromMinutes).toBeLessThanOrEqual(5);
    expect(waitRange!.toMinutes).toBeGreaterThanOrEqual(5);
    await asCounter('closeCounter', { ...sameService, counter: '1' });

    const foreign = await pointOf(city.db, 'DSI-CRC', 'CP');
    await open(foreign);
    await asCounter('walkIn', foreign);
    const unknown = await told(foreign);
    expect([unknown.waitRange, unknown.waitUnknown]).toEqual([undefined, {}]);
    await asCounter('closeCounter', { ...foreign, counter: '1' });
  });

  it('are shown for a ticket by the people ahead of it [TIX-06] [API-33]', async () => {
    const as = await city.citizen();
    const { ticket } = await takeNumber(as);
    // A login expires while two rounds pass.
    const rangeNow = async () => {
      const again = await city.citizen(as.mobile);
      return (await city.call('waitingInfoOfTicket', { id: ticket.id }, { as: again })).waitRange;
    };
    const first = (await rangeNow())!;
    expect((await city.call('ticketById', { id: ticket.id }, { as })).waitRange).toEqual(first);

    await work(2);
    const later = (await rangeNow())!;
    expect(later.toMinutes).toBeLessThan(first.toMinutes);
    await city.call('cancelTicket', { id: ticket.id }, { as: await city.citizen(as.mobile) });
    expect(await rangeNow()).toBeUndefined();
  });

  it('are shown at the office also while no number is given from afar [QUE-03]', async () => {
    const { waitRange } = await infoNow();
    await city.db.query('UPDATE service_location SET queue_paused = true');
    expect((await infoNow()).waitRange).toBeUndefined();
    const { queues } = await asCounter('board', { locationId: fines.locationId });
    const there = { serviceId: fines.serviceId, open: true, waitCount: 9, waitRange };
    expect(queues).toContainEqual(expect.objectContaining(there));
    const { queues: own } = await asCounter('staffSelf', {});
    expect(own).toContainEqual(expect.objectContaining({ ...there, openCounters: COUNTERS }));

    const as = await city.staff({ role: 'supervisor', departmentId: fines.departmentId });
    const { queues: counted } = await city.call('officeCounters', { locationId: fines.locationId }, { as });
    expect(counted).toContainEqual(expect.objectContaining({ serviceId: fines.serviceId, waitRange }));

    await city.db.query('UPDATE service_location SET queue_open = false, queue_paused = false');
    const closed = (await asCounter('board', { locationId: fines.locationId })).queues!;
    expect(closed.find(({ serviceId }) => serviceId === fines.serviceId)).toMatchObject({ open: false });
    expect(closed.filter((queue) => queue.waitRange !== undefined)).toEqual([]);
    await city.db.query('UPDATE service_location SET queue_open = true');
  });

  it('are withheld in a pause, without a counter, and if nothing was learned lately', async () => {
    const isTold = async () => (await infoNow()).waitRange !== undefined;
    expect(await isTold()).toBe(true);

    await city.db.query('UPDATE service_location SET queue_paused = true');
    expect(await isTold()).toBe(false);
    await city.db.query('UPDATE service_location SET queue_paused = false');
    expect(await isTold()).toBe(true);

    for (const counter of COUNTERS) await asCounter('closeCounter', { ...fines, counter });
    expect(await isTold()).toBe(false);
    await openCounters();
    expect(await isTold()).toBe(true);

    city.clock.advance(11 * MINUTE);
    expect(await isTold()).toBe(false);
    await city.learnWaits();
    city.clock.advance(15);
    expect(await isTold()).toBe(true);
  });

  it('are kept without the ticket, and not at all for people who left', async () => {
    const as = await city.citizen();
    const { ticket } = await takeNumber(as);
    city.clock.advance(10 * MINUTE);
    await city.learnWaits();
    const open = () =>
      city.db.query<{ id: string }>('SELECT ticket_id AS id FROM wait_forecast WHERE ticket_id IS NOT NULL');
    expect((await open()).map(({ id }) => id)).toContain(ticket.id);

    await city.call('cancelTicket', { id: ticket.id }, { as: await city.citizen(as.mobile) });
    await city.learnWaits();
    expect((await open()).map(({ id }) => id)).not.toContain(ticket.id);
    await work(8);
    expect(
      await city.db.query('SELECT FROM wait_forecast WHERE ticket_id IS NULL AND waited_seconds < 0'),
    ).toEqual([]);
    city.clock.advance(86_400);
    await city.learnWaits();
    expect(await open()).toEqual([]);
  });

  it('of the previous days show how long people take', async () => {
    const [kept] = await city.db.query<{ served: number; seconds: number }>(
      "SELECT sum(served) AS served, sum(served_seconds) AS seconds FROM wait_pace WHERE day = '2026-12-01'",
    );
    // From each call of two counters to the next one, in ten rounds.
    expect(kept).toEqual({ served: 18, seconds: 18 * ROUND });
  });

  it('count a booking as most of a person, and as a whole one after its arrival', async () => {
    const as = await city.citizen();
    const tomorrow = addDays(cityDay(city.clock.now()), 1);
    const bookable = await pointOf(city.db, 'DSI-CRC', 'CP');
    const { ticket } = await city.call('reserve', reservationOf(bookable, as, tomorrow, '10:30'), { as });
    const soon = new Date(city.clock.now().getTime() + 10 * MINUTE * 1_000);
    await city.db.query(
      'UPDATE ticket SET service_id = $2, location_id = $3, day = $4, booking_time = $5 WHERE id = $1',
      [ticket.id, fines.serviceId, fines.locationId, cityDay(soon), cityTime(soon)],
    );
    const expected = async () => {
      await city.learnWaits();
      const [state] = await city.db.query<{ bookings: [number, number][] }>(
        'SELECT bookings FROM wait_state WHERE service_id = $1 AND location_id = $2',
        [fines.serviceId, fines.locationId],
      );
      return state!.bookings;
    };
    const minute = minuteOf(cityTime(soon));
    expect(await expected()).toEqual([[minute, 0.85]]);
    await city.db.query("UPDATE ticket SET progress = 'waiting', checked_in_at = $2 WHERE id = $1", [
      ticket.id,
      city.clock.now(),
    ]);
    expect(await expected()).toEqual([[minute, 1]]);
    await city.db.query('DELETE FROM ticket WHERE id = $1', [ticket.id]);
    expect(await expected()).toEqual([]);
  });

  it('cost one statement in 15 seconds, however many callers there are', async () => {
    let statements = 0;
    const counting = {
      ...city.db,
      query: (...asked: Parameters<Db['query']>) => {
        statements += 1;
        return city.db.query(...asked);
      },
    } as Db;
    const now = city.clock.now();
    const ask = (afterSeconds: number) =>
      waitRanges(counting, new Date(now.getTime() + afterSeconds * 1_000));
    await Promise.all(Array.from({ length: 50 }, () => ask(0)));
    await ask(14);
    expect(statements).toBe(1);
    const ranges = await ask(16);
    expect(statements).toBe(2);
    expect(ranges(fines, { peopleAhead: 9, openCounters: 2, isOpenAt: () => true })).toMatchObject({
      waitRange: {},
    });
  });
});
