import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { startBackend } from '../testing/backend-server';
import { signedSite } from '../testing/signed-site';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

const LANGUAGES = ['zh_hant', 'zh_hans', 'pt_pt', 'en_us'];
let folder: string;
let vez: TestServer;
let address: string;
let parking: Awaited<ReturnType<typeof startBackend>>;
let permits: Awaited<ReturnType<typeof startBackend>>;

/** Publishes a release of a remote, with what it asks of its backend. */
function publish(site: ReturnType<typeof signedSite>, name: string, backend?: { mobile?: boolean }) {
  site.own(name, [`/${name}`]);
  const entry = { url: `/assets/${name}/entry.js`, integrity: 'sha256-x' };
  const rest = { routes: [`/${name}`], contract: '^1.0.0', owner: 'team', preload: {}, locales: {} };
  site.append(site.publication({ name, entry, ...rest, ...(backend ? { backend } : {}) }));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-backends-'));
  const site = signedSite(folder);
  publish(site, 'mfe-parking', { mobile: true });
  publish(site, 'mfe-permits', {});
  publish(site, 'mfe-silent');
  publish(site, 'mfe-seldom', {});
  parking = await startBackend();
  permits = await startBackend();
  const limits = { timeoutMs: 2_000, requestBytes: 1_000, answerBytes: 2_000, atOnce: 2 };
  const backends = {
    'mfe-parking': { origin: parking.origin, mobile: true, ...limits },
    'mfe-permits': { origin: permits.origin, mobile: true },
    'mfe-silent': { origin: permits.origin },
    'mfe-seldom': { origin: permits.origin, callsPerMinute: 2 },
  };
  const file = join(folder, 'backends.json');
  writeFileSync(file, JSON.stringify(backends));
  vez = await startTestServer({ env: { VEZ_SITE: folder, VEZ_BACKENDS: file, VEZ_DATA_DIR: folder } });
  address = await vez.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  parking.answers();
  permits.answers();
  // An answered call clears the failures of the previous test.
  vez.clock.advance(120);
  await ask('/me');
  parking.answers();
});
afterAll(async () => {
  await vez.stop();
  await Promise.all([parking.stop(), permits.stop()]);
  rmSync(folder, { recursive: true });
});

