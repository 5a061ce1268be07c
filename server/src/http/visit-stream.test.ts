import type { AddressInfo } from 'node:net';
import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';
import { SESSION_COOKIE } from './session-cookie';
import { STREAM_SHARES } from './visit-stream';

interface Stream {
  /** The id of the next event. */
  next(): Promise<number>;
  close(): void;
}

describe('the stream of an office', () => {
  let one: TestServer;
  let other: TestServer;
  let queue: TestPoint;
  const open: Stream[] = [];
  beforeEach(async () => {
    one = await startTestServer();
    other = await startTestServer({ beside: one });
    queue = await pointOf(one.db, 'DSI-CRC', 'CP');
    await other.server.listen({ port: 0, host: '127.0.0.1' });
    await one.call('openCounter', { ...queue, counter: '1' }, { as: one.counterSystem });
  });
  const shares = { ...STREAM_SHARES };
  afterEach(async () => {
    Object.assign(STREAM_SHARES, shares);
    open.splice(0).forEach((stream) => stream.close());
    // Connections that fetch keeps alive would delay the end of a server.
    other.server.server.closeAllConnections();
    await other.stop();
    await one.stop();
  });

  const databaseTime = async () => {
    const [row] = await one.db.query<{ now: number }>(
      'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
    );
    return row!.now;
  };
  const address = (locationId: number) => {
    const { port } = other.server.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api/counter/stream?locationId=${locationId}`;
  };
  const statusFor = async (headers: Record<string, string>, locationId = queue.locationId) => {
    const asking = new AbortController();
    const { status } = await fetch(address(locationId), { headers, signal: asking.signal });
    asking.abort();
    return status;
  };

  async function connect(headers: Record<string, string>, locationId = queue.locationId): Promise<Stream> {
    const asking = new AbortController();
    const response = await fetch(address(locationId), { headers, signal: asking.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    const stream = {
      async next() {
        for (;;) {
          const event = /event: changed\nid: (\d+)\ndata: \{\}\n\n/.exec(read);
          if (event !== null) {
            read = read.slice(event.index + event[0].length);
            return Number(event[1]);
          }
          const { value, done } = await reader.read();
          if (done) throw new Error('The stream has ended.');
          read += value;
        }
      },
      close: () => asking.abort(),
    };
    open.push(stream);
    return stream;
  }
  const bearer = ({ token }: TestCaller) => ({ authorization: `Bearer ${token}` });

  it('announces a number taken in another process, and a call there [QUE-03]', async () => {
    await one.call('walkIn', queue, { as: one.counterSystem });
    const stream = await connect(bearer(await one.staff({ role: 'display', offices: [queue.locationId] })));
    // On connecting, when PostgreSQL's notifications arrive, and when its queues have been read.
    for (let at = 0; at < 3; at += 1) await stream.next();
    const taking = await databaseTime();
    await one.call('walkIn', queue, { as: one.counterSystem });
    const taken = await stream.next();
    expect(taken).toBeGreaterThanOrEqual(taking);
    const calling = await databaseTime();
    await one.call('callNext', { ...queue, counter: '1' }, { as: one.counterSystem });
    expect(await stream.next()).toBeGreaterThanOrEqual(calling);
  });

  it('announces the first number that an office issues on a day [QUE-03]', async () => {
    const stream = await connect(bearer(one.counterSystem));
    // On connecting, and when PostgreSQL's notifications arrive.
    for (let at = 0; at < 2; at += 1) await stream.next();
    const taking = await databaseTime();
    await one.call('walkIn', queue, { as: one.counterSystem });
    expect(await stream.next()).toBeGreaterThanOrEqual(taking);
  });

  it('announces a test of a device that is asked for in another process', async () => {
    const system = { as: one.counterSystem };
    const hall = { kind: 'display' as const, locationId: queue.locationId, name: 'Hall' };
    await one.call('makeDeviceCode', hall, system);
    const [device] = await one.call('staffDevices', {}, system);
    const stream = await connect(bearer(one.counterSystem));
    for (let at = 0; at < 2; at += 1) await stream.next();
    const asking = await databaseTime();
    await one.call('testDevice', { id: device!.id }, system);
    expect(await stream.next()).toBeGreaterThanOrEqual(asking);
  });

  it('gives one session a few streams, and leaves the rest to other sessions', async () => {
    const display = bearer(await one.staff({ role: 'display', offices: [queue.locationId] }));
    for (let at = 0; at < 8; at += 1) await connect(display);
    expect(await statusFor(display)).toBe(429);
    expect(await statusFor(bearer(await one.staff({ role: 'clerk', offices: [queue.locationId] })))).toBe(
      200,
    );
    open.pop()!.close();
    const again = async (): Promise<number> => {
      const status = await statusFor(display);
      return status === 429 ? again() : status;
    };
    expect(await again()).toBe(200);
  });

  it('gives one device twice what a session has, however many sessions it has', async () => {
    const device = { role: 'display' as const, offices: [queue.locationId] };
    const sessionOf = async (euid: string) => bearer(await one.staff({ ...device, euid }));
    for (const session of [await sessionOf('hall'), await sessionOf('hall')])
      for (let at = 0; at < 8; at += 1) await connect(session);
    expect(await statusFor(await sessionOf('hall'))).toBe(429);
    expect(await statusFor(await sessionOf('door'))).toBe(200);
  });

  it('gives one department its share, and leaves the rest to other departments', async () => {
    Object.assign(STREAM_SHARES, { department: 3 });
    const offices = [queue.locationId];
    const ofFirst = async () => bearer(await one.staff({ role: 'clerk', offices }));
    for (let at = 0; at < 3; at += 1) await connect(await ofFirst());
    expect(await statusFor(await ofFirst())).toBe(429);
    const [neighbour] = await one.db.query<{ departmentId: number }>(
      `SELECT t.department_id AS "departmentId" FROM service_location p
       JOIN service s ON s.id = p.service_id JOIN service_type t ON t.id = s.service_type_id
       WHERE p.location_id = $1 AND t.department_id <> $2 LIMIT 1`,
      [queue.locationId, queue.departmentId],
    );
    const { departmentId } = neighbour!;
    expect(await statusFor(bearer(await one.staff({ role: 'clerk', departmentId, offices })))).toBe(200);
  });

  it('notifies a client that connects again at once, if it missed something', async () => {
    const as = bearer(one.counterSystem);
    const stream = await connect(as);
    await stream.next();
    await one.call('closeCounter', { ...queue, counter: '1' }, { as: one.counterSystem });
    const known = await stream.next();
    await one.call('openCounter', { ...queue, counter: '1' }, { as: one.counterSystem });
    const missed = await stream.next();
    const again = await connect({ ...as, 'last-event-id': String(known) });
    expect(await again.next()).toBeGreaterThanOrEqual(missed);
  });

  it('opens only to staff of the office, by their cookie', async () => {
    const clerk = { role: 'clerk' as const, departmentId: 1, offices: [queue.locationId] };
    const { cookie } = await one.openSession({ euid: 'ana', staff: clerk });
    const withCookie = { cookie: `${SESSION_COOKIE}=${cookie}` };
    expect(await statusFor(withCookie)).toBe(200);
    expect(await statusFor({ ...withCookie, 'sec-fetch-site': 'cross-site' })).toBe(401);
    expect(await statusFor({})).toBe(401);
    expect(await statusFor(bearer(await one.citizen()))).toBe(403);
    const elsewhere = await one.staff({ ...clerk, offices: [queue.locationId + 1] });
    expect(await statusFor(bearer(elsewhere))).toBe(403);
    const ofOthers = await one.staff({ ...clerk, departmentId: 9_999, offices: [] });
    expect(await statusFor(bearer(ofOthers))).toBe(403);
    expect(await statusFor(bearer(one.counterSystem), 9_999)).toBe(404);
  });
});
