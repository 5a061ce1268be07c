import { randomUUID } from 'node:crypto';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

describe('a write whose answer was lost', () => {
  let city: TestServer;
  let point: TestPoint;
  beforeAll(async () => {
    city = await startTestServer();
    point = await pointOf(city.db, 'DSI-CRC', 'CP');
    await city.call('openCounter', { ...point, counter: '1' }, { as: city.counterSystem });
  });
  afterAll(() => city.stop());

  const requestOf = ({ mobile }: TestCaller) => ({
    ...point,
    cntToAlert: null,
    messageCode: null,
    mobArea: mobile.area,
    mobNum: mobile.number,
  });
  const settle = (key: string, as: TestCaller) => city.call('settleWrite', { key }, { as });
  const count = async (as: TestCaller) => (await city.call('ticketCount', {}, { as })).count;

  it('is reported to its caller with the lost answer', async () => {
    const as = await city.citizen();
    const key = randomUUID();
    const answer = await city.call('takeQueueTicket', requestOf(as), { as, key });
    for (const same of [key, key.toUpperCase()]) {
      const settled = await settle(same, as);
      expect(settled.outcome).toBe('done');
      expect(JSON.parse(settled.answer!)).toEqual(answer);
    }
  });

  it('is refused for good if it arrives after it was reported as not done', async () => {
    const as = await city.citizen();
    const key = randomUUID();
    expect(await settle(key, as)).toEqual({ outcome: 'notDone' });
    expect(await city.refusal('takeQueueTicket', requestOf(as), { as, key })).toMatchObject({
      status: 409,
      code: 602,
      reason: 'givenUp',
      message: expect.stringMatching(/send it again/),
    });
    expect(await settle(key, as)).toEqual({ outcome: 'notDone' });
    expect(await count(as)).toBe(0);

    const { ticket } = await city.call('takeQueueTicket', requestOf(as), { as, key: randomUUID() });
    expect(ticket.id).toBeTruthy();
  });

  it('is reported as not done after a refusal', async () => {
    const as = await city.citizen();
    const key = randomUUID();
    const other = { ...requestOf(as), mobNum: '66999999' };
    expect((await city.refusal('takeQueueTicket', other, { as, key })).reason).toBe('mobileNotVerified');
    expect(await settle(key, as)).toEqual({ outcome: 'notDone' });
  });

  it('is either done or given up in a race with the question, never both', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => city.citizen()));
    const told = await Promise.all(
      people.map(async (as, at) => {
        const key = randomUUID();
        const ask = () => city.send('settleWrite', { key }, { as });
        const take = () => city.send('takeQueueTicket', requestOf(as), { as, key });
        const [asked] =
          at % 2 === 0 ? await Promise.all([ask(), take()]) : (await Promise.all([take(), ask()])).reverse();
        const { outcome } = asked!.json<{ outcome: string }>();
        return { outcome, tickets: await count(as) };
      }),
    );
    for (const { outcome, tickets } of told)
      expect({ outcome, tickets }).toEqual({ outcome, tickets: outcome === 'done' ? 1 : 0 });
  });

  it('can be neither read nor given up by another person', async () => {
    const [as, other] = [await city.citizen(), await city.citizen()];
    const key = randomUUID();
    await city.call('takeQueueTicket', requestOf(as), { as, key });
    expect((await city.refusal('settleWrite', { key }, { as: other })).status).toBe(404);
    expect((await city.refusal('settleWrite', { key })).status).toBe(401);
    expect((await settle(key, as)).outcome).toBe('done');

    const ahead = randomUUID();
    expect(await settle(ahead, other)).toEqual({ outcome: 'notDone' });
    await city.call(
      'cancelTicket',
      { id: (await city.call('tickets', {}, { as })).queueTickets[0]!.ticket.id },
      { as, key: ahead },
    );
    expect(await count(as)).toBe(0);
  });
});
