import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestServer } from '../testing/test-server';
import { startCounters } from './counters';

const LIMIT_MS = 100_000;

describe('the counters of the demonstration', () => {
  let city: TestServer;
  let hall: TestPoint;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    city = await startTestServer();
    hall = await pointOf(city.db, 'IAM-FIN', 'H24');
    // On a Sunday only the hall that is always open works.
    city.clock.set('2026-12-06T03:00');
    await city.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = city.server.server.address() as AddressInfo;
    const api = `http://127.0.0.1:${port}/api`;
    stop = startCounters({ api, credential: city.counterSystem.token!, paceMs: 1, servingMs: 20 });
  });
  afterAll(async () => {
    await stop();
    await city.stop();
  });

  /** The counters run by themselves; this asks until what was waited for is there. */
  async function until<Value>(ask: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<Value> {
    const deadline = Date.now() + LIMIT_MS;
    for (;;) {
      const value = await ask();
      if (isThere(value)) return value;
      if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(value)} after ${LIMIT_MS} ms`);
      await setImmediate();
    }
  }
  const openCounters = async () => {
    const rows = await city.db.query<{ location_id: number }>('SELECT location_id FROM counter');
    return rows.map(({ location_id }) => location_id);
  };
  const progressOf = async (id: string) => {
    const [row] = await city.db.query<{ progress: string }>('SELECT progress FROM ticket WHERE id = $1', [
      id,
    ]);
    return row!.progress;
  };

  it('open where it is office time, and nowhere else', async () => {
    const places = await until(openCounters, ({ length }) => length > 10);
    expect(new Set(places)).toEqual(new Set([hall.locationId]));
  });

  it('call whoever takes a number, and finish', async () => {
    await until(openCounters, ({ length }) => length > 10);
    const as = await city.citizen();
    const { area: mobArea, number: mobNum } = as.mobile;
    const { ticket } = await city.call(
      'takeQueueTicket',
      { ...hall, cntToAlert: null, messageCode: null, mobArea, mobNum },
      { as },
    );
    await until(
      () => progressOf(ticket.id),
      (progress) => progress === 'treated' || progress === 'absent',
    );
    expect((await city.messagesTo(as))[0]).toContain('it is your turn');
    expect((await city.call('waitingInfoOfTicket', { id: ticket.id }, { as })).counterName).not.toBe('');
  });
});
