import fc from 'fast-check';
import { addDays } from '@vez/shared/dates';
import type { Db, Queryable } from '../../db/db';
import { createAlerts } from '../alerts';
import { Catalogue } from '../catalogue';
import { outbox } from '../sms';
import { checkPlaces } from '../../testing/history';
import { killWithinBatch } from '../../testing/kill-within-batch';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { createClosureJob } from './closure-job';

const FIRST_DAY = '2026-12-02';
const TIMES = ['09:00', '10:00', '11:00'];
const PEOPLE = 5;

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('reserve' as const, 'edit' as const),
      who: fc.nat(PEOPLE - 1),
      office: fc.nat(1),
      day: fc.nat(2),
      time: fc.constantFrom(...TIMES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('accept' as const, 'accept' as const, 'cancel' as const),
      who: fc.nat(PEOPLE - 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('close' as const), office: fc.nat(1), day: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 25) }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

describe('any history of closures', () => {
  let city: TestServer;
  let offices: TestPoint[];
  beforeEach(async () => {
    city = await startTestServer();
    offices = await Promise.all(['CP', 'MOR'].map((code) => pointOf(city.db, 'DSI-BIR-N', code)));
    await Promise.all(offices.map((point) => adjustPoint(city.db, point, { slot_capacity: 2 })));
    await city.refreshCatalogue();
  });
  afterEach(() => city.stop());

  const dayOf = (day: number) => addDays(FIRST_DAY, day);
  const whole = (day: string) => ({ from: `${day}T00:00:00+08:00`, until: `${day}T23:59:00+08:00` });

  async function play(history: Act[]) {
    await city.db.query(
      'TRUNCATE ticket, closed_ticket, earlier_wish, earlier_offer, notice_receiver, slot, freed_place, idempotency_key, sms_outbox',
    );
    await city.db.query('DELETE FROM closure');
    city.clock.set('2026-12-01T09:31');
    await city.runClosures();
    const mobiles = (await Promise.all(Array.from({ length: PEOPLE }, () => city.citizen()))).map(
      ({ mobile }) => mobile,
    );
    const tickets = new Map<number, string>();
    const closures: string[] = [];

    async function run(one: Act) {
      if (one.do === 'wait') return city.clock.advance(one.hours * 3_600);
      if (one.do === 'close') {
        const { locationId } = offices[one.office]!;
        const body = { locationId, serviceId: null, reason: 'works' as const, ...whole(dayOf(one.day)) };
        const answer = await city.send('closeOffice', body, { as: await city.staff({ role: 'supervisor' }) });
        if (answer.statusCode === 200) closures.push(answer.json<{ closureId: string }>().closureId);
        return answer;
      }
      if (one.do === 'reopen') {
        const closureId = closures[one.which % Math.max(1, closures.length)];
        const as = await city.staff({ role: 'supervisor' });
        return closureId === undefined ? undefined : city.send('reopenOffice', { closureId }, { as });
      }
      const as = await city.citizen(mobiles[one.who]);
      const id = tickets.get(one.who);
      if (one.do === 'reserve') {
        const wanted = reservationOf(offices[one.office]!, as, dayOf(one.day), one.time);
        const answer = await city.send('reserve', wanted, { as });
        if (answer.statusCode === 200)
          tickets.set(one.who, answer.json<{ ticket: { id: string } }>().ticket.id);
        return answer;
      }
      if (id === undefined) return undefined;
      if (one.do === 'accept') return city.send('acceptNewTime', { id }, { as });
      if (one.do === 'cancel') return city.send('cancelTicket', { id }, { as });
      if (!('time' in one)) return undefined;
      const moved = reservationOf(offices[one.office]!, as, dayOf(one.day), one.time);
      return city.send('editReservation', { ...moved, id }, { as });
    }

    for (const one of history) {
      const answer = await run(one);
      if (answer && answer.statusCode >= 500)
        throw new Error(`${answer.body} ${JSON.stringify(city.faults)}`);
      await city.runClosures();
      await city.sweep();
      await checkPlaces(city);
      const twice = await city.db.query(
        'SELECT ticket_id, count(*) FROM closed_ticket GROUP BY closure_id, ticket_id HAVING count(*) > 1',
      );
      // Every booking within a closure has a row.
      const skipped = await city.db.query(
        `SELECT t.id FROM ticket t JOIN closure c ON c.location_id = t.location_id AND c.reopened_at IS NULL
         WHERE t.progress = 'booked' AND (t.day || ' ' || t.booking_time || '+08')::timestamptz >= c.starts_at
           AND (t.day || ' ' || t.booking_time || '+08')::timestamptz < c.ends_at AND c.ends_at > $1
           AND NOT EXISTS (SELECT FROM closed_ticket o WHERE o.ticket_id = t.id AND o.state IN ('held', 'none'))`,
        [city.clock.now()],
      );
      expect({ twice, skipped }).toEqual({ twice: [], skipped: [] });
    }
  }

  /** A job that does something else before each message about a booking. */
  async function jobWith(db: Db, before: (tx: Queryable) => Promise<unknown>) {
    const deps = { db, clock: city.clock, log: { info() {}, warn() {}, error() {} } };
    const catalogue = await Catalogue.load(deps);
    const alerts = createAlerts(outbox, catalogue, { addressOf: ({ uid }) => `https://vez.test/t#${uid}` });
    const slow: typeof alerts = {
      ...alerts,
      async tellClosure(tx, ...about) {
        await before(tx);
        return alerts.tellClosure(tx, ...about);
      },
    };
    return createClosureJob({ ...deps, catalogue, alerts: slow, freedDelaySeconds: 0 });
  }
  const close = async (more: object = {}) => {
    const body = { locationId: offices[0]!.locationId, serviceId: null, reason: 'fault' as const };
    const as = await city.staff({ role: 'supervisor' });
    return city.call('closeOffice', { ...body, ...whole(FIRST_DAY), ...more }, { as });
  };
  const reserve = async () => {
    const as = await city.citizen();
    await city.call('reserve', reservationOf(offices[0]!, as, FIRST_DAY, '09:00'), { as });
    return as;
  };

  it('ends no number of a closure that is reopened while the job runs [QUE-21]', async () => {
    await reserve();
    const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    const { ticketId } = await city.call('walkIn', queue, { as: city.counterSystem });
    const { closureId } = await close({ from: '2026-12-01T09:31:00+08:00', endsNumbers: true });
    const as = await city.staff({ role: 'supervisor' });
    const job = await jobWith(city.db, () => city.call('reopenOffice', { closureId }, { as }));
    await job();
    const [ticket] = await city.db.query<{ progress: string }>('SELECT progress FROM ticket WHERE id = $1', [
      ticketId,
    ]);
    expect(ticket!.progress).toBe('waiting');
  });

  it('continues with other closures when one fails, and reports the fault', async () => {
    const first = await reserve();
    await close();
    const other = await city.citizen();
    await city.call('reserve', reservationOf(offices[1]!, other, FIRST_DAY, '10:00'), { as: other });
    city.clock.advance(1);
    await close({ locationId: offices[1]!.locationId });
    let calls = 0;
    const job = await jobWith(city.db, async () => {
      calls += 1;
      if (calls === 1) throw new Error('one fails');
    });
    await expect(job()).rejects.toThrow('one fails');
    expect(await city.messagesTo(other, 'closure')).toHaveLength(1);
    await city.runClosures();
    expect(await city.messagesTo(first, 'closure')).toHaveLength(1);
  });

  it('never sells a place twice, loses one, or skips a booking [API-24]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 30 }), (history) =>
        expect(play(history)).resolves.toBeUndefined(),
      ),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('continues in another process if a process is killed within a batch [FLT-65]', async () => {
    await adjustPoint(city.db, offices[0]!, { slot_capacity: 4 });
    await city.refreshCatalogue();
    const people = [await reserve(), await reserve(), await reserve()];
    await close();
    await killWithinBatch(city, jobWith, async () => {
      await city.runClosures();
      expect(await city.messagesTo(people[0]!, 'closure')).toEqual([]);
    });
    for (let time = 0; time < 2; time += 1) await city.runClosures();
    const got = await Promise.all(people.map((one) => city.messagesTo(one, 'closure')));
    expect(got.map(({ length }) => length)).toEqual([1, 1, 1]);
    await checkPlaces(city);
  });
});