interface Sent {
  as?: TestCaller;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  headers?: Record<string, string>;
  payload?: string;
  remote?: string;
}
const ask = (
  path: string,
  { as, method = 'GET', headers = {}, payload, remote = 'mfe-parking' }: Sent = {},
) =>
  vez.server.inject({
    method,
    url: `/api/x/${remote}${path}`,
    headers: {
      ...(as?.token === undefined ? {} : { authorization: `Bearer ${as.token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
/** For a path sent as it is; browsers and test clients would resolve it first. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    get(address, { path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject),
  );
const assertionAt = (backend = parking) => String(backend.asked.at(-1)?.headers['x-vez-identity']);
const keySet = async () => (await vez.server.inject('/api/x/keys.json')).json<JSONWebKeySet>();
const verified = async (assertion: string, audience: string) =>
  (
    await jwtVerify(assertion, createLocalJWKSet(await keySet()), {
      audience,
      issuer: 'http://localhost:8080',
      currentDate: vez.clock.now(),
    })
  ).payload;

describe('the caller', () => {
  it('is identified to the backend by a signed assertion, and never by our token', async () => {
    const citizen = await vez.accountHolder();
    const traceId = randomUUID();
    const headers = { 'x-vez-language': 'pt_pt', 'x-trace-id': traceId };
    const answer = await ask('/permits?page=2', { as: citizen, headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    const [{ method, url, headers: got } = parking.asked[0]!] = parking.asked;
    expect([method, url]).toEqual(['GET', '/permits?page=2']);
    expect(JSON.stringify(got)).not.toContain(citizen.token);
    expect(got).toMatchObject({ 'x-trace-id': traceId, 'x-vez-language': 'pt_pt' });
    const claims = await verified(assertionAt(), 'mfe-parking');
    expect(claims).toMatchObject({ kind: 'personal', language: 'pt_pt', traceId });
    expect(claims.exp! - claims.iat!).toBe(60);
    expect(JSON.stringify(claims)).not.toContain(citizen.euid);
  });

  it('has a different name in each remote, and always the same one there', async () => {
    const citizen = await vez.citizen();
    const nameIn = async (remote: string, backend: typeof parking) => {
      await ask('/me', { as: citizen, remote });
      return decodeJwt(assertionAt(backend)).sub;
    };
    const [one, again, other] = [
      await nameIn('mfe-parking', parking),
      await nameIn('mfe-parking', parking),
      await nameIn('mfe-permits', permits),
    ];
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    await ask('/me', { as: await vez.citizen() });
    expect(decodeJwt(assertionAt()).sub).not.toBe(one);
  });

  it('is identified with a mobile number only if remote and operator allow it', async () => {
    const citizen = await vez.citizen();
    await ask('/me', { as: citizen });
    expect(decodeJwt(assertionAt())).toMatchObject({ kind: 'visitor', mobile: citizen.mobile });
    await ask('/me', { as: citizen, remote: 'mfe-permits' });
    expect(decodeJwt(assertionAt(permits)).mobile).toBeUndefined();
    await ask('/me');
    expect(decodeJwt(assertionAt())).toMatchObject({ kind: 'visitor' });
    expect(decodeJwt(assertionAt()).sub).toBeUndefined();
  });

  it('is vouched for to one remote, for one minute', async () => {
    await ask('/me', { as: await vez.accountHolder(undefined, 'corporate') });
    const assertion = assertionAt();
    await expect(verified(assertion, 'mfe-parking')).resolves.toMatchObject({ kind: 'corporate' });
    await expect(verified(assertion, 'mfe-permits')).rejects.toThrow('"aud"');
    vez.clock.advance(61);
    await expect(verified(assertion, 'mfe-parking')).rejects.toThrow('"exp"');
    const { keys } = await keySet();
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([
      ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
    ]);
  });

  it('cannot be a counter system, a member of staff or the holder of an old token', async () => {
    const staff = await vez.staff({ role: 'clerk' });
    expect((await ask('/me', { as: vez.counterSystem })).statusCode).toBe(403);
    expect((await ask('/me', { as: staff })).statusCode).toBe(403);
    expect((await ask('/me', { as: { ...staff, token: 'x.y.z' } })).statusCode).toBe(401);
    expect(parking.asked).toEqual([]);
  });
});

describe('what a client sends', () => {
  it.each([
    ['cookie', '__Host-vez=stolen'],
    ['x-vez-identity', 'eyJhbGciOiJub25lIn0.e30.'],
    ['x-forwarded-for', '10.0.0.1'],
    ['x-forwarded-user', 'admin'],
    ['x-real-ip', '10.0.0.1'],
    ['forwarded', 'for=10.0.0.1'],
    ['x-http-method-override', 'DELETE'],
    ['x-original-url', '/admin'],
    ['proxy-authorization', 'Basic YQ=='],
    ['connection', 'x-vez-identity, x-trace-id'],
    ['te', 'trailers'],
    ['upgrade', 'websocket'],
    ['idempotency-key', randomUUID()],
    ['range', 'bytes=0-1'],
    ['if-none-match', '"x"'],
    ['user-agent', 'Somebody'],
    ['origin', 'http://localhost'],
  ])('does not reach the backend as the header %s of a read', async (name, value) => {
    const citizen = await vez.citizen();
    expect((await ask('/me', { as: citizen, headers: { [name]: value } })).statusCode).toBe(200);
    const { headers } = parking.asked[0]!;
    expect(JSON.stringify(headers)).not.toContain(value);
    expect(await verified(assertionAt(), 'mfe-parking')).toMatchObject({ kind: 'visitor' });
    expect(Object.keys(headers).sort()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host', 'x-trace-id', 'x-vez-identity'],
      'x-vez-language',
    ]);
  });

  it('reaches the backend as JSON with its idempotency key, and nothing else', async () => {
    const key = randomUUID();
    const payload = '{"plate":"MA-12-34"}';
    const headers = { 'idempotency-key': key, cookie: 'a=b' };
    const sent = await ask('/permits', { method: 'POST', payload, headers });
    expect(sent.statusCode).toBe(200);
    expect(parking.asked[0]).toMatchObject({ method: 'POST', url: '/permits', body: payload });
    expect(parking.asked[0]!.headers).toMatchObject({ 'idempotency-key': key });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const wrong = [
      ask('/permits', { method: 'POST', payload: 'a=b', headers: form }),
      ask('/permits', { method: 'POST', payload, headers: { 'idempotency-key': '66123834' } }),
      ask('/permits', { method: 'POST', payload, headers: { 'sec-fetch-site': 'cross-site' } }),
      ask('/permits', { method: 'POST', payload: `"${'x'.repeat(1_000)}"` }),
    ];
    expect((await Promise.all(wrong)).map(({ statusCode }) => statusCode)).toEqual([415, 422, 403, 413]);
    expect(parking.asked).toHaveLength(1);
  });

  it.each([
    '/../mfe-permits/me',
    '/%2e%2e/mfe-permits/me',
    '/a/..%2f..%2fx',
    '/a%5c..%5cb',
    '/a%252e%252e',
    '//evil.test/me',
    '/http://evil.test',
    '/a%00',
    '/a\\b',
    '/@evil.test/%0d%0ax:y',
    '/',
    '',
  ])('cannot leave the namespace by the path %s', async (path) => {
    const statusCode = await statusOf(`/api/x/mfe-parking${path}`);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect([...parking.asked, ...permits.asked]).toEqual([]);
  });

  it.each(['PATCH', 'HEAD', 'OPTIONS'] as const)('is refused with the method %s', async (method) => {
    expect((await ask('/me', { method })).statusCode).toBe(404);
    expect(parking.asked).toEqual([]);
  });

  it.each(['mfe-unknown', 'mfe-silent', '__proto__', 'keys.json'])(
    'gets 404 if no release in service has a backend: %s',
    async (remote) => {
      expect((await ask('/me', { remote })).statusCode).toBe(404);
      expect(permits.asked).toEqual([]);
    },
  );
});

describe('a backend that', () => {
  const failing = async (status: number, reason: string) => {
    const messages = [];
    for (const language of LANGUAGES) {
      const answer = await ask('/me', { headers: { 'x-vez-language': language } });
      expect([answer.statusCode, answer.json()]).toEqual([
        status,
        { code: 601, message: expect.any(String), reason, traceId: expect.any(String) },
      ]);
      messages.push(answer.json<{ message: string }>().message);
    }
    expect(new Set(messages).size).toBe(4);
  };

  it('is slow, before or during its answer, times out with 504 in four languages', async () => {
    parking.answers(() => undefined);
    await failing(504, 'backendTimeout');
    vez.clock.advance(120);
    parking.answers(
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    );
    expect((await ask('/me')).json()).toMatchObject({ code: 601, reason: 'backendTimeout' });
  });

  it.each<[string, number, Record<string, string>, string]>([
    ['leads elsewhere', 302, { location: 'http://localhost/elsewhere' }, ''],
    ['has a fault of its own', 500, { 'content-type': 'application/json' }, '{"message":"stack trace"}'],
    ['sends a page', 200, { 'content-type': 'text/html' }, '<script>alert(1)</script>'],
    ['sends what is no JSON', 200, { 'content-type': 'application/json' }, '{"a":'],
    ['sends too much', 200, { 'content-type': 'application/json' }, `"${'x'.repeat(3_000)}"`],
    ['sends what is packed', 200, { 'content-type': 'application/json', 'content-encoding': 'br' }, '{}'],
  ])('%s causes a 502 in four languages', async (_, status, headers, body) => {
    parking.answers((__, response) => void response.writeHead(status, headers).end(body));
    await failing(502, 'backendUnavailable');
  });

  it('is dead or breaks off causes a 502', async () => {
    parking.answers((request) => request.socket.destroy());
    await failing(502, 'backendUnavailable');
  });

  it('sets headers has none of them forwarded to the client', async () => {
    parking.answers(
      (_, response) =>
        void response
          .writeHead(200, {
            'content-type': 'application/json',
            'set-cookie': '__Host-vez=mine',
            'content-security-policy': 'default-src *',
            'clear-site-data': '"*"',
            'access-control-allow-origin': '*',
            'service-worker-allowed': '/',
            link: '</x>; rel=preload',
            'cache-control': 'public, max-age=9999',
            refresh: '0;url=//evil.test',
          })
          .end('{}'),
    );
    const { headers } = await ask('/me');
    const plain = (await vez.send('departments', {})).headers;
    const known = new Set([...Object.keys(plain), 'cache-control', 'content-type', 'content-length']);
    expect(Object.keys(headers).filter((name) => !known.has(name))).toEqual([]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(JSON.stringify(headers)).not.toContain('evil');
  });

  it('refuses is quoted in its own words, without control characters', async () => {
    const body = JSON.stringify({ message: 'No place\u202e\u0007 left', reason: 'noPlace', stack: 'x' });
    const type = { 'content-type': 'application/json', 'retry-after': '7' };
    parking.answers((_, response) => void response.writeHead(409, type).end(body));
    const answer = await ask('/me');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      ...[409, '7'],
      { code: 602, message: 'No place left', reason: 'noPlace', traceId: expect.any(String) },
    ]);
    parking.answers((_, response) => void response.writeHead(404).end());
    expect((await ask('/me')).json()).toMatchObject({ code: 404, reason: 'notFound' });
  });

  it('asks for a login ends no session: only a visitor gets 401', async () => {
    parking.answers((_, response) => void response.writeHead(401).end());
    expect((await ask('/me')).statusCode).toBe(401);
    expect((await ask('/me', { as: await vez.citizen() })).statusCode).toBe(403);
  });

  it('hangs uses up only its own places', async () => {
    let free: (() => void)[] = [];
    const done = { 'content-type': 'application/json' };
    const arrived = new Promise<void>((resolve) =>
      parking.answers((_, response) => {
        free.push(() => response.writeHead(200, done).end('{}'));
        if (free.length === 2) resolve();
      }),
    );
    const held = [ask('/me'), ask('/me')];
    await arrived;
    const third = await ask('/me');
    expect([third.statusCode, third.headers['retry-after'], third.json()]).toEqual([
      ...[503, '1'],
      { code: 602, message: expect.any(String), reason: 'backendBusy', traceId: expect.any(String) },
    ]);
    expect((await ask('/me', { remote: 'mfe-permits' })).statusCode).toBe(200);
    expect((await vez.send('departments', {})).statusCode).toBe(200);
    free.forEach((answer) => answer());
    free = [];
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('fails five times in a row is suspended for 10 s, then tried by one call', async () => {
    parking.answers((_, response) => void response.writeHead(500).end());
    for (let at = 0; at < 5; at += 1) expect((await ask('/me')).statusCode).toBe(502);
    expect((await ask('/me')).json()).toMatchObject({ code: 602, reason: 'backendBusy' });
    expect(parking.asked).toHaveLength(5);
    vez.clock.advance(11);
    expect((await ask('/me')).statusCode).toBe(502);
    expect((await ask('/me')).statusCode).toBe(503);
    vez.clock.advance(11);
    parking.answers();
    expect((await ask('/me')).statusCode).toBe(200);
    expect((await ask('/me')).statusCode).toBe(200);
  });

  it('is called only as often in a minute as its operator allows, from all callers together', async () => {
    const seldom = async () => (await ask('/me', { remote: 'mfe-seldom' })).statusCode;
    expect([await seldom(), await seldom(), await seldom()]).toEqual([200, 200, 429]);
    expect((await ask('/me')).statusCode).toBe(200);
    vez.clock.advance(60);
    expect(await seldom()).toBe(200);
  });
});
