import { LANGUAGES, type CallName } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { checkPlaces } from '../../testing/history';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

/** The tests start on Tuesday 1 December 2026, 09:31. */
const [EARLY, LATE] = ['2026-12-04', '2026-12-09'];
const TIME = '10:00';

describe('an earlier time', () => {
  let city: TestServer;
  let here: TestPoint;
  let elsewhere: TestPoint;

  async function start(env: Record<string, string> = {}) {
    city = await startTestServer({ env });
    here = await pointOf(city.db, 'DSI-BIR-N', 'CP');
    elsewhere = await pointOf(city.db, 'DSI-BIR-N', 'MOR');
    await adjustPoint(city.db, here, { slot_capacity: 1 });
    await city.refreshCatalogue();
  }
  beforeEach(() => start());
  afterEach(async () => {
    await checkPlaces(city);
    await city.stop();
  });

  const book = async (as: TestCaller, day = LATE, time = TIME, at = here) =>
    (await city.call('reserve', reservationOf(at, as, day, time), { as })).ticket.id;
  /** Books the only place at the early time for another person. */
  async function holder(day = EARLY, time = TIME) {
    const as = await city.citizen();
    const id = await book(as, day, time);
    return {
      as,
      cancel: async () => city.call('cancelTicket', { id }, { as: await city.citizen(as.mobile) }),
    };
  }
  /** Only the one time before the booking suits, so that a test can tell who gets it. */
  const wishOf = (id: string) => ({
    id,
    notBefore: toWireDate(EARLY),
    weekdays: [5],
    from: TIME,
    until: '10:01',
    locationIds: [here.locationId],
  });
  async function waiting(more: Partial<ReturnType<typeof wishOf>> = {}, time = TIME) {
    const as = await city.citizen();
    const id = await book(as, LATE, time, elsewhere);
    await city.call('askEarlier', { ...wishOf(id), ...more }, { as });
    city.clock.advance(1);
    return { as, id };
  }
  type Person = Awaited<ReturnType<typeof waiting>>;
  /** With a new login: the first one may have ended by then. */
  const again = ({ as }: Person) => city.citizen(as.mobile);
  const ticket = async (person: Person) =>
    city.call('ticketById', { id: person.id }, { as: await again(person) });
  const offerOf = async (person: Person) => (await ticket(person)).earlier?.offer;
  const answer = async (person: Person, name: 'takeEarlier' | 'keepTime', offerId?: string) =>
    city.call(
      name,
      { id: person.id, offerId: offerId ?? (await offerOf(person))!.offerId },
      { as: await again(person) },
    );
  const refusalOf = async (person: Person, name: CallName & ('takeEarlier' | 'askEarlier'), input: object) =>
    (await city.refusal(name, { id: person.id, ...input } as never, { as: await again(person) })).reason;
  const expectTaken = async () => {
    const as = await city.citizen();
    const wanted = reservationOf(here, as, EARLY, TIME);
    expect((await city.refusal('reserve', wanted, { as })).reason).toBe('slotTaken');
  };
  const work = async (minutes = 0) => {
    city.clock.advance(minutes * 60);
    await city.sweep();
    await city.runEarlier();
  };

  it('is offered to its first asker, held for 15 minutes, and moves a booking [TIX-13]', async () => {
    const early = await holder();
    const person = await waiting();
    await work();
    expect((await ticket(person)).earlier).toEqual({ state: 'looking' });
    await early.cancel();
    await work();
    const { earlier, ticket: before } = await ticket(person);
    expect(earlier).toMatchObject({
      state: 'looking',
      offer: { date: toWireDate(EARLY), time: TIME, isOtherOffice: true, until: '2026-12-01T01:46:01.000Z' },
    });
    // Nothing changes by itself.
    expect(before).toMatchObject({ bookingDate: toWireDate(LATE), bookingTime: TIME });
    const moved = await answer(person, 'takeEarlier');
    expect(moved).toMatchObject({
      ticket: { bookingDate: toWireDate(EARLY), bookingTime: TIME },
      locationId: here.locationId,
      earlier: { state: 'off' },
    });
    expect(await city.messagesTo(person.as, 'moved')).toHaveLength(1);
    // The lost answer, sent anew.
    expect(await answer(person, 'takeEarlier', earlier!.offer!.offerId)).toMatchObject({
      ticket: { bookingDate: toWireDate(EARLY) },
    });
    // The old place is free again.
    await book(await city.citizen(), LATE, TIME, elsewhere);
  });

  it('is told once by SMS with a link, in the language of the ticket [BOK-22]', async () => {
    const people: Person[] = [];
    await adjustPoint(city.db, here, { slot_capacity: LANGUAGES.length });
    await city.refreshCatalogue();
    for (const language of LANGUAGES) {
      const as = await city.citizen();
      const wanted = reservationOf(elsewhere, as, LATE, TIME);
      const { ticket: made } = await city.call('reserve', wanted, { as, language });
      await city.call('askEarlier', wishOf(made.id), { as });
      people.push({ as, id: made.id });
    }
    for (let time = 0; time < 3; time += 1) await work();
    const texts = await Promise.all(people.map(({ as }) => city.messagesTo(as, 'offer')));
    expect(texts.map(({ length }) => length)).toEqual(LANGUAGES.map(() => 1));
    expect(new Set(texts.flat()).size).toBe(LANGUAGES.length);
    expect(texts[LANGUAGES.indexOf('en_us')]![0]).toMatch(
      /Friday 4 December 2026 at 10:00, China Plaza\. Held for you until 09:46\..*Wednesday 9 December 2026 at 10:00 stays: <link>$/,
    );
  });

  it('goes to one person at a time, in the order of asking, and then back to all', async () => {
    const early = await holder();
    const people = [await waiting(), await waiting()];
    await early.cancel();
    await work();
    expect(await Promise.all(people.map(offerOf))).toEqual([expect.anything(), undefined]);
    await expectTaken();
    await answer(people[0]!, 'keepTime');
    await work();
    expect(await Promise.all(people.map(offerOf))).toEqual([undefined, expect.anything()]);
    // It is not offered again to who kept the booking, nor to who did not answer.
    await work(15);
    await work();
    expect(await Promise.all(people.map(offerOf))).toEqual([undefined, undefined]);
    await book(await city.citizen(), EARLY);
  });

  it('is not free for others between its cancellation and its offer [BOK-32]', async () => {
    await city.stop();
    await start({ VEZ_FREED_DELAY_SECONDS: '900' });
    const early = await holder();
    const people = [await waiting(), await waiting()];
    await early.cancel();
    await city.runEarlier();
    await answer(people[0]!, 'keepTime');
    await city.runEarlier();
    await work(14);
    expect(await offerOf(people[1]!)).toBeDefined();
    // A declined place returns to the calendar after the random delay.
    await answer(people[1]!, 'keepTime');
    await city.runEarlier();
    await expectTaken();
    await work(15);
    await book(await city.citizen(), EARLY);
  });

  it('pauses after three offers without an answer, until its holder asks again', async () => {
    const times = ['09:00', '09:30', '10:00'];
    const silent = await waiting({ from: '09:00', until: '10:30' });
    for (const time of times) {
      await work();
      expect(await offerOf(silent)).toMatchObject({ time });
      await work(16);
    }
    await work();
    expect((await ticket(silent)).earlier).toEqual({ state: 'paused' });
    const next = await waiting({ from: '11:00', until: '11:01' });
    await city.call(
      'askEarlier',
      { ...wishOf(silent.id), from: '11:00', until: '11:01' },
      { as: await again(silent) },
    );
    expect((await ticket(silent)).earlier).toEqual({ state: 'looking' });
    await work();
    // The one who had paused comes after the others.
    expect(await Promise.all([silent, next].map(offerOf))).toEqual([undefined, expect.anything()]);
  });

  it('is offered at most ten times a day, whatever its holder answers', async () => {
    await adjustPoint(city.db, here, { slot_minutes: 15 });
    await city.refreshCatalogue();
    const person = await waiting({ from: '09:00', until: '13:00' });
    for (let offers = 0; offers < 10; offers += 1) {
      await work();
      await answer(person, 'keepTime');
    }
    await work();
    expect(await offerOf(person)).toBeUndefined();
    expect(await city.messagesTo(person.as, 'offer')).toHaveLength(10);
    city.clock.set('2026-12-02T09:50');
    await work();
    expect(await offerOf(person)).toBeDefined();
  });

  it('keeps its place in the order when its holder changes what was asked', async () => {
    const early = await holder();
    const people = [await waiting(), await waiting()];
    city.clock.advance(60);
    await city.call('askEarlier', { ...wishOf(people[0]!.id), weekdays: [4, 5] }, { as: people[0]!.as });
    await early.cancel();
    await work();
    expect(await offerOf(people[0]!)).toBeDefined();
  });

  it('is offered by day only, and then also what became free at night', async () => {
    const early = await holder();
    const person = await waiting();
    city.clock.set('2026-12-01T20:50');
    await early.cancel();
    await work();
    expect(await offerOf(person)).toBeUndefined();
    city.clock.set('2026-12-02T08:00');
    await work();
    expect(await offerOf(person)).toBeDefined();
  });

  it('ends with its booking, and gives the offered place back', async () => {
    const person = await waiting();
    await work();
    expect(await offerOf(person)).toBeDefined();
    await city.call('cancelTicket', { id: person.id }, { as: person.as });
    await city.sweep();
    await book(await city.citizen(), EARLY);
    expect(await city.db.query('SELECT FROM earlier_wish')).toEqual([]);
  });

  it('ends an offer when the booking moves, and looks before its new time', async () => {
    const person = await waiting();
    await work();
    const { offerId } = (await offerOf(person))!;
    const to = reservationOf(elsewhere, person.as, '2026-12-03', TIME);
    await city.call('editReservation', { ...to, id: person.id }, { as: person.as });
    expect(await refusalOf(person, 'takeEarlier', { offerId })).toBe('offerGone');
    await work();
    expect((await ticket(person)).earlier).toEqual({ state: 'looking' });
    await book(await city.citizen(), EARLY);
  });

  it('ends with its offer when the holder stops', async () => {
    const person = await waiting();
    await work();
    const stopped = await city.call('stopEarlier', { id: person.id }, { as: person.as });
    expect(stopped.earlier).toEqual({ state: 'off' });
    await work();
    expect((await ticket(person)).earlier).toEqual({ state: 'off' });
    expect((await city.call('stopEarlier', { id: person.id }, { as: person.as })).earlier).toEqual({
      state: 'off',
    });
    await book(await city.citizen(), EARLY);
  });

  it('cannot be taken after 15 minutes, or for another ticket', async () => {
    const [person, other] = [await waiting(), await waiting()];
    await work();
    const { offerId } = (await offerOf(person))!;
    expect(await refusalOf(other, 'takeEarlier', { offerId })).toBe('offerGone');
    city.clock.advance(15 * 60);
    expect(await refusalOf(person, 'takeEarlier', { offerId })).toBe('offerGone');
    expect(await offerOf(person)).toBeUndefined();
    // A late answer changes nothing.
    expect(await answer(person, 'keepTime', offerId)).toMatchObject({ ticket: { bookingTime: TIME } });
  });

  it('is withdrawn when its office, or that of the booking, closes then [CAT-55]', async () => {
    const close = async (locationId: number, day: string) => {
      const scope = { locationId, serviceId: null, reason: 'typhoon' as const };
      const hours = { from: `${day}T00:00:00+08:00`, until: `${day}T23:59:00+08:00` };
      await city.call(
        'closeOffice',
        { ...scope, ...hours },
        { as: await city.staff({ role: 'supervisor' }) },
      );
      await city.runClosures();
    };
    const person = await waiting();
    await work();
    const { offerId } = (await offerOf(person))!;
    await close(here.locationId, EARLY);
    expect(await refusalOf(person, 'takeEarlier', { offerId })).toBe('offerGone');
    await work();
    expect((await ticket(person)).earlier).toEqual({ state: 'looking' });
    await close(elsewhere.locationId, LATE);
    await work();
    // The closed office holds another time; there is nothing else to answer.
    const { earlier, closure } = await ticket(person);
    expect([earlier, closure?.newTime !== undefined]).toEqual([undefined, true]);
    expect(await refusalOf(person, 'askEarlier', wishOf(person.id))).toBe('ticketNotEditable');
  });

  it('excludes days with another booking of the service, and places beyond the capacity', async () => {
    await adjustPoint(city.db, here, { slot_capacity: 2 });
    await city.refreshCatalogue();
    const [first, second] = [await holder(), await holder()];
    const person = await waiting();
    const other = await book(person.as, EARLY, '16:00', elsewhere);
    await first.cancel();
    await work();
    expect(await offerOf(person)).toBeUndefined();
    await city.call('cancelTicket', { id: other }, { as: person.as });
    await book(await city.citizen(), EARLY);
    await adjustPoint(city.db, here, { slot_capacity: 1 });
    await second.cancel();
    await work();
    expect(await offerOf(person)).toBeUndefined();
  });

  it('can be chosen among the offices, days and hours of the service', async () => {
    const as = await city.citizen();
    const id = await book(as, LATE, TIME, elsewhere);
    const choices = await city.call('earlierChoices', { id }, { as });
    expect(choices).toMatchObject({
      firstDay: '02/12/2026',
      lastDay: toWireDate(LATE),
      // Tuesday is a holiday.
      weekdays: [1, 3, 4, 5],
      opens: '09:00',
    });
    expect(choices.asked).toBeUndefined();
    expect(choices.offices.map(({ locationId }) => locationId)).toEqual(
      expect.arrayContaining([elsewhere.locationId, here.locationId]),
    );
    expect(choices.offices[0]!.locationId).toBe(elsewhere.locationId);
    await city.call('askEarlier', wishOf(id), { as });
    const { id: _id, ...asked } = wishOf(id);
    expect((await city.call('earlierChoices', { id }, { as })).asked).toEqual(asked);
  });

  it.each([
    ['hours that end before they begin', { from: '11:00', until: '10:00' }],
    ['a first day after the booking', { notBefore: '10/12/2026' }],
    ['an office without the service', { locationIds: [999] }],
  ])('refuses %s', async (_what, more) => {
    const person = await waiting();
    expect(await refusalOf(person, 'askEarlier', { ...wishOf(person.id), ...more })).toBe('earlierInvalid');
  });

  it('is not for numbers, nor for bookings of today, arrived or cancelled ones', async () => {
    const person = await waiting();
    city.clock.set('2026-12-09T09:45');
    expect((await ticket(person)).earlier).toBeUndefined();
    expect(await refusalOf(person, 'askEarlier', wishOf(person.id))).toBe('ticketNotEditable');
    const choices = await city.refusal('earlierChoices', { id: person.id }, { as: await again(person) });
    expect(choices.reason).toBe('ticketNotEditable');
  });

  it('is answered from the link of its message, but not from one to share [TIX-14]', async () => {
    const person = await waiting();
    await work();
    const [code] = await city.linksTo(person.as, 'offer');
    const { pass } = await city.call('openTicketLink', { code: code! });
    const { offerId } = (await offerOf(person))!;
    const { address } = await city.call('shareTicket', { id: person.id }, { as: person.as });
    const shared = await city.call('openTicketLink', { code: address.split('#')[1]! });
    const read = { link: shared.pass };
    expect((await city.call('ticketById', { id: person.id }, read)).earlier).toBeUndefined();
    const taking = { id: person.id, offerId };
    expect(await city.refusal('takeEarlier', taking, read)).toMatchObject({ status: 401 });
    expect(await city.refusal('earlierChoices', { id: person.id }, read)).toMatchObject({ status: 401 });
    const moved = await city.call('takeEarlier', taking, { link: pass });
    expect(moved.ticket.bookingDate).toBe(toWireDate(EARLY));
  });
});
