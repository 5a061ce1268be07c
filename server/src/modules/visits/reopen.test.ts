import { startVisiting, type Visiting } from '../../testing/visiting';

describe('reopening a finished visit', () => {
  let office: Visiting;
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(() => office.city.stop());

  /** Calls a person to counter 1, serves and finishes them. */
  async function finishedVisit() {
    const { city } = office;
    const as = await city.staff({ role: 'clerk' });
    const ticketId = await office.walkIn();
    await office.next({ as });
    await city.call('startVisit', { ticketId }, { as });
    await city.call('markTreated', { ticketId }, { as });
    const reopen = { ticketId, counter: '1' };
    return {
      ticketId,
      as,
      reopen: () => city.call('reopenVisit', reopen, { as }),
      refused: async (more: Partial<typeof reopen> = {}) =>
        (await city.refusal('reopenVisit', { ...reopen, ...more }, { as })).reason,
    };
  }

  it('continues the visit at its counter, however often it is requested [QUE-03]', async () => {
    const { city } = office;
    const { ticketId, as, reopen } = await finishedVisit();
    city.clock.advance(20);
    expect((await reopen()).visit).toMatchObject({ ticketId, state: 'serving', counter: '1', endedAt: null });
    expect((await reopen()).visit.state).toBe('serving');
    expect((await office.desk(as)).current).toMatchObject({ ticketId });
    const events = await city.call('counterTicketHistory', { ticketId }, { as });
    expect(events.map(({ event }) => event)).toEqual([
      'taken',
      'called',
      'started',
      'treated',
      'resumed',
      'resumed',
    ]);
  });

  it('is refused after half a minute, and at another counter', async () => {
    const { as, refused } = await finishedVisit();
    await office.city.call('openCounter', { ...office.first, counter: '2' }, { as });
    expect(await refused({ counter: '2' })).toBe('ticketNotCalled');
    office.city.clock.advance(31);
    expect(await refused()).toBe('ticketNotCalled');
  });

  it('is refused after another person was called to the counter', async () => {
    const { as, refused } = await finishedVisit();
    await office.walkIn();
    await office.next({ as });
    expect(await refused()).toBe('counterBusy');
  });

  it('is refused if the person has since taken another number [QUE-09]', async () => {
    const { city, first } = office;
    const citizen = await city.citizen();
    const as = city.counterSystem;
    const takeNumber = () => {
      const { area: mobArea, number: mobNum } = citizen.mobile;
      const asked = { ...first, cntToAlert: null, messageCode: null, mobArea, mobNum };
      return city.call('takeQueueTicket', asked, { as: citizen });
    };
    const { ticket } = await takeNumber();
    await city.call('callTicket', { ticketId: ticket.id, counter: '1' }, { as });
    await city.call('markTreated', { ticketId: ticket.id }, { as });
    await takeNumber();
    const { reason } = await city.refusal('reopenVisit', { ticketId: ticket.id, counter: '1' }, { as });
    expect(reason).toBe('alreadyQueued');
  });
});
