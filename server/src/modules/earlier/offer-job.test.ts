import fc from 'fast-check';
import { addDays, toWireDate } from '@vez/shared/dates';
import type { Db, Queryable } from '../../db/db';
import { createAlerts } from '../alerts';
import { Catalogue } from '../catalogue';
import { outbox } from '../sms';
import { checkPlaces } from '../../testing/history';
import { killWithinBatch } from '../../testing/kill-within-batch';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { createEarlierJob } from './offer-job';

const FIRST_DAY = '2026-12-02';
const TIMES = ['09:00', '10:00', '11:00'];
const PEOPLE = 6;

const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('reserve' as const, 'reserve' as const, 'edit' as const),
      who: fc.nat(PEOPLE - 1),
      office: fc.nat(1),
      day: fc.nat(2),
      time: fc.constantFrom(...TIMES),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('ask' as const, 'ask' as const, 'take' as const, 'keep' as const, 'stop' as const),
      who: fc.nat(PEOPLE - 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), who: fc.nat(PEOPLE - 1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('close' as const), office: fc.nat(1), day: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 16) }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

interface OfferRow {
  ticketId: string;
  locationId: number;
  day: string;
  time: string;
}

describe('any history of offers', () => {
  let city: TestServer;
  let offices: TestPoint[];
  async function start(freedDelaySeconds: number) {
    city = await startTestServer({ env: { VEZ_FREED_DELAY_SECONDS: String(freedDelaySeconds) } });
    offices = await Promise.all(['CP', 'MOR'].map((code) => pointOf(city.db, 'DSI-BIR-N', code)));
    await Promise.all(offices.map((point) => adjustPoint(city.db, point, { slot_capacity: 1 })));
    await city.refreshCatalogue();
  }
  afterEach(() => city.stop());

  const dayOf = (day: number) => addDays(FIRST_DAY, day);
  const wish = (until = '12:00') => ({
    notBefore: toWireDate(FIRST_DAY),
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    from: '09:00',
    until,
    locationIds: offices.map(({ locationId }) => locationId),
  });

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

    async function run(one: Act) {
      if (one.do === 'wait') return city.clock.advance(one.minutes * 60);
      if (one.do === 'close') {
        const scope = {
          locationId: offices[one.office]!.locationId,
          serviceId: null,
          reason: 'works' as const,
        };
        const day = dayOf(one.day);
        const body = { ...scope, from: `${day}T00:00:00+08:00`, until: `${day}T23:59:00+08:00` };
        return city.send('closeOffice', body, { as: await city.staff({ role: 'supervisor' }) });
      }
      const as = await city.citizen(mobiles[one.who]);
      const id = tickets.get(one.who);
      if (one.do === 'reserve') {
        const answer = await city.send(
          'reserve',
          reservationOf(offices[one.office]!, as, dayOf(one.day), one.time),
          { as },
        );
        if (answer.statusCode === 200)
          tickets.set(one.who, answer.json<{ ticket: { id: string } }>().ticket.id);
        return answer;
      }
      if (id === undefined) return undefined;
      if (one.do === 'edit') {
        const moved = reservationOf(offices[one.office]!, as, dayOf(one.day), one.time);
        return city.send('editReservation', { ...moved, id }, { as });
      }
      if (one.do === 'cancel') return city.send('cancelTicket', { id }, { as });
      if (one.do === 'ask') return city.send('askEarlier', { id, ...wish() }, { as });
      if (one.do === 'stop') return city.send('stopEarlier', { id }, { as });
      const [offer] = await city.db.query<{ id: string }>(
        `SELECT id FROM earlier_offer WHERE ticket_id = $1 AND state = 'held'`,
        [id],
      );
      if (offer === undefined) return undefined;
      return city.send(one.do === 'take' ? 'takeEarlier' : 'keepTime', { id, offerId: offer.id }, { as });
    }

    for (const one of history) {
      const answer = await run(one);
      if (answer && answer.statusCode >= 500)
        throw new Error(`${answer.body} ${JSON.stringify(city.faults)}`);
      await city.runClosures();
      await city.runEarlier();
      await city.sweep();
      await checkPlaces(city);
      // An offer is earlier than its booking, and neither is at a closed office.
      const wrong = await city.db.query(
        `SELECT o.id FROM earlier_offer o JOIN ticket t ON t.id = o.ticket_id WHERE o.state = 'held' AND (
           t.progress <> 'booked' OR (o.day, o.time) >= (t.day, t.booking_time) OR o.until <= $1
           OR EXISTS (SELECT FROM closure c WHERE (c.location_id, (c.starts_at AT TIME ZONE 'Asia/Macau')::date) = (o.location_id, o.day))
           OR NOT EXISTS (SELECT FROM earlier_wish w WHERE w.ticket_id = t.id))`,
        [city.clock.now()],
      );
      expect(wrong).toEqual([]);
    }
  }

  it.each([0, 600])(
    'never sells a place twice or loses one, with a delay of %d seconds [API-24]',
    async (delay) => {
      await start(delay);
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 40 }), (history) =>
          expect(play(history)).resolves.toBeUndefined(),
        ),
        { numRuns: 3, endOnFailure: true },
      );
    },
  );

  /** A job that does something else before each message. */
  async function jobWith(db: Db, before: (tx: Queryable) => Promise<unknown>) {
    const deps = { db, clock: city.clock, log: { info() {}, warn() {}, error() {} } };
    const catalogue = await Catalogue.load(deps);
    const alerts = createAlerts(outbox, catalogue, { addressOf: ({ uid }) => `https://vez.test/t#${uid}` });
    const slow: typeof alerts = {
      ...alerts,
      async tellOffer(tx, ...about) {
        await before(tx);
        return alerts.tellOffer(tx, ...about);
      },
    };
    return createEarlierJob({ ...deps, catalogue, alerts: slow, freedDelaySeconds: 0, atNight: false });
  }
  async function waiting(until?: string) {
    const as = await city.citizen();
    const point = offices[1]!;
    const { ticket } = await city.call('reserve', reservationOf(point, as, dayOf(2), '14:00'), { as });
    await city.call('askEarlier', { id: ticket.id, ...wish(until) }, { as });
    city.clock.advance(1);
    return { as, id: ticket.id };
  }

  it('continues in another process if a process is killed within a batch [FLT-65]', async () => {
    await start(0);
    await adjustPoint(city.db, offices[1]!, { slot_capacity: 3 });
    await city.refreshCatalogue();
    const people = [await waiting(), await waiting(), await waiting()];
    await killWithinBatch(city, jobWith, async () => {
      // The other process waits for the first one.
      await city.runEarlier();
      expect(await city.messagesTo(people[0]!.as, 'offer')).toEqual([]);
    });
    for (let time = 0; time < 2; time += 1) await city.runEarlier();
    const got = await Promise.all(people.map(({ as }) => city.messagesTo(as, 'offer')));
    expect(got.map(({ length }) => length)).toEqual([1, 1, 1]);
    await checkPlaces(city);
  });

  it('offers nothing for a cancelled booking, nor beyond what was asked last', async () => {
    await start(0);
    await adjustPoint(city.db, offices[1]!, { slot_capacity: 2 });
    await city.refreshCatalogue();
    const [first, second] = [await waiting(), await waiting()];
    await city.call('cancelTicket', { id: first.id }, { as: first.as });
    const job = await jobWith(city.db, () => Promise.resolve());
    await city.call('askEarlier', { id: second.id, ...wish('09:01') }, { as: second.as });
    await job();
    const offers = await city.db.query<OfferRow>('SELECT ticket_id AS "ticketId", time FROM earlier_offer');
    expect(offers).toEqual([{ ticketId: second.id, time: '09:00' }]);
  });
});
