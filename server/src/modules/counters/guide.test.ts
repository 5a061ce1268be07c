import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calls, type CallDefinition } from '@vez/shared/contracts';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

const GUIDE = readFileSync(
  fileURLToPath(new URL('../../../../docs/guides/counters.md', import.meta.url)),
  'utf8',
);

interface Example {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  key: string | undefined;
  body: string | undefined;
}

/** `curl -s "$API/counter/open" -H "$AUTH" … -d '{…}'` */
function exampleOf(line: string): Example {
  const [, path] = /"\$API\/([^"]+)"/.exec(line) ?? [];
  const [, key] = /Idempotency-Key: ([\w-]+)/.exec(line) ?? [];
  const [, body] = / -d '(.*)'$/.exec(line) ?? [];
  if (path === undefined || !line.includes('-H "$AUTH"')) throw new Error(`No example: ${line}`);
  const [, method = body === undefined ? 'GET' : 'POST'] = /-X (\w+)/.exec(line) ?? [];
  return { method: method as Example['method'], path, key, body };
}

/** The shell blocks with the JSON that follows each. */
const EXAMPLES = [...GUIDE.matchAll(/```sh\n(curl[^`]*)```\n\n```json\n([^`]*)```/g)].map(
  ([, shell, json]) => ({
    requests: shell!.trim().split('\n').map(exampleOf),
    answer: JSON.parse(json!) as unknown,
  }),
);

type Queue = Pick<TestPoint, 'serviceId' | 'locationId'>;
/** Of all queues, the one that the guide shows. */
const shown = (last: unknown, answer: unknown) => {
  if (!Array.isArray(last)) return last;
  const [wanted] = answer as Queue[];
  return (last as Queue[]).filter(
    ({ serviceId, locationId }) => serviceId === wanted!.serviceId && locationId === wanted!.locationId,
  );
};

