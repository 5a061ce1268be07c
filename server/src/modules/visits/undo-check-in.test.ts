import { startVisiting, type Visiting } from '../../testing/visiting';

describe('a check-in by mistake', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  const system = () => ({ as: office.city.counterSystem });
  const undo = (ticketId: string) => office.city.call('undoCheckIn', { ticketId }, system());
  const refused = async (ticketId: string) =>
    (await office.city.refusal('undoCheckIn', { ticketId }, system())).reason;
  const eventsOf = async (ticketId: string) =>
    (await office.city.call('counterTicketHistory', { ticketId }, system())).map(({ event }) => event);

  it('of a booking is undone: it is expected again, and its code checks in again [API-33]', async () => {
    const { city } = office;
    const as = await city.citizen();
    const { id, uid: code } = await office.book(as, '10:00');
    city.clock.set('2026-12-02T09:40');
    await city.call('checkInFor', { code }, system());
    const { visit } = await undo(id);
    expect(visit).toMatchObject({ state: 'booked', arrivedAt: null, time: '10:00' });
    expect((await office.desk()).waiting).toEqual([]);
    const again = { as: await city.citizen(as.mobile) };
    expect(await city.call('ticketById', { id }, again)).toMatchObject({ checkedIn: false });
    expect((await undo(id)).visit.state).toBe('booked');
    const { visit: back } = await city.call('checkInFor', { code }, system());
    expect(back.state).toBe('arrived');
    expect(await eventsOf(id)).toEqual(['taken', 'checkedIn', 'checkInUndone', 'checkedIn']);
    await office.next();
    expect(await refused(id)).toBe('calledMeanwhile');
  });

  it('after the grace is undone to a missed visit, which staff can let in again [TIX-31]', async () => {
    const { city } = office;
    const ticketId = await office.walkIn();
    await office.next();
    await city.call('markAbsent', { ticketId }, system());
    await city.call('checkInFor', { ticketId }, system());
    expect((await undo(ticketId)).visit.state).toBe('absent');
    expect((await office.desk()).waiting).toEqual([]);
    await city.call('checkInFor', { ticketId }, system());
    expect((await office.next()).called).toMatchObject({ ticketId });
  });

  it('is none for a number of the office or a transferred person, who can be cancelled', async () => {
    const { city, second } = office;
    const ticketId = await office.walkIn();
    expect(await refused(ticketId)).toBe('checkInNotUndone');
    await city.call('transfer', { ...second, ticketId }, system());
    expect(await refused(ticketId)).toBe('checkInNotUndone');
    await city.call('cancelVisit', { ticketId }, system());
    expect(await refused(ticketId)).toBe('ticketNotActive');
  });

  it('is not undone if its holder has booked the service for that day again', async () => {
    const { city } = office;
    const as = await city.citizen();
    const { id } = await office.book(as, '10:00');
    const later = { ...office.first, mobile: as.mobile, bookingDate: '02/12/2026', bookingTime: '15:00' };
    city.clock.set('2026-12-02T09:40');
    await city.call('checkInFor', { ticketId: id }, system());
    const clerk = { as: await city.staff({ role: 'receptionist' }) };
    await city.call('bookAtOffice', later, clerk);
    expect(await refused(id)).toBe('alreadyBooked');
    expect(await office.stateOf(id)).toBe('waiting');
  });
});
