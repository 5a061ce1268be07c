import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('what happened to a ticket', () => {
  let city: TestServer;
  beforeEach(async () => {
    city = await startTestServer();
  });
  afterEach(() => city.stop());

  it('is told its holder and the office alike, and nobody else [TIX-01]', async () => {
    const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    const as = await city.citizen();
    const office = { as: city.counterSystem };
    await city.call('openCounter', { ...queue, counter: '5' }, office);
    const { ticket } = await city.call(
      'takeQueueTicket',
      { ...queue, cntToAlert: null, messageCode: null, mobArea: '853', mobNum: as.mobile.number },
      { as },
    );
    await city.call('checkIn', { id: ticket.id }, { as });
    await city.call('callNext', { ...queue, counter: '5' }, office);
    await city.call('recall', { ticketId: ticket.id, counter: '6' }, office);
    await city.call('markTreated', { ticketId: ticket.id }, office);

    const history = await city.call('ticketHistory', { id: ticket.id }, { as });
    expect(history.map(({ event, counter }) => `${event} ${counter}`.trim())).toEqual([
      'taken',
      'checkedIn',
      'called 5',
      'calledAgain 6',
      'treated',
    ]);
    expect(await city.call('counterTicketHistory', { ticketId: ticket.id }, office)).toEqual(history);
    const other = { as: await city.citizen() };
    expect(await city.refusal('ticketHistory', { id: ticket.id }, other)).toMatchObject({ status: 404 });
    expect(await city.refusal('counterTicketHistory', { ticketId: ticket.id }, other)).toMatchObject({
      status: 403,
    });
  });
});
