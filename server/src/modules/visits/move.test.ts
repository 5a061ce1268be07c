import { startVisiting, type Visiting } from '../../testing/visiting';

const DAY = '02/12/2026';
const NEXT_DAY = '03/12/2026';

describe('a booking that the office moves', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  const receptionist = async () => ({
    as: await office.city.staff({ role: 'receptionist', offices: [office.first.locationId] }),
  });
  const at = (date: string, time: string) => ({ date, time });
  type Slot = ReturnType<typeof at>;
  const move = async (ticketId: string, from: Slot, to: Slot) =>
    office.city.call('moveVisit', { ticketId, from, to }, await receptionist());
  const refused = async (ticketId: string, from: Slot, to: Slot) =>
    office.city.refusal('moveVisit', { ticketId, from, to }, await receptionist());
  const taken = async () =>
    Object.fromEntries(
      (
        await office.city.db.query<{ slot: string; taken: number }>(
          `SELECT to_char(day, 'DD/MM/YYYY ') || time AS slot, taken FROM slot WHERE service_id = $1`,
          [office.first.serviceId],
        )
      ).map((row) => [row.slot, row.taken]),
    );

  it('takes the new place, gives the old one back, and tells its holder [API-29]', async () => {
    const { city } = office;
    const as = await city.citizen();
    const { id } = await office.book(as, '10:00');
    await city.db.query('UPDATE ticket SET reminded = 3, coming_at = now() WHERE id = $1', [id]);
    const { visit } = await move(id, at(DAY, '10:00'), at(NEXT_DAY, '11:00'));
    expect(visit).toMatchObject({ state: 'booked', day: NEXT_DAY, time: '11:00' });
    expect(await taken()).toMatchObject({ [`${DAY} 10:00`]: 0, [`${NEXT_DAY} 11:00`]: 1 });
    expect((await city.call('ticketById', { id }, { as })).ticket).toMatchObject({
      bookingDate: NEXT_DAY,
      bookingTime: '11:00',
    });
    expect((await city.messagesTo(as)).at(-1)).toMatch(/3 December 2026 at 11:00/);
    expect(await city.db.query('SELECT reminded, coming_at FROM ticket WHERE id = $1', [id])).toEqual([
      { reminded: 0, coming_at: null },
    ]);
    const events = await city.call('counterTicketHistory', { ticketId: id }, await receptionist());
    expect(events.at(-1)).toMatchObject({ event: 'changed', role: 'receptionist', by: 'Ana Ribeiro' });
  });

  it('may be late, or missed today, and is expected again', async () => {
    const { city } = office;
    const as = await city.citizen();
    const { id } = await office.book(as, '10:00');
    city.clock.set('2026-12-02T10:10');
    const late = await move(id, at(DAY, '10:00'), at(DAY, '11:00'));
    expect(late.visit).toMatchObject({ state: 'booked', time: '11:00' });
    city.clock.set('2026-12-02T11:01');
    await city.call('checkInFor', { ticketId: id }, { as: city.counterSystem });
    await office.next();
    await city.call('markAbsent', { ticketId: id }, { as: city.counterSystem });
    const { visit } = await move(id, at(DAY, '11:00'), at(NEXT_DAY, '10:00'));
    expect(visit).toMatchObject({
      state: 'booked',
      arrivedAt: null,
      calledAt: null,
      counter: '',
      day: NEXT_DAY,
    });
    city.clock.set('2026-12-03T09:40');
    await city.call('checkInFor', { ticketId: id }, { as: city.counterSystem });
    expect((await office.next()).called).toMatchObject({ ticketId: id });
  });

  it('is refused in words: after the check-in, the call, the end, and for a number', async () => {
    const { city } = office;
    const { id } = await office.book(await city.citizen(), '10:00');
    city.clock.set('2026-12-02T09:40');
    const to = at(DAY, '15:00');
    await city.call('checkInFor', { ticketId: id }, { as: city.counterSystem });
    const { reason, message } = await refused(id, at(DAY, '10:00'), to);
    expect([reason, message]).toEqual(['checkedIn', expect.stringContaining('Undo the check-in')]);
    await office.next();
    expect((await refused(id, at(DAY, '10:00'), to)).reason).toBe('calledMeanwhile');
    await city.call('markTreated', { ticketId: id }, { as: city.counterSystem });
    expect((await refused(id, at(DAY, '10:00'), to)).reason).toBe('ticketNotEditable');
    expect((await refused(await office.walkIn(), to, to)).reason).toBe('ticketNotEditable');
  });

  it('goes to one time if two clerks move it at once, and a repeated request changes nothing', async () => {
    const { city } = office;
    const { id } = await office.book(await city.citizen(), '10:00');
    const by = await receptionist();
    const send = (time: string) =>
      city.send('moveVisit', { ticketId: id, from: at(DAY, '10:00'), to: at(DAY, time) }, by);
    const answers = await Promise.all([send('11:00'), send('12:00')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(lost.json()).toMatchObject({ reason: 'movedMeanwhile' });
    const { visit } = answers
      .find(({ statusCode }) => statusCode === 200)!
      .json<{ visit: { time: string } }>();
    const again = await send(visit.time);
    expect(again.json()).toMatchObject({ visit: { time: visit.time } });
    expect((await taken())[`${DAY} ${visit.time}`]).toBe(1);
  });

  it('keeps its time if the new one is full, past, or not offered', async () => {
    const { city, first } = office;
    const { id } = await office.book(await city.citizen(), '10:00');
    await office.book(await city.citizen(), '11:00');
    await city.db.query('UPDATE service_location SET slot_capacity = 1 WHERE service_id = $1', [
      first.serviceId,
    ]);
    await city.refreshCatalogue();
    const from = at(DAY, '10:00');
    for (const [to, reason] of [
      [at(DAY, '11:00'), 'slotTaken'],
      [at(DAY, '03:00'), 'timeNotBookable'],
      [at('01/12/2026', '09:00'), 'timeNotBookable'],
      [at('30/11/2026', '10:00'), 'dateNotBookable'],
    ] as const) {
      expect((await refused(id, from, to)).reason).toBe(reason);
    }
    expect((await taken())[`${DAY} 10:00`]).toBe(1);
  });
});
