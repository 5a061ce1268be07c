import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

const GUIDE = readFileSync(
  fileURLToPath(new URL('../../../../docs/guides/counters.md', import.meta.url)),
  'utf8',
);

interface ApiDocument {
  paths: Record<string, { post: { responses: Record<string, { description: string }> } }>;
}

interface Example {
  path: string;
  key: string | undefined;
  /** Undefined for a GET. */
  body: string | undefined;
}

/** Parses `get counter/queues`, or `post counter/open '{…}'`, with a key or without. */
function exampleOf(line: string): Example {
  const [, path, body, key] =
    /^(?:get|post) '?([^\s']+)'?(?: '(\{.*\})')?(?: -H "Idempotency-Key: ([\w-]+)")?$/.exec(line) ?? [];
  if (path === undefined || line.startsWith('post') !== (body !== undefined))
    throw new Error(`No example: ${line}`);
  return { path, key, body };
}

/** The shell blocks, each with the JSON that follows. */
const EXAMPLES = [...GUIDE.matchAll(/```sh\n((?:#|get|post) [^`]*)```(?:\n\n```json\n([^`]*)```)?/g)].map(
  ([, shell, json]) => ({
    requests: shell!
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map(exampleOf),
    answer: json === undefined ? undefined : (JSON.parse(json) as unknown),
  }),
);

/** The shape of a value: its names and types, whatever its contents. */
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

  it('shows examples that the server answers as shown', async () => {
    expect(EXAMPLES.flatMap(({ requests }) => requests).length).toBeGreaterThan(35);
    let ticket = '';
    for (const { requests, answer } of EXAMPLES) {
      let last: unknown;
      for (const { path, key, body } of requests) {
        const response =
          body === undefined
            ? await city.server.inject({
                method: 'GET',
                url: `/api/${path.replaceAll('$TICKET', ticket)}`,
                headers: { authorization: `Bearer ${city.counterSystem.token}` },
              })
            : await post(path.replaceAll('$TICKET', ticket), body.replaceAll("'$TICKET'", ticket), { key });
        expect({ path, status: response.statusCode }).toEqual({ path, status: 200 });
        last = response.json();
        ticket = /"ticketId":"([^"]+)"/.exec(response.body)?.[1] ?? ticket;
      }
      if (answer !== undefined) expect(shapeOf(last)).toEqual(shapeOf(answer));
    }
  });

  it('gives each failure the status and reason that the API document lists', async () => {
    const { ticketId } = await city.call('walkIn', queue, { as: city.counterSystem });
    const key = '7d9f4a52-0c1e-4b7e-9f5d-2a5c8e1b3f60';
    const at = { ...queue, counter: '5' };
    await post('counter/open', at, { key });
    const citizen = await city.citizen();
    const failure = async (path: string, ...asked: [object, object?]) => [
      path,
      ...(await reasonOf(post(path, ...asked))),
    ];
    await post('counter/quota', { ...queue, quota: 10, open: false });
    const seen = [
      await failure('counter/open', { ...at, counter: 5 }),
      await failure('counter/open', at, { token: 'a-credential-of-nobody' }),
      await failure('counter/open', at, { token: citizen.token! }),
      await failure('counter/treated', { ticketId }),
      await failure('counter/walkIn', queue),
    ];
    expect(seen).toEqual([
      ['counter/open', 400, 'malformed'],
      ['counter/open', 401, 'unauthorized'],
      ['counter/open', 403, 'forbidden'],
      ['counter/treated', 409, 'ticketNotCalled'],
      ['counter/walkIn', 409, 'queueClosed'],
    ]);
    const { paths } = (await city.server.inject('/api/openapi.json')).json<ApiDocument>();
    for (const [path, status, reason] of seen) {
      expect(paths[`/${path}`]!.post.responses[status!]!.description).toContain(`\`${reason}\`: `);
    }
  });

  it('promises that a call repeated with its key is done once: it calls one person', async () => {
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

  it('promises that an absent person can be recalled for half an hour, unless queued anew', async () => {
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