/** The shape of a value: what is named and of which kind, whatever it says. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
};

describe('the guide for makers of counter systems', () => {
  let city: TestServer;
  let queue: TestPoint;
  beforeEach(async () => {
    city = await startTestServer();
    queue = await pointOf(city.db, 'DSI-CRC', 'CP');
  });
  afterEach(() => city.stop());

  const post = (path: string, body: object | string, { token = city.counterSystem.token, key = '' } = {}) =>
    city.server.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === '' ? {} : { 'idempotency-key': key }),
      },
      payload: body,
    });
  const reasonOf = async (answer: ReturnType<typeof post>) => {
    const { statusCode, body } = await answer;
    return [statusCode, (JSON.parse(body) as { reason: string }).reason];
  };

  it('says what happens: each example is answered as it shows', async () => {
    expect(EXAMPLES.length).toBeGreaterThan(7);
    let ticket = '';
    let device = '';
    for (const { requests, answer } of EXAMPLES) {
      let last: unknown;
      for (const { method, path, key, body } of requests) {
        const response =
          body === undefined
            ? await city.server.inject({
                method,
                url: `/api/${path.replaceAll('$TICKET', ticket).replaceAll('$DEVICE', device)}`,
                headers: { authorization: `Bearer ${city.counterSystem.token}` },
              })
            : await post(path, body.replaceAll("'$TICKET'", ticket), key === undefined ? {} : { key });
        expect({ path, status: response.statusCode }).toEqual({ path, status: 200 });
        last = response.json();
        ticket = /"ticketId":"([^"]+)"/.exec(response.body)?.[1] ?? ticket;
        device = /"id":"([^"]+)","kind"/.exec(response.body)?.[1] ?? device;
      }
      expect(shapeOf(shown(last, answer))).toEqual(shapeOf(answer));
    }
  });

  it('leaves out no call, and no reason that a call may be refused with', () => {
    const ofCounters = Object.values(calls).filter(
      (call: CallDefinition) => call.caller === 'service' && call.staffOnly !== true,
    ) as CallDefinition[];
    expect(ofCounters).toHaveLength(34);
    for (const { path, reasons = [] } of ofCounters) {
      const address = path.replace(':ticketId', '$TICKET').replace(':id', '$DEVICE');
      expect(GUIDE).toMatch(new RegExp(`"\\$API/${address.replaceAll('$', '\\$')}["?]`));
      for (const reason of reasons) expect(GUIDE).toContain(`\`${reason}\``);
    }
  });

  it('names each failure by the status and reason that it has', async () => {
    const table = [...GUIDE.matchAll(/^\| (\d{3}) +\| `(\w+)`/gm)].map(([, status, reason]) => [
      Number(status),
      reason,
    ]);
    const { ticketId } = await city.call('walkIn', queue, { as: city.counterSystem });
    const key = '7d9f4a52-0c1e-4b7e-9f5d-2a5c8e1b3f60';
    const at = { ...queue, counter: '5' };
    await post('counter/open', at, { key });
    const citizen = await city.citizen();
    const seen = [
      await reasonOf(post('counter/open', { ...at, counter: 5 })),
      await reasonOf(post('counter/open', at, { token: 'a-credential-of-nobody' })),
      await reasonOf(post('counter/open', at, { token: citizen.token! })),
      await reasonOf(post('counter/open', { ...at, locationId: 9_999 })),
      await reasonOf(post('counter/treated', { ticketId })),
      await reasonOf(post('counter/open', { ...at, counter: '6' }, { key })),
    ];
    await post('counter/quota', { ...queue, quota: 10, open: false });
    seen.push(await reasonOf(post('counter/walkIn', queue)));
    for (const failure of seen) expect(table).toContainEqual(failure);
    expect(new Set(seen.map(([, reason]) => reason)).size).toBe(7);
  });

  it('promises that a call sent again with its key is done once: one person is called, not two', async () => {
    const given = [await walkIn(), await walkIn()];
    const key = '3f0d8a3e-5c1b-4a52-8a77-9b7f6a1d2c11';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('counter/callNext', { ...queue, counter: '5' }, { key })),
    );
    const called = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.body);
    expect(new Set(called).size).toBe(1);
    expect(called[0]).toContain(given[0]!.ticketId);
    const late = answers.filter(({ statusCode }) => statusCode !== 200);
    for (const answer of late) {
      expect(answer.json()).toMatchObject({ reason: 'inFlight' });
      expect(answer.headers['retry-after']).toBe('1');
    }
    const again = await post('counter/callNext', { ...queue, counter: '5' }, { key });
    expect(again.body).toBe(called[0]);
    const next = await post('counter/callNext', { ...queue, counter: '5' });
    expect(next.body).toContain(given[1]!.ticketId);
  });

  it('promises that who was absent is called again within half an hour, unless in line anew', async () => {
    const as = await city.citizen();
    await city.call('openCounter', { ...queue, counter: '5' }, { as: city.counterSystem });
    const { id } = (await take(as)).ticket;
    const recall = () => post('counter/recall', { ticketId: id, counter: '5' });
    await post('counter/callNext', { ...queue, counter: '5' });
    await post('counter/absent', { ticketId: id });
    city.clock.advance(29 * 60);
    const later = await city.citizen(as.mobile);
    expect((await recall()).statusCode).toBe(200);
    expect(await city.call('waitingInfoOfTicket', { id }, { as: later })).toMatchObject({
      progress: 'called',
    });
    await post('counter/absent', { ticketId: id });
    await take(later);
    expect(await reasonOf(recall())).toEqual([409, 'alreadyQueued']);
    city.clock.advance(31 * 60);
    expect(await reasonOf(recall())).toEqual([409, 'ticketNotCalled']);
  });

  const walkIn = () => city.call('walkIn', queue, { as: city.counterSystem });
  const take = (as: Awaited<ReturnType<TestServer['citizen']>>) => {
    const { area: mobArea, number: mobNum } = as.mobile;
    const request = { ...queue, cntToAlert: null, messageCode: null, mobArea, mobNum };
    return city.call('takeQueueTicket', request, { as });
  };
});
