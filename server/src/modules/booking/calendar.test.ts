import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { reservationOf } from '../../testing/reservation';
import { startTestServer, type TestServer } from '../../testing/test-server';

// Today is Tuesday 1 December 2026, 09:31.
describe('the calendar of a service', () => {
  let city: TestServer;
  let renewal: TestPoint;
  let single: TestPoint;
  let registry: TestPoint;
  let timeTicketsOnly: TestPoint;
  beforeAll(async () => {
    city = await startTestServer({
      async prepare(db) {
        const marriage = await pointOf(db, 'DSAJ-MAR', 'PAB');
        await adjustPoint(db, marriage, { days_ahead: 3, slot_minutes: 540, slot_capacity: 1 });
        const fixed = await pointOf(db, 'DSAJ-SIG', 'ISL');
        await adjustPoint(db, fixed, {
          period_ticket_day: '2026-12-05',
          period_ticket_state: 'SPECIALDAY',
        });
        const blocked = await pointOf(db, 'DSAJ-SIG', 'PAB');
        await adjustPoint(db, blocked, { period_ticket_day: '2026-12-03', period_ticket_state: 'HOLIDAY' });
      },
    });
    renewal = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    single = await pointOf(city.db, 'DSAJ-MAR', 'PAB');
    registry = await pointOf(city.db, 'DSAJ-REP', 'PAB');
    timeTicketsOnly = await pointOf(city.db, 'DSAJ-PRO', 'PAB');
  });
  afterAll(() => city.stop());
  afterEach(() => city.clock.set('2026-12-01T09:31'));

  const datesOf = (point: TestPoint) => city.call('bookableDates', { ...point, idNumber: null });
  const offer = ({ serviceId, locationId }: TestPoint) =>
    city.call('locationService', { serviceId, locationId });

  it('runs 45 days from tomorrow, with holidays and special work days [API-22] [DAT-16]', async () => {
    expect(await datesOf(renewal)).toEqual({
      startDate: '02/12/2026',
      endDate: '15/01/2027',
      fullBookingDates: [],
      periodTicketDate: '',
      periodTicketDateState: '',
      specailWorkDates: ['12/12/2026'],
      publicHolidays: ['08/12/2026', '20/12/2026', '22/12/2026', '24/12/2026', '25/12/2026', '01/01/2027'],
      nonOffices: [0, 6],
      todayByTimeTicket: false,
      today: '01/12/2026',
    });
  });

  it('spells the special work days as the interface does [DAT-17]', async () => {
    expect((await datesOf(renewal)).specailWorkDates).toEqual(['12/12/2026']);
  });

  it('has its closed weekdays as numbers, Sunday first [DAT-19]', async () => {
    expect((await datesOf(renewal)).nonOffices).toEqual([0, 6]);
  });

  it('is the same by path, with and without an ID number [API-22]', async () => {
    const posted = await datesOf(renewal);
    expect(await city.call('bookableDatesByPath', renewal)).toEqual(posted);
    expect(await city.call('bookableDatesByPathAndIdNumber', { ...renewal, idNumber: '12345670' })).toEqual(
      posted,
    );
  });

  it('marks a day on which every place is taken [DAT-16]', async () => {
    const as = await city.citizen();
    await city.call('reserve', reservationOf(single, as, '2026-12-03', '09:00'), { as });
    expect((await datesOf(single)).fullBookingDates).toEqual(['03/12/2026']);
  });

  it('names the first day on which a place is left, not the first that is open [DAT-14]', async () => {
    expect((await offer(single)).firstBookableDate).toBe('02/12/2026');
    const as = await city.citizen();
    await city.call('reserve', reservationOf(single, as, '2026-12-02', '09:00'), { as });
    const { fullBookingDates } = await datesOf(single);
    expect(fullBookingDates).toContain('02/12/2026');
    const { firstBookableDate } = await offer(single);
    expect(fullBookingDates).not.toContain(firstBookableDate);
    expect(['03/12/2026', '04/12/2026']).toContain(firstBookableDate);
  });

  it('opens today where time tickets are issued, until the last time has begun [BOK-41] [DAT-16]', async () => {
    expect(await datesOf(registry)).toMatchObject({
      startDate: '01/12/2026',
      periodTicketDate: '01/12/2026',
      periodTicketDateState: '',
      todayByTimeTicket: true,
      today: '01/12/2026',
    });
    city.clock.set('2026-12-01T17:30');
    expect(await datesOf(registry)).toMatchObject({
      startDate: '02/12/2026',
      periodTicketDate: '',
      todayByTimeTicket: false,
      today: '01/12/2026',
    });
  });

  it('has one day for a service with time tickets only: the next work day [BOK-06] [DAT-18]', async () => {
    expect(await datesOf(timeTicketsOnly)).toMatchObject({ startDate: '01/12/2026', endDate: '01/12/2026' });
    city.clock.set('2026-12-04T20:00');
    expect(await datesOf(timeTicketsOnly)).toMatchObject({
      startDate: '07/12/2026',
      endDate: '07/12/2026',
      periodTicketDate: '07/12/2026',
    });
    // The Monday after is followed by a holiday.
    city.clock.set('2026-12-07T20:00');
    expect(await datesOf(timeTicketsOnly)).toMatchObject({ periodTicketDate: '09/12/2026' });
  });

  it('opens a Saturday or blocks a work day for time tickets [BOK-48] [DAT-18]', async () => {
    const open = await pointOf(city.db, 'DSAJ-SIG', 'ISL');
    const blocked = await pointOf(city.db, 'DSAJ-SIG', 'PAB');
    expect(await datesOf(open)).toMatchObject({
      periodTicketDate: '05/12/2026',
      periodTicketDateState: 'SPECIALDAY',
    });
    expect(await datesOf(blocked)).toMatchObject({ periodTicketDateState: 'HOLIDAY' });
    const timesOn = (point: TestPoint, bookingDate: string) =>
      city.call('bookableTimesOfDay', { ...point, bookingDate, idCard: null });
    expect((await timesOn(open, '05/12/2026')).totalTimeSlot.length).toBeGreaterThan(10);
    expect((await timesOn(blocked, '03/12/2026')).totalTimeSlot).toEqual([]);
  });

  it('lists what an office offers: bookings count 1, time tickets 2 [API-20] [DAT-14] [BOK-03]', async () => {
    expect(await offer(renewal)).toMatchObject({ status: true, timeTicketStatus: false });
    expect(await offer(registry)).toMatchObject({ status: true, timeTicketStatus: true });
    expect(await offer(timeTicketsOnly)).toMatchObject({ status: false, timeTicketStatus: true });
    const paused = await pointOf(city.db, 'DSAT-INT', 'MOR');
    expect(await offer(paused)).toMatchObject({
      status: false,
      timeTicketStatus: false,
      firstBookableDate: '',
    });
    expect((await offer(renewal)).firstBookableDate).toBe('02/12/2026');
  });

  it('has no days if nothing can be booked', async () => {
    const paused = await pointOf(city.db, 'DSAT-INT', 'MOR');
    expect(await datesOf(paused)).toMatchObject({ startDate: '', endDate: '' });
  });

  it('shows the times of a day as a list, or as a field to open where they are many [DAT-22]', async () => {
    const styleOf = async (service: string, place: string) => {
      const point = await pointOf(city.db, service, place);
      return (await city.call('bookableTimesOfDay', { ...point, bookingDate: '02/12/2026' })).style;
    };
    expect(await styleOf('DSI-BIR-R', 'CP')).toBe('list');
    expect(await styleOf('DSAJ-MAR', 'PAB')).toBe('dropDown');
  });

  it('lists the times of a day, taken ones disabled [API-23] [DAT-21] [DAT-23]', async () => {
    const crc = await pointOf(city.db, 'DSI-CRC', 'CP');
    const as = await city.citizen();
    await city.call('reserve', reservationOf(crc, as, '2026-12-02', '10:30'), { as });
    const { style, totalTimeSlot } = await city.call('bookableTimesOfDay', {
      ...crc,
      bookingDate: '02/12/2026',
      idCard: null,
    });
    expect(style).toBe('list');
    expect(totalTimeSlot.map(({ timeSlot }) => timeSlot).slice(0, 3)).toEqual(['09:00', '09:30', '10:00']);
    expect(totalTimeSlot.at(-1)!.timeSlot).toBe('17:30');
    expect(totalTimeSlot.filter(({ enabled }) => !enabled)).toEqual([{ timeSlot: '10:30', enabled: false }]);
  });

  it('offers the times of today that have not begun for a time ticket', async () => {
    const firstFree = async () => {
      const asked = { ...registry, bookingDate: '01/12/2026', idCard: null };
      const { totalTimeSlot } = await city.call('bookableTimesOfDay', asked);
      return totalTimeSlot.find(({ enabled }) => enabled)!.timeSlot;
    };
    expect(await firstFree()).toBe('10:00');
    city.clock.set('2026-12-01T10:00');
    expect(await firstFree()).toBe('10:30');
  });

  it('recommends days, times, and offices where a full time is free [API-27] [DAT-24]', async () => {
    const at = async (place: string) => pointOf(city.db, 'DSI-CRC', place);
    const plaza = await at('CP');
    const hall = await at('H24');
    const as = await city.citizen();
    await city.call('reserve', reservationOf(plaza, as, '2026-12-04', '11:00'), { as });
    const nearTo = () =>
      city.call('recommendTimes', { ...plaza, bookingDate: '04/12/2026', bookingTime: '11:00' });
    const near = await nearTo();
    expect(near.map(({ date }) => date).slice(0, 3)).toEqual(['04/12/2026', '07/12/2026', '09/12/2026']);
    expect(near).toHaveLength(7);
    const time = near[0]!.times.find((slot) => slot.time === '11:00')!;
    expect(time.isFull).toBe(true);
    expect(time.otherLocationIds).toContain(hall.locationId);

    const other = await city.citizen();
    await city.call('reserve', reservationOf(hall, other, '2026-12-04', '11:00'), { as: other });
    const later = (await nearTo())[0]!.times.find((slot) => slot.time === '11:00')!;
    expect(later.otherLocationIds).not.toContain(hall.locationId);
  });

  it('explains the grid in pages [API-29]', async () => {
    const guides = await city.call('guides', {}, { language: 'pt_pt' });
    expect(guides.length).toBeGreaterThanOrEqual(3);
    expect(guides[0]!.title).toBe('Escolha a data');
  });
});
