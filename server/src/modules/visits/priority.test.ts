import { startVisiting, type Visiting } from '../../testing/visiting';

describe('priority of a ticket that waits', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  const receptionist = async () => ({
    as: await office.city.staff({ role: 'receptionist', offices: [office.first.locationId] }),
  });
  const order = async () => (await office.desk()).waiting.map(({ ticketId }) => ticketId);

  it('is given and taken away with a reason, and changes the order at once [QUE-03]', async () => {
    const { city } = office;
    const [one, two, three] = [await office.walkIn(), await office.walkIn(), await office.walkIn()];
    expect(await order()).toEqual([one, two, three]);
    const by = await receptionist();
    const { visit } = await city.call('setPriority', { ticketId: three, reason: 'elderly' }, by);
    expect(visit).toMatchObject({ priority: true, priorityFor: 'elderly' });
    expect(await order()).toEqual([three, one, two]);
    await city.call('setPriority', { ticketId: three, reason: '' }, by);
    expect((await office.desk()).waiting[2]).not.toHaveProperty('priorityFor');
    expect(await order()).toEqual([one, two, three]);
    await city.call('setPriority', { ticketId: two, reason: 'other' }, by);
    expect((await office.next()).called).toMatchObject({ ticketId: two });
  });

  it('reaches the wait of a citizen, whose page and history never show the reason', async () => {
    const { city, first } = office;
    const as = await city.citizen();
    await office.walkIn();
    const taken = await city.call('walkIn', first, { as: city.counterSystem });
    const { ticketId, qrcodeContent } = taken;
    const { area: mobArea, number: mobNum } = as.mobile;
    await city.call('registerTicket', { qrcodeContent, mobArea, mobNum }, { as });
    const ahead = async () => (await city.call('waitingInfoOfTicket', { id: ticketId }, { as })).waitCount;
    expect(await ahead()).toBe(1);
    await city.call('setPriority', { ticketId, reason: 'pregnant' }, await receptionist());
    expect(await ahead()).toBe(0);
    const shown = JSON.stringify([
      await city.call('ticketById', { id: ticketId }, { as }),
      await city.call('ticketHistory', { id: ticketId }, { as }),
      await city.call('board', { locationId: first.locationId }, { as: city.counterSystem }),
      await city.call('checkInFor', { ticketId }, { as: await city.staff({ role: 'kiosk' }) }),
    ]);
    expect(shown).toContain('priorityGiven');
    expect(shown).not.toContain('pregnant');
  });

  it('is in the history once for each reason, with the member of staff', async () => {
    const { city } = office;
    const ticketId = await office.walkIn();
    const by = await receptionist();
    for (const reason of ['elderly', 'elderly', 'infant', '', ''] as const) {
      await city.call('setPriority', { ticketId, reason }, by);
    }
    const events = await city.call('counterTicketHistory', { ticketId }, by);
    expect(events.slice(1)).toEqual([
      expect.objectContaining({ event: 'priorityGiven', reason: 'elderly', by: 'Ana Ribeiro' }),
      expect.objectContaining({ event: 'priorityGiven', reason: 'infant', role: 'receptionist' }),
      expect.not.objectContaining({ reason: expect.anything() as unknown }),
    ]);
    expect(events.at(-1)).toMatchObject({ event: 'priorityTaken' });
  });

  it('is refused in words before the arrival, after the call, and at the end', async () => {
    const { city } = office;
    const { id } = await office.book(await city.citizen(), '10:00');
    city.clock.set('2026-12-02T09:31');
    const by = await receptionist();
    const reasonOf = async (ticketId: string) => {
      const { reason, message } = await city.refusal('setPriority', { ticketId, reason: 'mobility' }, by);
      return [reason, message];
    };
    expect(await reasonOf(id)).toEqual(['ticketNotHere', expect.stringContaining('has not checked in')]);
    await city.call('checkInFor', { ticketId: id }, by);
    await city.call('setPriority', { ticketId: id, reason: 'mobility' }, by);
    await office.next();
    expect(await reasonOf(id)).toEqual([
      'calledMeanwhile',
      expect.stringContaining('to counter 1 meanwhile'),
    ]);
    await city.call('markTreated', { ticketId: id }, { as: city.counterSystem });
    expect((await reasonOf(id))[0]).toBe('ticketNotActive');
  });

  it('is given with a new number for a reason, which leaves older callers as they were', async () => {
    const { city, first } = office;
    const by = await receptionist();
    const { ticketId } = await city.call('walkIn', { ...first, reason: 'infant' }, by);
    await office.walkIn(first, true);
    const [one, two] = (await office.desk()).waiting;
    expect(one).toMatchObject({ ticketId, priority: true, priorityFor: 'infant' });
    expect(two).toMatchObject({ priority: true });
    expect(two).not.toHaveProperty('priorityFor');
  });
});
