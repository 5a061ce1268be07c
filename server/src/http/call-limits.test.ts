import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../testing/test-server';

let vez: TestServer;
beforeAll(async () => {
  vez = await startTestServer({ env: { VEZ_CALL_LIMITS: 'on' } });
});
afterAll(() => vez.stop());
// Hundreds of calls in sequence take a while on a busy machine.
jest.setTimeout(120_000);
// Each test gets a minute of its own.
beforeEach(() => vez.clock.advance(60));

const CLAUSE = { id: 1 };
const statuses = async (count: number, ask: (at: number) => Promise<{ statusCode: number }>) => {
  const answers: number[] = [];
  for (let at = 0; at < count; at += 1) answers.push((await ask(at)).statusCode);
  return { fine: answers.filter((status) => status !== 429).length, last: answers.at(-1) };
};

describe('calls in a minute', () => {
  it('are limited to 600 reads of a session; others at the same address go on', async () => {
    const [busy, other] = [await vez.citizen(), await vez.citizen()];
    const look = (as = busy) => vez.send('privacyClause', CLAUSE, { as });
    expect(await statuses(605, () => look())).toEqual({ fine: 600, last: 429 });
    expect((await look()).headers.ratelimit).toMatch(/^"read";r=0;t=\d+$/);
    expect((await look(other)).statusCode).toBe(200);
    expect((await vez.send('privacyClause', CLAUSE)).statusCode).toBe(200);
    vez.clock.advance(60);
    expect((await look()).statusCode).toBe(200);
  });

  it('state what is left of their limit, and until when', async () => {
    const as = await vez.citizen();
    const look = () => vez.send('privacyClause', CLAUSE, { as });
    await look();
    vez.clock.advance(10);
    const { headers } = await look();
    expect(headers['ratelimit-policy']).toBe('"read";q=600;w=60');
    expect(headers.ratelimit).toMatch(/^"read";r=598;t=\d\d?$/);
    const write = await vez.send('removeFavourite', { id: randomUUID() }, { as });
    expect(write.headers.ratelimit).toMatch(/^"write";r=59;/);
    // A counter system has no limit to tell.
    const system = await vez.send('counterQueues', {}, { as: vez.counterSystem });
    expect(system.headers.ratelimit).toBeUndefined();
  });

  it('are limited to 60 changes of a session, whose reads go on', async () => {
    const as = await vez.citizen();
    const favourite = () => vez.send('removeFavourite', { id: randomUUID() }, { as });
    expect(await statuses(62, favourite)).toEqual({ fine: 60, last: 429 });
    expect((await vez.send('privacyClause', CLAUSE, { as })).statusCode).toBe(200);
  });

  it('are limited to 300 login attempts from an address, whatever their number', async () => {
    const tryIn = (at: number, ip: string) =>
      vez.send(
        'validateCode',
        { areaCode: '853', mobileNumber: String(62_000_000 + at), token: '000000' },
        { ip },
      );
    expect(await statuses(302, (at) => tryIn(at, '203.0.113.9'))).toEqual({ fine: 300, last: 429 });
    expect((await tryIn(1, '203.0.113.10')).statusCode).toBe(422);
  });

  it('without a login are limited to a share of what the deployment allows an address', async () => {
    const small = await startTestServer({ env: { VEZ_CALL_LIMITS: 'on', VEZ_REQUESTS_PER_ADDRESS: '200' } });
    const look = () => small.send('privacyClause', CLAUSE, { ip: '203.0.113.20' });
    const tryIn = () =>
      small.send(
        'validateCode',
        { areaCode: '853', mobileNumber: '62000000', token: '000000' },
        { ip: '203.0.113.21' },
      );
    expect(await statuses(102, look)).toEqual({ fine: 100, last: 429 });
    expect(await statuses(7, tryIn)).toEqual({ fine: 5, last: 429 });
    await small.stop();
  });

  it('are unlimited in a development without limits', async () => {
    const free = await startTestServer();
    const answer = await free.send('privacyClause', CLAUSE);
    expect(Number(answer.headers['x-ratelimit-limit'])).toBeGreaterThan(1_000_000);
    await free.stop();
  });

  it('are not counted for a counter system, which authenticates itself', async () => {
    const ask = () => vez.send('privacyClause', CLAUSE, { as: vez.counterSystem });
    expect((await statuses(620, ask)).fine).toBe(620);
  });

  it('beyond the limit are refused in every language, with the time to come back', async () => {
    const as = await vez.citizen();
    vez.clock.advance(60 - ((vez.clock.now().getTime() / 1_000) % 60) + 20);
    for (let at = 0; at < 600; at += 1) await vez.send('privacyClause', CLAUSE, { as });
    const messages = new Set<string>();
    for (const language of LANGUAGES) {
      const answer = await vez.send('privacyClause', CLAUSE, { as, language });
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('40');
      const body = answer.json<{ code: number; reason: string; message: string }>();
      expect(body).toMatchObject({ code: 602, reason: 'tooManyRequests' });
      messages.add(body.message);
    }
    expect(messages.size).toBe(LANGUAGES.length);
  });
});

describe('requests of an address whose login is not valid', () => {
  it('are refused at the limit of all requests, before their login is checked', async () => {
    const city = await startTestServer({
      env: { VEZ_CALL_LIMITS: 'on', VEZ_REQUESTS_PER_ADDRESS: '50' },
    });
    const expired = { ...city.anonymous, token: 'a-token-of-nobody' };
    const odd = () => city.send('ticketCount', {}, { as: expired, ip: '198.51.100.77' });
    let answer = await odd();
    for (let at = 1; at < 50; at += 1) answer = await odd();
    expect(answer.statusCode).toBe(401);
    answer = await odd();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json<{ reason: string }>().reason).toBe('tooManyRequests');
    expect((await city.send('privacyClause', CLAUSE)).statusCode).toBe(200);
    await city.stop();
  });
});
