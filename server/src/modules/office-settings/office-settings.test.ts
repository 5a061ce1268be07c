import type { BookingRules, Language, OfficeCalendar, ServiceWords } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

/** Friday; the tests start on Tuesday 1 December 2026, 09:31. */
const DAY = '2026-12-04';
const FRIDAY = 5;

describe('the settings of an office', () => {
  let city: TestServer;
  let here: TestPoint;
  let as: TestCaller;
  beforeEach(async () => {
    city = await startTestServer();
    here = await pointOf(city.db, 'DSI-BIR-N', 'CP');
    await city.db.query('UPDATE location SET keeper_department_id = $1 WHERE id = $2', [
      here.departmentId,
      here.locationId,
    ]);
    await city.refreshCatalogue();
    as = await city.staff({ role: 'supervisor', departmentId: here.departmentId });
  });
  afterEach(() => city.stop());

  const read = (by = as, at = here) => city.call('officeSettings', { locationId: at.locationId }, { as: by });
  const calendarNow = async () => (await read()).calendar;
  const serviceNow = async () =>
    (await read()).services.find(({ serviceId }) => serviceId === here.serviceId)!;
  const book = async (day = DAY, time = '09:00') => {
    const by = await city.citizen();
    return (await city.call('reserve', reservationOf(here, by, day, time), { as: by })).ticket.id;
  };
  /** The times of a day with a free place. */
  const timesOn = async (day = DAY) => {
    const asked = { ...here, bookingDate: toWireDate(day) };
    const { totalTimeSlot } = await city.call('bookableTimesOfDay', asked);
    return totalTimeSlot.filter(({ enabled }) => enabled).map(({ timeSlot }) => timeSlot);
  };
  const planned = (was: OfficeCalendar, is: OfficeCalendar, affected = 0) => ({
    ...{ locationId: here.locationId, was, is, affected },
  });
  const changeCalendar = async (more: Partial<OfficeCalendar>, affected = 0) => {
    const was = await calendarNow();
    const outcome = await city.call('changeCalendar', planned(was, { ...was, ...more }, affected), { as });
    await city.refreshCatalogue();
    return outcome;
  };
  const changeBookings = async (more: Partial<BookingRules>, affected = 0) => {
    const was = (await serviceNow()).bookings!;
    const outcome = await city.call(
      'changeBookings',
      { ...here, was, is: { ...was, ...more }, affected },
      { as },
    );
    await city.refreshCatalogue();
    return outcome;
  };
  const untilNoon = ({ hours }: OfficeCalendar) =>
    hours.map((period) => (period.weekday === FRIDAY ? { ...period, closesMinute: 720 } : period));

  describe('its hours', () => {
    it('change what citizens can book and see, after they are saved [DAT-19] [CAT-55]', async () => {
      const { hours } = await calendarNow();
      expect((await timesOn()).at(-1)! > '12:00').toBe(true);
      expect(await changeCalendar({ hours: untilNoon(await calendarNow()) })).toMatchObject({
        savedAt: '2026-12-01T01:31:00.000Z',
        affected: 0,
        first: null,
      });
      expect((await timesOn()).at(-1)).toBe('11:30');
      await changeCalendar({ hours: hours.filter(({ weekday }) => weekday !== FRIDAY) });
      const { nonOffices } = await city.call('bookableDates', here);
      expect(nonOffices).toContain(FRIDAY);
      expect(await timesOn()).toEqual([]);
    });

    it('are described in words that the supervisor writes, which citizens read [DAT-07]', async () => {
      const { description } = await calendarNow();
      const texts = { ...description, pt_pt: 'Segunda a sexta, até às 12:00', en_us: '' };
      await changeCalendar({ description: texts, remindsHoursBefore: false });
      const read = async (language: Language) =>
        (await city.call('locationById', { id: here.locationId }, { language })).description;
      expect(await read('pt_pt')).toBe('Segunda a sexta, até às 12:00');
      // An empty text shows that of another language.
      expect(await read('en_us')).toBe(texts.zh_hant);
      expect(await calendarNow()).toMatchObject({ description: texts, remindsHoursBefore: false });
    });

    it('are saved with bookings outside only if their number is confirmed, and these stay', async () => {
      const ticket = await book(DAY, '14:00');
      await book(DAY, '15:00');
      await book(DAY, '09:00');
      const hours = untilNoon(await calendarNow());
      const first = { day: '04/12/2026', time: '14:00' };
      expect(await changeCalendar({ hours })).toEqual({ savedAt: null, affected: 2, first });
      expect(await changeCalendar({ hours }, 3)).toEqual({ savedAt: null, affected: 2, first });
      expect((await calendarNow()).hours).not.toEqual(hours);
      expect(await changeCalendar({ hours }, 2)).toMatchObject({ savedAt: expect.any(String), affected: 2 });
      expect((await calendarNow()).hours).toEqual(hours);
      const [row] = await city.db.query('SELECT progress, booking_time FROM ticket WHERE id = $1', [ticket]);
      expect(row).toEqual({ progress: 'booked', booking_time: '14:00' });
      // Nothing else is outside by a later change.
      expect(await changeCalendar({ graceMinutes: 20 })).toMatchObject({ affected: 0 });
    });

    it('leave a booking outside to its holder, who can still change its number', async () => {
      const by = await city.citizen();
      const request = reservationOf(here, by, DAY, '14:00');
      const { ticket } = await city.call('reserve', request, { as: by });
      await changeCalendar({ hours: untilNoon(await calendarNow()) }, 1);
      const edited = { ...request, id: ticket.id };
      expect((await city.call('editReservation', edited, { as: by })).ticket).toMatchObject({
        ...{ bookingDate: '04/12/2026', bookingTime: '14:00' },
      });
      const later = { ...edited, bookingTime: '15:00' };
      expect(await city.refusal('editReservation', later, { as: by })).toMatchObject({
        reason: 'timeNotBookable',
      });
    });

    it('refuse a time that went while it was held', async () => {
      const by = await city.citizen();
      const request = reservationOf(here, by, DAY, '14:00');
      const { bookingDate, bookingTime } = request;
      const { holdId } = await city.call('holdSlot', { ...here, bookingDate, bookingTime }, { as: by });
      await changeCalendar({ hours: untilNoon(await calendarNow()) });
      expect(await city.refusal('reserve', { ...request, holdId }, { as: by })).toMatchObject({
        reason: 'timeNotBookable',
      });
    });

    it.each([
      ['end before they begin', [{ weekday: 1, opensMinute: 600, closesMinute: 540 }]],
      [
        'overlap',
        [
          { weekday: 1, opensMinute: 540, closesMinute: 720 },
          { weekday: 1, opensMinute: 700, closesMinute: 800 },
        ],
      ],
    ])('are refused if they %s', async (_, hours) => {
      const was = await calendarNow();
      const refused = await city.refusal('changeCalendar', planned(was, { ...was, hours }), { as });
      expect(refused).toMatchObject({ status: 422, reason: 'hoursInvalid' });
      expect(await calendarNow()).toEqual(was);
    });

    it('have gaps, and working days and holidays beside them [DAT-19]', async () => {
      const [saturday, holiday] = ['2026-12-05', '2026-12-08'];
      expect(await timesOn(saturday)).toEqual([]);
      expect(await timesOn(holiday)).toEqual([]);
      const hours = [
        { weekday: 1, opensMinute: 540, closesMinute: 600 },
        { weekday: 1, opensMinute: 840, closesMinute: 900 },
        { weekday: 2, opensMinute: 540, closesMinute: 600 },
      ];
      await changeCalendar({ hours, workDays: [toWireDate(saturday)], closesOnHolidays: false });
      // A working day on which the office is otherwise closed has Monday's hours.
      expect(await timesOn(saturday)).toEqual(['09:00', '09:30', '14:00', '14:30']);
      expect(await timesOn(holiday)).toEqual(['09:00', '09:30']);
      expect((await read()).holidays[0]).toMatchObject({ day: '08/12/2026' });
    });
  });

  it('are never overwritten by a supervisor who has seen older ones', async () => {
    const was = await calendarNow();
    await changeCalendar({ graceMinutes: 25 });
    const late = planned(was, { ...was, checkInAheadMinutes: 10 });
    expect(await city.refusal('changeCalendar', late, { as })).toMatchObject({
      status: 409,
      reason: 'settingsChanged',
    });
    expect(await calendarNow()).toMatchObject({ graceMinutes: 25, checkInAheadMinutes: 30 });
    const { bookings } = await serviceNow();
    await changeBookings({ places: 9 });
    const older = { ...here, was: bookings!, is: { ...bookings!, daysAhead: 7 } };
    expect(await city.refusal('changeBookings', older, { as })).toMatchObject({ reason: 'settingsChanged' });
  });

  it('take one of two changes that are sent at once', async () => {
    const was = await calendarNow();
    const changes = [5, 6, 7, 8].map((graceMinutes) =>
      city.send('changeCalendar', planned(was, { ...was, graceMinutes }), { as }),
    );
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect((await read()).changes).toHaveLength(1);
  });

  describe('the bookings of a service', () => {
    it('are closed and opened on their own [BOK-10]', async () => {
      await changeBookings({ bookingOpen: false });
      expect(await timesOn()).toEqual([]);
      expect(await city.call('locationService', here)).toMatchObject({ status: false });
      await changeBookings({ bookingOpen: true });
      expect(await timesOn()).not.toEqual([]);
    });

    it('have the length, the places and the days that are set', async () => {
      await changeBookings({ slotMinutes: 60, places: 1, daysAhead: 3 });
      expect((await timesOn()).slice(0, 2)).toEqual(['09:00', '10:00']);
      await book();
      expect((await timesOn())[0]).toBe('10:00');
      expect(await timesOn('2026-12-07')).toEqual([]);
    });

    it('count as affected if they have no place or no time afterwards', async () => {
      await book(DAY, '09:00');
      await book(DAY, '09:00');
      await book(DAY, '09:30');
      const first = { day: '04/12/2026', time: '09:00' };
      expect(await changeBookings({ places: 1 })).toEqual({ savedAt: null, affected: 1, first });
      expect(await changeBookings({ slotMinutes: 60 })).toEqual({
        ...{ savedAt: null, affected: 1, first: { ...first, time: '09:30' } },
      });
      expect(await changeBookings({ places: 1, slotMinutes: 60 }, 2)).toMatchObject({ affected: 2 });
      expect((await serviceNow()).bookings).toMatchObject({ places: 1, slotMinutes: 60 });
    });

    it('do not exist where the office offers none', async () => {
      await city.db.query('UPDATE service_location SET booking = false WHERE service_id = $1', [
        here.serviceId,
      ]);
      const { bookings } = await serviceNow();
      expect(bookings).toBeNull();
      const rules = { bookingOpen: true, places: 4, slotMinutes: 30, daysAhead: 45 };
      expect(await city.refusal('changeBookings', { ...here, was: rules, is: rules }, { as })).toMatchObject({
        status: 404,
      });
    });
  });

  describe('the words of a service', () => {
    const found = async (keyword: string) =>
      (await city.call('searchServices', { keyword })).services.map(({ id }) => id);
    const changeWords = async (more: Partial<ServiceWords>) => {
      const { words: was } = await serviceNow();
      const call = { serviceId: here.serviceId, was, is: { ...was, ...more } };
      await city.call('changeWords', call, { as });
      await city.refreshCatalogue();
    };

    it('find it, and its drawing is shown [CAT-22]', async () => {
      expect(await found('zorblax')).toEqual([]);
      const { words } = await serviceNow();
      const name = { language: 'en_us' as const, name: ' zorblax paper ' };
      await changeWords({ icon: 'animal', otherNames: [...words.otherNames, name, name] });
      expect(await found('zorblax')).toEqual([here.serviceId]);
      const now = (await serviceNow()).words;
      expect(now.icon).toBe('animal');
      expect(now.otherNames).toHaveLength(words.otherNames.length + 1);
      await changeWords({ otherNames: words.otherNames });
      expect(await found('zorblax')).toEqual([]);
    });

    it('include how people say the life events that begin with it [CAT-22]', async () => {
      const said = async (keyword: string) =>
        (await city.call('searchServices', { keyword })).events?.map(({ code }) => code) ?? [];
      expect((await serviceNow()).events).toEqual([]);
      await city.db.query(
        `INSERT INTO life_event_service (event_code, service_id, position) VALUES ('adulthood', $1, -1)`,
        [here.serviceId],
      );
      await city.refreshCatalogue();
      const { words, events } = await serviceNow();
      expect(events).toEqual([{ code: 'adulthood', name: 'Turning 18' }]);
      const phrase = { event: 'adulthood', language: 'en_us' as const, phrase: ' zorblax day ' };
      expect(await said('my zorblax day')).toEqual([]);
      await changeWords({ phrases: [...words.phrases!, phrase, phrase] });
      expect(await said('my zorblax day')).toEqual(['adulthood']);
      const { changes } = await read();
      expect(changes[0]!.words!.is.phrases).toHaveLength(words.phrases!.length + 1);

      // A change from before there were phrases leaves them as they are.
      const { phrases: _, ...older } = (await serviceNow()).words;
      const call = { serviceId: here.serviceId, was: older, is: { ...older, icon: 'car' } };
      await city.call('changeWords', call, { as });
      expect((await serviceNow()).words.phrases).toHaveLength(words.phrases!.length + 1);
      await changeWords(words);
      expect(await said('my zorblax day')).toEqual([]);
    });

    it('cannot include the phrases of an event that begins with another service', async () => {
      const { words } = await serviceNow();
      const phrase = { event: 'birth', language: 'en_us' as const, phrase: 'stork' };
      const is = { ...words, phrases: [...words.phrases!, phrase] };
      const call = { serviceId: here.serviceId, was: words, is };
      expect((await city.refusal('changeWords', call, { as })).status).toBe(404);
    });

    it('belong to all offices: a supervisor of one office cannot change them', async () => {
      const ofOffice = await city.staff({
        ...{ role: 'supervisor', departmentId: here.departmentId, offices: [here.locationId] },
      });
      const { words } = await serviceNow();
      const call = { serviceId: here.serviceId, was: words, is: { ...words, icon: 'car' } };
      expect((await city.refusal('changeWords', call, { as: ofOffice })).status).toBe(403);
      const ofOther = await city.staff({ role: 'supervisor', departmentId: 9_999 });
      expect((await city.refusal('changeWords', call, { as: ofOther })).status).toBe(403);
      expect((await serviceNow()).words.icon).toBe(words.icon);
    });
  });

  it('list who changed what and when, and each change can be reversed', async () => {
    await changeBookings({ places: 9 });
    city.clock.advance(60);
    await changeCalendar({ graceMinutes: 25 });
    const { changes } = await read();
    expect(changes.map(({ by, at, serviceId }) => [by, at, serviceId])).toEqual([
      ['Ana Ribeiro', '2026-12-01T01:32:00.000Z', null],
      ['Ana Ribeiro', '2026-12-01T01:31:00.000Z', here.serviceId],
    ]);
    const [calendar, bookings] = changes;
    expect(bookings!.bookings).toMatchObject({ is: { places: 9 } });
    const { was, is } = calendar!.calendar!;
    expect([was.graceMinutes, is.graceMinutes]).toEqual([15, 25]);
    await city.call('changeCalendar', planned(is, was), { as });
    expect((await calendarNow()).graceMinutes).toBe(15);
    expect((await read()).changes).toHaveLength(3);
  });

  it('record nothing if nothing changes, and a repeated call changes nothing again', async () => {
    await changeCalendar({});
    expect((await read()).changes).toEqual([]);
    const was = await calendarNow();
    const call = planned(was, { ...was, graceMinutes: 5 });
    const key = '3f0d2c4e-8f2b-4f6e-9a53-0f6f6d1b2a01';
    const once = await city.call('changeCalendar', call, { as, key });
    expect(await city.call('changeCalendar', call, { as, key })).toEqual(once);
    expect((await read()).changes).toHaveLength(1);
  });

  it('stay saved when the same change is sent anew, because its answer was lost', async () => {
    const was = await calendarNow();
    const call = planned(was, { ...was, graceMinutes: 5 });
    await city.call('changeCalendar', call, { as });
    expect((await city.call('changeCalendar', call, { as })).savedAt).not.toBeNull();
    const { words } = await serviceNow();
    const named = { serviceId: here.serviceId, was: words, is: { ...words, icon: 'car' } };
    await city.call('changeWords', named, { as });
    await city.call('changeWords', named, { as });
    expect((await read()).changes).toHaveLength(2);
  });

  it('leave the calendar of a shared office to the department that keeps it', async () => {
    await city.db.query(
      `UPDATE location SET keeper_department_id = (SELECT id FROM department WHERE id <> $1 ORDER BY id LIMIT 1)
       WHERE id = $2`,
      [here.departmentId, here.locationId],
    );
    await city.refreshCatalogue();
    const { calendar, keptBy } = await read();
    expect(keptBy).toEqual(expect.stringMatching(/\w/));
    const call = planned(calendar, { ...calendar, hours: [] });
    expect((await city.refusal('changeCalendar', call, { as })).status).toBe(403);
    expect((await changeBookings({ places: 9 })).savedAt).not.toBeNull();
  });

  it('are in the audit with the act, beside the rows that it changed', async () => {
    await changeBookings({ places: 9 });
    const rows = await city.db.query<{ route: string }>(
      `SELECT route FROM audit WHERE kind = 'offer' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows.map(({ route }) => route).sort()).toEqual([
      expect.stringContaining('counter/settings/bookings'),
      'sql:service_location',
    ]);
  });
});
