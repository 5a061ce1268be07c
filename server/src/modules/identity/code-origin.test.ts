import { solvePuzzle } from '../../testing/solve-puzzle';
import { startTestServer, type TestServer } from '../../testing/test-server';

const NUMBER = '66123834';
const ENV = { VEZ_PUBLIC_ORIGIN: 'https://vez.example', VEZ_SMS_LIMITS: 'on', VEZ_PUZZLE_TRIES: '4' };
let vez: TestServer;
beforeEach(async () => {
  vez = await startTestServer({ env: ENV });
});
afterEach(() => vez.stop());

const messages = () => vez.messagesTo({ token: undefined, mobile: { area: '853', number: NUMBER } });
const get = (headers: Record<string, string>, proof?: string) =>
  vez.server.inject({
    url: `/api/verificationCode/853-${NUMBER}`,
    ...(proof === undefined ? {} : { query: { proof } }),
    headers: { host: 'vez.example', ...headers },
  });
const post = (headers: Record<string, string>, payload: string) =>
  vez.server.inject({
    method: 'POST',
    url: '/api/verificationCode',
    headers: { host: 'vez.example', 'content-type': 'application/json', ...headers },
    payload,
  });
const WISH = JSON.stringify({ areaCode: '853', mobileNumber: NUMBER });

describe('the call of the specification', () => {
  it.each<Record<string, string>>([
    {},
    { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' },
    { 'user-agent': 'Mozilla/5.0', origin: 'https://vez.example' },
  ])('sends a code without a proof while there is no pressure: %p [API-72]', async (headers) => {
    expect((await get(headers)).statusCode).toBe(200);
    expect(await messages()).toHaveLength(1);
  });

  it('needs a proof under pressure [API-72]', async () => {
    await vez.stop();
    vez = await startTestServer({ env: { ...ENV, VEZ_PUZZLES: 'always' } });
    const asked = await get({});
    expect(asked.statusCode).toBe(428);
    expect(await messages()).toEqual([]);
    expect((await get({}, await solvePuzzle(asked.json<{ puzzle: object }>().puzzle))).statusCode).toBe(200);
  });

  it('sends a code to an old browser only with a proof, usable from its address [API-72]', async () => {
    const image = { accept: 'image/*', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' };
    expect((await get(image)).statusCode).toBe(403);
    // A browser too old to send `Sec-Fetch-Site`.
    const old = { accept: 'image/*', 'user-agent': 'Mozilla/5.0' };
    const asked = await get(old);
    expect(asked.statusCode).toBe(428);
    expect(await messages()).toEqual([]);

    const proof = await solvePuzzle(asked.json<{ puzzle: object }>().puzzle);
    expect((await get(image, proof)).statusCode).toBe(403);
    expect((await get(old, proof)).statusCode).toBe(200);
    const [text] = await messages();
    const token = /\d{6}/.exec(text!)![0];
    const attempt = { areaCode: '853', mobileNumber: NUMBER, token };
    const elsewhere = { ip: '198.51.100.1' };
    expect(await vez.refusal('validateCode', attempt, elsewhere)).toMatchObject({ reason: 'codeExpired' });
    expect((await vez.call('validateCode', attempt, { ip: '127.0.0.1' })).jwtToken).toBeTruthy();
  });
});

describe('the call of our own pages', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('sends nothing for a page of another site: %p', async (headers) => {
    expect((await post(headers, WISH)).statusCode).toBe(403);
    expect(await messages()).toEqual([]);
  });

  it('rejects a form, whose body is no JSON', async () => {
    const answer = await post({ 'content-type': 'text/plain' }, WISH);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await messages()).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'https://vez.example' },
    {},
  ])('sends a code for our own page: %p', async (headers) => {
    expect((await post(headers, WISH)).statusCode).toBe(200);
    expect(await messages()).toHaveLength(1);
  });

  it('repeats a lost answer with the same challenge', async () => {
    const key = crypto.randomUUID();
    const first = await post({ 'idempotency-key': key }, WISH);
    expect((await post({ 'idempotency-key': key }, WISH)).json()).toEqual(first.json());
    expect(await messages()).toHaveLength(1);
  });
});
