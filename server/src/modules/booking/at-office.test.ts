import { startVisiting, type Visiting } from '../../testing/visiting';

const TODAY = '01/12/2026';
const TOMORROW = '02/12/2026';

describe('an appointment made at the office', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  const receptionist = async () => ({
    as: await office.city.staff({ role: 'receptionist', offices: [office.first.locationId] }),
  });
  const timesOf = async () => {
    const { serviceId, locationId } = office.first;
    return office.city.call('officeTimes', { serviceId, locationId }, await receptionist());
  };
  const at = (bookingDate: string, bookingTime: string) => ({ ...office.first, bookingDate, bookingTime });
  const book = async (body: Parameters<typeof office.city.call<'bookAtOffice'>>[1]) =>
    office.city.call('bookAtOffice', body, await receptionist());
  const refusal = async (body: Parameters<typeof office.city.call<'bookAtOffice'>>[1]) =>
    (await office.city.refusal('bookAtOffice', body, await receptionist())).reason;

  it('is for a free time of today or later, which citizens cannot book themselves [BOK-40]', async () => {
    const [today, tomorrow] = await timesOf();
    expect([today!.date, tomorrow!.date]).toEqual([TODAY, TOMORROW]);
    // It is 09:31: times that have begun are not offered.
    expect(today!.times[0]).toBe('10:00');
    const { ticketId, jettonCode, arrivedAt } = await book(at(TODAY, '11:00'));
    expect([jettonCode[0], arrivedAt]).toEqual(['R', null]);
    const { appointments } = await office.desk();
    expect(appointments).toMatchObject([{ ticketId, time: '11:00', state: 'booked', kind: 'booking' }]);
    expect(await refusal(at(TODAY, '09:30'))).toBe('timeNotBookable');
    expect(await refusal(at('30/11/2026', '11:00'))).toBe('dateNotBookable');
  });

  it('is checked in at once if its time is near, and can be called', async () => {
    const as = await office.city.citizen();
    const { ticketId, arrivedAt } = await book({ ...at(TODAY, '10:00'), mobile: as.mobile });
    expect(await office.city.messagesTo(as)).toEqual([]);
    expect(arrivedAt).toBe(office.city.clock.now().toISOString());
    expect((await office.next()).called).toMatchObject({ ticketId });
    const told = await office.city.call('counterTicketHistory', { ticketId }, await receptionist());
    expect(told.slice(0, 2)).toEqual([
      { at: arrivedAt, event: 'taken', counter: '', role: 'receptionist', by: 'Ana Ribeiro' },
      { at: arrivedAt, event: 'checkedIn', counter: '', role: 'receptionist', by: 'Ana Ribeiro' },
    ]);
    expect(told.map(({ event }) => event)).toEqual(['taken', 'checkedIn', 'called']);
  });

  it('belongs to the holder of a mobile number, within its limits, and is confirmed by SMS', async () => {
    const { city } = office;
    const as = await city.citizen();
    const { ticketId } = await book({ ...at(TOMORROW, '10:00'), mobile: as.mobile, person: 'Ho Mei' });
    expect((await city.call('tickets', {}, { as })).bookingTickets).toMatchObject([
      { ticket: { id: ticketId, bookingDate: TOMORROW, bookingTime: '10:00' } },
    ]);
    expect(await refusal({ ...at(TOMORROW, '11:00'), mobile: as.mobile })).toBe('alreadyBooked');
    expect(await refusal({ ...at(TOMORROW, '11:00'), mobile: { area: '853', number: '12' } })).toBe(
      'mobileInvalid',
    );
    expect(await city.messagesTo(as)).toEqual([
      expect.stringMatching(/^Vez: your booking: .+, Wednesday 2 December 2026 at 10:00, China Plaza\./),
    ]);
    city.clock.set('2026-12-02T09:40');
    expect((await office.desk()).appointments).toMatchObject([{ ticketId, person: 'Ho M.' }]);
  });

  it('never exceeds the places of a time', async () => {
    const { city, elsewhere } = office;
    const as = { as: await city.staff({ role: 'receptionist' }) };
    const [{ places }] = (await city.db.query<{ places: number }>(
      'SELECT slot_capacity AS places FROM service_location WHERE service_id = $1 AND location_id = $2',
      [elsewhere.serviceId, elsewhere.locationId],
    )) as [{ places: number }];
    const body = { ...elsewhere, bookingDate: TOMORROW, bookingTime: '10:00' };
    const answers = await Promise.all(
      Array.from({ length: places + 3 }, () => city.send('bookAtOffice', body, as)),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect([made.length, answers.length]).toEqual([places, places + 3]);
    const { serviceId, locationId } = elsewhere;
    const days = await city.call('officeTimes', { serviceId, locationId }, as);
    expect(days.find(({ date }) => date === TOMORROW)!.times).not.toContain('10:00');
  });
});
