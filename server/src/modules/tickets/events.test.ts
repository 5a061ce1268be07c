import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('the history of a ticket', () => {
  let city: TestServer;
  beforeEach(async () => {
    city = await startTestServer();
  });
  afterEach(() => city.stop());

  it('is shown alike to its holder and the office, and to no other [TIX-01]', async () => {
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
    const told = await city.call('counterTicketHistory', { ticketId: ticket.id }, office);
    expect(told.map(({ at, event, counter }) => ({ at, event, counter }))).toEqual(history);
    const other = { as: await city.citizen() };
    expect(await city.refusal('ticketHistory', { id: ticket.id }, other)).toMatchObject({ status: 404 });
    expect(await city.refusal('counterTicketHistory', { ticketId: ticket.id }, other)).toMatchObject({
      status: 403,
    });
  });

  it('names the actors to the office, but not to the holder', async () => {
    const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    const as = await city.citizen();
    const { locationId } = queue;
    const clerk = { as: await city.staff({ role: 'clerk', departmentId: queue.departmentId }) };
    const kiosk = {
      as: await city.staff({ role: 'kiosk', departmentId: queue.departmentId, offices: [locationId] }),
    };
    const { ticketId, qrcodeContent } = await city.call('walkIn', queue, kiosk);
    const { area: mobArea, number: mobNum } = as.mobile;
    await city.call('registerTicket', { qrcodeContent, mobArea, mobNum }, { as });
    await city.call('openCounter', { ...queue, counter: '5' }, clerk);
    await city.call('callTicket', { ticketId, counter: '5' }, clerk);
    await city.call('markTreated', { ticketId }, { as: city.counterSystem });
    const told = await city.call('counterTicketHistory', { ticketId }, clerk);
    expect(told.map(({ event, role, by }) => [event, role, by])).toEqual([
      ['taken', 'kiosk', 'Ana Ribeiro'],
      ['registered', 'holder', ''],
      ['called', 'clerk', 'Ana Ribeiro'],
      ['treated', 'system', ''],
    ]);
    const history = await city.call('ticketHistory', { id: ticketId }, { as });
    expect(history).toHaveLength(4);
    expect(JSON.stringify(history)).not.toContain('Ana');
  });
});
