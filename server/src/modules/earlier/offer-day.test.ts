import { toWireDate } from '@vez/shared/dates';
import { checkPlaces } from '../../testing/history';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

/** People with a booking who ask for an earlier one; the nightly run has more. */
const PEOPLE = process.env.VEZ_NIGHTLY === 'yes' ? 10_000 : 80;
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const WORK_DAYS = [
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-07',
  '2026-12-09',
  '2026-12-10',
  '2026-12-11',
];
const MINUTES = 12 * 60;
const STEP = PEOPLE > 1_000 ? 1 : 10;

/** The same numbers in each run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

interface Waiting {
  ticketId: string;
  day: string;
  time: string;
  notBefore: string;
  weekdays: number[];
  from: string;
  until: string;
  locationIds: number[];
}
interface Place {
  locationId: number;
  day: string;
  time: string;
}
interface Offer extends Place {
  id: string;
  ticketId: string;
  state: string;
}
const at = ({ day, time }: { day: string; time: string }) => `${day} ${time}`;
const wants = (wish: Waiting, place: Place) =>
  at(place) < at(wish) &&
  place.day >= wish.notBefore &&
  place.time >= wish.from &&
  place.time < wish.until &&
  wish.weekdays.includes(new Date(place.day).getUTCDay()) &&
  wish.locationIds.includes(place.locationId);

describe('a day of cancellations', () => {
  const roll = dice(7);
  let city: TestServer;
  let offices: TestPoint[];
  const people: { as: TestCaller; id: string; isSilent: boolean }[] = [];
  /** Books the whole calendar of the mornings; everybody asks for an earlier time, with other days and hours. */
  beforeAll(async () => {
    city = await startTestServer({ env: { VEZ_FREED_DELAY_SECONDS: '600' } });
    offices = await Promise.all(['CP', 'MOR'].map((code) => pointOf(city.db, 'DSI-BIR-N', code)));
    const places = offices.length * WORK_DAYS.length * TIMES.length;
    for (const point of offices)
      await adjustPoint(city.db, point, { slot_capacity: Math.ceil(PEOPLE / places) });
    await city.refreshCatalogue();
    city.clock.set('2026-12-01T02:00');
    for (let who = 0; who < PEOPLE; who += 1) {
      const as = await city.citizen();
      const point = offices[who % offices.length]!;
      const slot = Math.floor(who / offices.length) % (WORK_DAYS.length * TIMES.length);
      const day = WORK_DAYS[Math.floor(slot / TIMES.length)]!;
      const wanted = reservationOf(point, as, day, TIMES[slot % TIMES.length]!);
      const { ticket } = await city.call('reserve', wanted, { as });
      people.push({ as, id: ticket.id, isSilent: roll(8) === 0 });
      const wish = {
        notBefore: toWireDate(WORK_DAYS[Math.min(roll(3), WORK_DAYS.indexOf(day))]!),
        weekdays: roll(2) === 0 ? [0, 1, 2, 3, 4, 5, 6] : [1, 3, 5],
        from: TIMES[roll(3)]!,
        until: TIMES[3 + roll(3)]!,
        locationIds: roll(2) === 0 ? offices.map(({ locationId }) => locationId) : [point.locationId],
      };
      await city.call('askEarlier', { id: ticket.id, ...wish }, { as });
      city.clock.advance(1);
    }
    city.clock.set('2026-12-01T08:00');
  }, 1_200_000);
  afterAll(() => city.stop());

  /** Those without an offer that can still be answered, in the order of the rule. */
  const waiting = () =>
    city.db.query<Waiting>(
      `WITH wish AS (
         SELECT *, unanswered + (SELECT count(*) FROM earlier_offer o
           WHERE o.ticket_id = w.ticket_id AND o.state = 'held' AND o.until <= $2) AS missed FROM earlier_wish w)
       SELECT w.ticket_id AS "ticketId", t.day, t.booking_time AS time, w.not_before AS "notBefore", w.weekdays,
         w.from_time AS "from", w.until_time AS "until", w.location_ids AS "locationIds"
       FROM wish w JOIN ticket t ON t.id = w.ticket_id
       WHERE w.missed < 3
       AND (SELECT count(*) FROM earlier_offer p WHERE p.ticket_id = w.ticket_id AND p.until > $1) < 10
       AND NOT EXISTS (
         SELECT FROM earlier_offer o WHERE o.ticket_id = w.ticket_id AND o.state = 'held' AND o.until > $2)
       ORDER BY w.missed, w.asked_at, w.ticket_id`,
      [new Date(city.clock.now().getTime() - 86_400_000), city.clock.now()],
    );
  const offers = () =>
    city.db.query<Offer>(
      'SELECT id, ticket_id AS "ticketId", location_id AS "locationId", day, time, state FROM earlier_offer',
    );
  const idle = () =>
    city.db.query<Place>(
      `SELECT location_id AS "locationId", day, time FROM freed_place
       UNION SELECT location_id, day, time FROM slot WHERE taken < capacity`,
    );
  /** What people do in a minute: some cancel, and most of those with an offer answer it sooner or later. */
  async function act(cancelled: Set<string>, cancellations: number) {
    for (let time = 0; time < cancellations; time += 1) {
      const { as, id } = people[roll(PEOPLE)]!;
      if (cancelled.has(id)) continue;
      cancelled.add(id);
      await city.call('cancelTicket', { id }, { as: await city.citizen(as.mobile) });
    }
    const held = new Map(
      (await offers()).filter(({ state }) => state === 'held').map((one) => [one.ticketId, one.id]),
    );
    for (const { as, id, isSilent } of people) {
      const [offerId, does] = [held.get(id), roll(10)];
      if (offerId === undefined || isSilent || does > 3) continue;
      const name = does < 2 ? 'takeEarlier' : 'keepTime';
      await city.call(name, { id, offerId }, { as: await city.citizen(as.mobile) });
    }
  }

  it('passes nobody over, leaves no wanted place idle, and loses no booking', async () => {
    const cancelled = new Set<string>();
    let seen = new Set<string>();
    let made = 0;
    for (let minute = 0; minute < MINUTES; minute += STEP) {
      await act(cancelled, Math.round((PEOPLE * 0.5 * (minute + STEP)) / MINUTES) - cancelled.size);
      city.clock.advance(STEP * 60);
      const before = await waiting();
      await city.runEarlier();
      await city.sweep();
      const all = await offers();
      const fresh = new Map(all.filter(({ id }) => !seen.has(id)).map((one) => [one.ticketId, one]));
      const past = new Set(
        all.map(({ ticketId, ...place }) => `${ticketId} ${place.locationId} ${at(place)}`),
      );
      const isNew = (wish: Waiting, place: Place) =>
        !past.has(`${wish.ticketId} ${place.locationId} ${at(place)}`);
      for (const [ticketId, offer] of fresh) {
        const ahead = before.slice(
          0,
          before.findIndex((wish) => wish.ticketId === ticketId),
        );
        const passedOver = ahead.filter((wish) => {
          const got = fresh.get(wish.ticketId);
          return wants(wish, offer) && isNew(wish, offer) && (got === undefined || at(got) > at(offer));
        });
        expect(passedOver).toEqual([]);
      }
      const [left, after] = [await idle(), await waiting()];
      const wanted = left.filter((place) => after.some((wish) => wants(wish, place) && isNew(wish, place)));
      expect({ minute, wanted }).toEqual({ minute, wanted: [] });
      await checkPlaces(city);
      made += fresh.size;
      seen = new Set(all.map(({ id }) => id));
    }
    const booked = await city.db.query<{ id: string }>(`SELECT id FROM ticket WHERE progress = 'booked'`);
    expect(new Set(booked.map(({ id }) => id))).toEqual(
      new Set(people.map(({ id }) => id).filter((id) => !cancelled.has(id))),
    );
    const states = new Set((await offers()).map(({ state }) => state));
    expect([...states].sort()).toEqual(expect.arrayContaining(['kept', 'taken', 'unanswered']));
    expect(made).toBeGreaterThan(PEOPLE / 3);
  }, 3_600_000);
});
