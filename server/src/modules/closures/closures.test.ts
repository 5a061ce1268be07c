import { LANGUAGES } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

/** Friday; the tests start on Tuesday 1 December 2026, 09:31. */
const DAY = '2026-12-04';

describe('a closed office', () => {
  let city: TestServer;
  let here: TestPoint;
  let elsewhere: TestPoint;
  let as: TestCaller;
  beforeEach(async () => {
    city = await startTestServer();
    here = await pointOf(city.db, 'DSI-BIR-N', 'CP');
    elsewhere = await pointOf(city.db, 'DSI-BIR-N', 'MOR');
    as = await city.citizen();
  });
  afterEach(() => city.stop());

  const requestOf = (by: TestCaller, day: string, time: string, at = here) =>
    reservationOf(at, by, day, time);
  const book = async (by = as, day = DAY, time = '09:00', at = here) =>
    (await city.call('reserve', requestOf(by, day, time, at), { as: by })).ticket.id;
  const scopeOf = (day = DAY, until = day) => ({
    locationId: here.locationId as number | null,
    serviceId: null as number | null,
    from: `${day}T00:00:00+08:00`,
    until: `${until}T23:59:00+08:00`,
    reason: 'typhoon' as const,
  });
  const close = async (more: Partial<ReturnType<typeof scopeOf>> & { endsNumbers?: boolean } = {}) => {
    const { closureId } = await city.call('closeOffice', { ...scopeOf(), ...more }, { as: await chief() });
    await city.runClosures();
    return closureId;
  };
  const reopen = async (closureId: string) => {
    await city.call('reopenOffice', { closureId }, { as: await chief() });
    await city.runClosures();
  };
  /** The supervisor with a new login, as below. */
  const chief = () => city.staff({ role: 'supervisor' });
  /** The citizen with a new login: the first one may have ended by then. */
  const again = (by = as) => city.citizen(by.mobile);
  const ticket = async (id: string, by = as) => city.call('ticketById', { id }, { as: await again(by) });
  const people = async (closureId: string) => {
    const { closures } = await city.call('closures', { locationId: here.locationId }, { as: await chief() });
    return closures.find((one) => one.closureId === closureId)!.people;
  };
  const takenAt = async (day: string, time: string, { serviceId, locationId } = here) => {
    const [row] = await city.db.query<{ taken: number }>(
      'SELECT taken FROM slot WHERE service_id = $1 AND location_id = $2 AND day = $3 AND time = $4',
      [serviceId, locationId, day, time],
    );
    return row?.taken ?? 0;
  };
  const timesOn = async (day: string) => {
    const asked = { ...here, bookingDate: toWireDate(day) };
    return (await city.call('bookableTimesOfDay', asked, { as })).totalTimeSlot;
  };

  it('offers no time, and its calendar shows the day as closed [BOK-10] [BOK-47]', async () => {
    expect((await timesOn(DAY)).length).toBeGreaterThan(0);
    await close();
    const times = await timesOn(DAY);
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter(({ enabled }) => enabled)).toEqual([]);
    const { serviceId, locationId } = here;
    const dates = await city.call('bookableDates', { serviceId, locationId }, { as });
    expect(dates.closedDates).toEqual([toWireDate(DAY)]);
    const refusal = await city.refusal('reserve', requestOf(as, DAY, '09:00'), { as });
    expect(refusal.reason).toBe('dateNotBookable');
  });

  it('offers the times before and after a closure of some hours', async () => {
    await close({ from: `${DAY}T10:00:00+08:00`, until: `${DAY}T15:00:00+08:00` });
    const times = (await timesOn(DAY)).filter(({ enabled }) => enabled).map(({ timeSlot }) => timeSlot);
    expect(times).toContain('09:30');
    expect(times).toContain('15:00');
    expect(times.filter((time) => time >= '10:00' && time < '15:00')).toEqual([]);
  });

  it('gives no numbers until it ends, and shows why and until when [QUE-21] [CAT-55]', async () => {
    const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    const until = '2026-12-01T15:00:00+08:00';
    await close({ from: '2026-12-01T09:00:00+08:00', until });
    const info = await city.call('counterInfo', queue, { as: city.anonymous });
    expect(info).toMatchObject({
      isOfficeTime: false,
      opensAt: new Date(until).toISOString(),
      closure: { reason: 'typhoon', until: new Date(until).toISOString() },
    });
    expect((await city.refusal('walkIn', queue, { as: city.counterSystem })).reason).toBe('queueClosed');
    city.clock.set('2026-12-01T15:00');
    expect(await city.call('counterInfo', queue, { as: city.anonymous })).toMatchObject({
      isOfficeTime: true,
    });
    await city.call('walkIn', queue, { as: city.counterSystem });
  });

  it('holds the nearest new time for a booking, and tells its holder once [TIX-12] [FLT-65]', async () => {
    const id = await book();
    await close();
    for (let time = 0; time < 3; time += 1) await city.runClosures();
    // The same hour at the other office on the same day.
    expect(await takenAt(DAY, '09:00', elsewhere)).toBe(1);
    const { closure, editable } = await ticket(id);
    expect(editable).toBe(true);
    expect(closure).toMatchObject({
      reason: 'typhoon',
      newTime: { date: toWireDate(DAY), time: '09:00', isOtherOffice: true },
    });
    expect(closure!.newTime!.until).toBe(new Date('2026-12-02T09:31:00+08:00').toISOString());
    expect(await city.messagesTo(as, 'closure')).toEqual([
      expect.stringMatching(
        /closed at the time of your booking \w+, Friday 4 December 2026 at 09:00 \(typhoon\)\. Held for you until 09:31 on Wednesday 2 December 2026: Friday 4 December 2026 at 09:00, /,
      ),
    ]);
  });

  it('tells each person in the language of their ticket', async () => {
    const all = await Promise.all(LANGUAGES.map(() => city.citizen()));
    await adjustPoint(city.db, here, { slot_capacity: LANGUAGES.length });
    await city.refreshCatalogue();
    for (const [at, by] of all.entries()) {
      await city.call('reserve', requestOf(by, DAY, '10:00'), { as: by, language: LANGUAGES[at]! });
    }
    await close();
    const messages = (await Promise.all(all.map((by) => city.messagesTo(by, 'closure')))).flat();
    expect(new Set(messages).size).toBe(LANGUAGES.length);
    expect(messages.join()).toMatch(/颱風|台风|tufão|typhoon/);
    messages.forEach((text) => expect(text).not.toMatch(/undefined|\{\{/));
  });

  it('moves a booking to its new time when its holder accepts, once for two requests [TIX-12] [ERR-11]', async () => {
    const id = await book();
    const closureId = await close();
    for (let time = 0; time < 2; time += 1) {
      const moved = await city.call('acceptNewTime', { id }, { as });
      expect(moved).toMatchObject({ locationId: elsewhere.locationId, progress: 'booked' });
      expect(moved.ticket).toMatchObject({ bookingDate: toWireDate(DAY), bookingTime: '09:00' });
      expect(moved.closure).toBeUndefined();
    }
    expect(await takenAt(DAY, '09:00', elsewhere)).toBe(1);
    expect(await takenAt(DAY, '09:00')).toBe(0);
    expect(await people(closureId)).toMatchObject({ held: 0, accepted: 1 });
    const history = await city.call('ticketHistory', { id }, { as });
    expect(history.map(({ event }) => event)).toEqual(['taken', 'closedOffice', 'acceptedNewTime']);
    await reopen(closureId);
    expect((await ticket(id)).locationId).toBe(elsewhere.locationId);
    expect(await city.messagesTo(as, 'reopened')).toEqual([]);
  });

  it.each([
    ['chooses another time', 'moved'],
    ['cancels', 'ended'],
  ] as const)('returns the held place when its holder %s [TIX-12] [TIX-13]', async (_how, state) => {
    const id = await book();
    const closureId = await close();
    if (state === 'ended') await city.call('cancelTicket', { id }, { as });
    else await city.call('editReservation', { ...requestOf(as, '2026-12-07', '10:00'), id }, { as });
    await city.sweep();
    expect(await takenAt(DAY, '09:00', elsewhere)).toBe(0);
    expect(await people(closureId)).toMatchObject({ held: 0, [state]: 1 });
    expect((await city.refusal('acceptNewTime', { id }, { as })).reason).toBe('newTimeGone');
  });

  it('returns the held place after a random delay, so that nobody passes it on [TIX-13]', async () => {
    const id = await book();
    await close();
    await city.db.query('UPDATE closed_ticket SET delay_seconds = 1000000000');
    await city.call('cancelTicket', { id }, { as });
    await city.sweep();
    expect(await takenAt(DAY, '09:00', elsewhere)).toBe(1);
  });

  it('lets a booking of the same day move, although its day has come [TIX-12]', async () => {
    const id = await book(as, '2026-12-02', '16:00');
    city.clock.set('2026-12-02T09:31');
    await close(scopeOf('2026-12-02'));
    const moved = { ...requestOf(as, '2026-12-07', '10:00'), id };
    expect((await city.call('editReservation', moved, { as: await again() })).ticket.bookingTime).toBe(
      '10:00',
    );
  });

  it('ends a booking without an answer, returns both places and counts no absence', async () => {
    const id = await book();
    const closureId = await close();
    city.clock.set('2026-12-02T09:32');
    await city.runClosures();
    expect((await ticket(id)).progress).toBe('cancelled');
    expect(await takenAt(DAY, '09:00', elsewhere)).toBe(0);
    expect(await takenAt(DAY, '09:00')).toBe(0);
    expect(await people(closureId)).toMatchObject({ held: 0, unanswered: 1 });
    expect((await city.refusal('acceptNewTime', { id }, { as: await again() })).reason).toBe('newTimeGone');
  });

  it('marks no closed booking as missed', async () => {
    const id = await book(as, '2026-12-02', '16:00');
    city.clock.set('2026-12-02T15:00');
    await close(scopeOf('2026-12-02'));
    city.clock.set('2026-12-02T17:00');
    expect(await city.sweepVisits()).toBe(0);
    expect((await ticket(id)).progress).not.toBe('absent');
    expect(await city.messagesTo(as, 'missed')).toEqual([]);
  });

  it('sends no reminder of a time that it cannot keep [BOK-22]', async () => {
    await book();
    await close();
    city.clock.set('2026-12-03T09:00');
    await city.remind();
    expect(await city.messagesTo(as, 'reminder')).toEqual([]);
  });

  it('keeps unanswered bookings at their old time when it reopens', async () => {
    const id = await book();
    const closureId = await close();
    await reopen(closureId);
    await city.runClosures();
    const { closure, ticket: paper } = await ticket(id);
    expect(closure).toBeUndefined();
    expect(paper).toMatchObject({ bookingDate: toWireDate(DAY), bookingTime: '09:00' });
    expect(await takenAt(DAY, '09:00', elsewhere)).toBe(0);
    expect(await takenAt(DAY, '09:00')).toBe(1);
    expect(await people(closureId)).toMatchObject({ held: 0, kept: 1 });
    expect(await city.messagesTo(as, 'reopened')).toHaveLength(1);
  });

  it('serves the oldest bookings first, and never holds a place twice', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => city.citizen()));
    await adjustPoint(city.db, here, { slot_capacity: 6 });
    await adjustPoint(city.db, elsewhere, { slot_capacity: 1 });
    await city.refreshCatalogue();
    const ids: string[] = [];
    for (const by of crowd) {
      city.clock.advance(1);
      ids.push(await book(by, DAY, '09:00'));
    }
    await close();
    const held = await city.db.query<{ ticket_id: string; at: string; minutes: number }>(
      `SELECT ticket_id, location_id || ' ' || day || ' ' || time AS at,
         extract(epoch FROM time::interval) / 60 AS minutes FROM closed_ticket WHERE state = 'held'`,
    );
    expect(new Set(held.map(({ at }) => at)).size).toBe(6);
    const away = ids.map((id) => Number(held.find((row) => row.ticket_id === id)!.minutes) - 540);
    expect(away).toEqual([...away].sort((one, other) => one - other));
    expect(away[0]).toBe(0);
  });

  it('keeps a booking without a free time, and asks its holder to move it', async () => {
    const id = await book();
    await adjustPoint(city.db, elsewhere, { slot_capacity: 0 });
    await adjustPoint(city.db, here, { booking_open: false });
    const closureId = await close();
    expect(await people(closureId)).toMatchObject({ held: 0, noTime: 1 });
    expect(await city.messagesTo(as, 'closureNoTime')).toHaveLength(1);
    expect((await ticket(id)).closure).toEqual({ reason: 'typhoon', until: expect.any(String) });
  });

  it('looks again if the new time falls into a later closure', async () => {
    const id = await book();
    await close();
    await close({ locationId: elsewhere.locationId });
    const { newTime } = (await ticket(id)).closure!;
    expect(newTime!.date).not.toBe(toWireDate(DAY));
    expect(await takenAt(DAY, '09:00', elsewhere)).toBe(0);
    expect(await city.messagesTo(as, 'closure')).toHaveLength(2);
  });

  it.each([true, false])(
    'ends the numbers that wait, if its supervisor says so: %s [QUE-21]',
    async (endsNumbers) => {
      const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
      await adjustPoint(city.db, queue, { busy_from: 0 });
      await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
      const request = {
        ...queue,
        cntToAlert: null,
        messageCode: null,
        mobArea: as.mobile.area,
        mobNum: as.mobile.number,
      };
      const { ticket: number } = await city.call('takeQueueTicket', request, { as });
      const paper = await city.call('walkIn', queue, { as: city.counterSystem });
      const closureId = await close({ ...scopeOf('2026-12-01'), endsNumbers });
      const { progress, closedNow } = await ticket(number.id);
      expect(progress).toBe(endsNumbers ? 'cancelled' : 'waiting');
      expect(closedNow?.reason).toBe(endsNumbers ? undefined : 'typhoon');
      expect(await city.messagesTo(as, 'closureNumber')).toHaveLength(endsNumbers ? 1 : 0);
      expect(await people(closureId)).toMatchObject({
        ended: endsNumbers ? 2 : 0,
        unreached: endsNumbers ? 1 : 0,
      });
      const list = await city.call('closureList', { closureId }, { as: await chief() });
      expect(list.map(({ jettonCode, why }) => [jettonCode, why])).toEqual(
        endsNumbers ? [[paper.jettonCode, 'noPhone']] : [],
      );
    },
  );

  it('ends the number of a closed booking after check-in', async () => {
    const id = await book(as, '2026-12-02', '10:00');
    city.clock.set('2026-12-02T09:31');
    const from = '2026-12-02T10:00:00+08:00';
    const closureId = await close({ ...scopeOf('2026-12-02'), from, endsNumbers: true });
    await city.call('checkIn', { id }, { as: await again() });
    expect(await people(closureId)).toMatchObject({ held: 0, ended: 1 });
    city.clock.set('2026-12-02T10:00');
    await city.runClosures();
    expect((await ticket(id)).progress).toBe('cancelled');
    expect(await people(closureId)).toMatchObject({ held: 0, ended: 1 });
    expect(await city.messagesTo(as, 'closureNumber')).toHaveLength(1);
  });

  it('lists tickets without a delivered message, with their new time', async () => {
    const staff = { as: await city.staff({ role: 'receptionist' }) };
    const body = { ...here, bookingDate: toWireDate(DAY), bookingTime: '09:00' };
    await city.call('bookAtOffice', body, staff);
    await book();
    const closureId = await close();
    await city.db.query(
      "UPDATE sms_outbox SET dropped_at = now(), dropped_because = 'refused' WHERE kind = 'closure'",
    );
    const list = await city.call('closureList', { closureId }, { as: await chief() });
    expect(list.map(({ why, time, wasTime }) => [why, time, wasTime]).sort()).toEqual([
      ['noPhone', '09:00', '09:00'],
      ['notReached', '09:00', '09:00'],
    ]);
    expect(await people(closureId)).toMatchObject({ held: 2, unreached: 2 });
  });

  it('counts the same bookings in its preview', async () => {
    const crowd = await Promise.all(Array.from({ length: 3 }, () => city.citizen()));
    for (const by of crowd) await book(by);
    const { locationId, from, until } = scopeOf();
    const preview = await city.call(
      'previewClosure',
      { locationId: locationId!, from, until },
      { as: await chief() },
    );
    expect(preview).toEqual({
      bookings: 3,
      sameOffice: 0,
      otherOffice: 3,
      noTime: 0,
      numbers: 0,
      withoutPhone: 0,
      numbersWithoutPhone: 0,
      messages: [],
    });
    expect(await people(await close())).toMatchObject({ held: 3, noTime: 0, unreached: 0 });
  });

  it.each(LANGUAGES)('shows its message before it is sent, as it is then sent in %s', async (language) => {
    await city.call('reserve', requestOf(as, DAY, '09:00'), { as, language });
    const { locationId, from, until, reason } = scopeOf();
    const { messages } = await city.call(
      'previewClosure',
      { locationId: locationId!, from, until, reason },
      { as: await chief() },
    );
    expect(messages.map((one) => one.language)).toEqual(LANGUAGES);
    await close();
    const shown = messages.find((one) => one.language === language)!.text;
    expect(await city.messagesTo(as, 'closure')).toEqual([shown.replace('…', '<link>')]);
  });

  it('is marked in the bookings that the office lists', async () => {
    await book(as, DAY, '10:00');
    city.clock.set(`${DAY}T08:30`);
    const bookings = async () => {
      const { appointments } = await city.call(
        'desk',
        { locationId: here.locationId },
        { as: await chief() },
      );
      return appointments.map(({ officeClosed }) => officeClosed);
    };
    expect(await bookings()).toEqual([undefined]);
    await close({ from: `${DAY}T09:00:00+08:00` });
    expect(await bookings()).toEqual([true]);
  });

  it('has its new time accepted by the link of its message, without a login [TIX-12]', async () => {
    const id = await book();
    await close();
    const { newTime } = (await ticket(id)).closure!;
    const [link] = await city.linksTo(as, 'closure');
    const { pass } = await city.call('openTicketLink', { code: link! });
    const moved = await city.call('acceptNewTime', { id }, { link: pass });
    expect(moved.ticket).toMatchObject({ bookingDate: newTime!.date, bookingTime: newTime!.time });
    expect(moved).not.toHaveProperty('closure');
  });

  it('is not closed twice at a time, nor in the past, nor by others', async () => {
    await close();
    expect((await city.refusal('closeOffice', scopeOf(), { as: await chief() })).reason).toBe(
      'closureExists',
    );
    const past = scopeOf('2026-11-30');
    expect((await city.refusal('closeOffice', past, { as: await chief() })).reason).toBe('closureInvalid');
    const ofOffice = await city.staff({ role: 'supervisor', offices: [here.locationId] });
    const whole = { ...scopeOf('2026-12-08'), locationId: null };
    expect((await city.refusal('closeOffice', whole, { as: ofOffice })).status).toBe(403);
    await city.call('closeOffice', whole, { as: await chief() });
    const clerk = await city.staff({ role: 'clerk' });
    expect((await city.refusal('closeOffice', scopeOf('2026-12-09'), { as: clerk })).status).toBe(403);
  });

  it('tells everybody once from two processes at once [FLT-65]', async () => {
    const other = await startTestServer({ beside: city });
    const crowd = await Promise.all(Array.from({ length: 8 }, () => city.citizen()));
    await adjustPoint(city.db, here, { slot_capacity: 8 });
    await city.refreshCatalogue();
    for (const by of crowd) await book(by);
    await city.call('closeOffice', scopeOf(), { as: await chief() });
    await Promise.all([city.runClosures(), other.runClosures(), city.runClosures(), other.runClosures()]);
    await city.runClosures();
    const got = await Promise.all(crowd.map((by) => city.messagesTo(by, 'closure')));
    expect(got.map(({ length }) => length)).toEqual(crowd.map(() => 1));
    await other.stop();
  });
});
