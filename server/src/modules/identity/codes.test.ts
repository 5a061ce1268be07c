import { fileURLToPath } from 'node:url';
import type { Mobile } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../../testing/test-server';

const LISBON = fileURLToPath(new URL('../../../../deployments/lisbon.json', import.meta.url));

let vez: TestServer;
beforeAll(async () => {
  vez = await startTestServer({ env: { VEZ_SMS_LIMITS: 'on' } });
});
afterAll(() => vez.stop());

let numbers = 0;
const newMobile = (): Mobile => ({ area: '853', number: String(62_000_000 + (numbers += 1)) });
/** A separate address for each number, since the limits of an address have their own test. */
const addressOf = (mobile: Mobile) => `198.51.100.${Number(mobile.number) % 250}`;

const send = (mobile: Mobile, ip = addressOf(mobile)) =>
  vez.send('sendCode', { areaCode: mobile.area, mobileNumber: mobile.number }, { ip });

/** The code in the newest message to a number. */
async function codeOf(mobile: Mobile): Promise<string> {
  const texts = await vez.messagesTo({ token: undefined, mobile });
  return /\d{6}/.exec(texts.at(-1) ?? '')![0];
}
async function sendCode(mobile: Mobile) {
  const { challengeId } = (await send(mobile)).json<{ challengeId: string }>();
  return { challengeId, code: await codeOf(mobile) };
}
const login = (mobile: Mobile, token: string, challengeId?: string) => ({
  areaCode: mobile.area,
  mobileNumber: mobile.number,
  token,
  ...(challengeId === undefined ? {} : { challengeId }),
});
const another = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code by SMS', () => {
  it('logs its number in [API-71] [API-72] [ACC-17]', async () => {
    const mobile = newMobile();
    const { challengeId, code } = await sendCode(mobile);
    const { jwtToken, userProfile } = await vez.call('validateCode', login(mobile, code, challengeId));
    expect(jwtToken).toBeTruthy();
    expect(userProfile).toMatchObject({ mobArea: '853', mobNum: mobile.number });
  });

  it('works once, and a second use is refused with the reason [FLT-62]', async () => {
    const mobile = newMobile();
    const { challengeId, code } = await sendCode(mobile);
    await vez.call('validateCode', login(mobile, code, challengeId));
    const again = await vez.refusal('validateCode', login(mobile, code, challengeId));
    expect(again).toMatchObject({ status: 422, reason: 'codeUsed' });
    expect(again.message).not.toBe('');
  });

  it('allows three tries, and reports how many are left', async () => {
    const mobile = newMobile();
    const { challengeId, code } = await sendCode(mobile);
    const guess = () => vez.refusal('validateCode', login(mobile, another(code), challengeId));
    const first = await guess();
    expect(first).toMatchObject({ status: 422, reason: 'codeWrong' });
    expect(first.message).toContain('2');
    await guess();
    expect(await guess()).toMatchObject({ reason: 'tooManyTries' });
    expect(await vez.refusal('validateCode', login(mobile, code, challengeId))).toMatchObject({
      reason: 'tooManyTries',
    });
  });

  it('expires after five minutes [FLT-60]', async () => {
    const mobile = newMobile();
    const { challengeId, code } = await sendCode(mobile);
    vez.clock.advance(301);
    expect(await vez.refusal('validateCode', login(mobile, code, challengeId))).toMatchObject({
      reason: 'codeExpired',
    });
  });

  it('is valid only for its own challenge and number', async () => {
    const mobile = newMobile();
    const old = await sendCode(mobile);
    vez.clock.advance(61);
    const next = await sendCode(mobile);
    if (old.code !== next.code) {
      const crossed = login(mobile, old.code, next.challengeId);
      expect(await vez.refusal('validateCode', crossed)).toMatchObject({ reason: 'codeWrong' });
    }
    for (const request of [login(newMobile(), next.code, next.challengeId), login(mobile, next.code)]) {
      expect(await vez.refusal('validateCode', request)).toMatchObject({ reason: 'codeExpired' });
    }
    expect(
      (await vez.call('validateCode', login(mobile, next.code, next.challengeId))).jwtToken,
    ).toBeTruthy();
  });

  it('is sent at most once a minute and three times in ten minutes', async () => {
    const mobile = newMobile();
    await send(mobile);
    const tooSoon = await send(mobile);
    expect(tooSoon.statusCode).toBe(429);
    expect(tooSoon.json()).toMatchObject({ reason: 'codeTooSoon' });
    expect(tooSoon.headers['retry-after']).toBe('60');
    for (let sent = 1; sent < 3; sent += 1) {
      vez.clock.advance(59);
      expect((await send(mobile)).json()).toMatchObject({ reason: 'codeTooSoon' });
      vez.clock.advance(1);
      expect((await send(mobile)).statusCode).toBe(200);
    }
    vez.clock.advance(60);
    const refused = await send(mobile);
    expect(refused.json()).toMatchObject({ reason: 'tooManyCodes' });
    // The first of the three was sent 180 s ago.
    expect(refused.headers['retry-after']).toBe('420');
    vez.clock.advance(420);
    // The fourth code of a day costs every asker a puzzle.
    expect((await send(mobile)).json()).toMatchObject({ reason: 'puzzleRequired' });
  });

  it('is limited for one address across all numbers', async () => {
    const ip = '192.0.2.99';
    for (let sent = 0; sent < 5; sent += 1) expect((await send(newMobile(), ip)).statusCode).toBe(200);
    const asked = await send(newMobile(), ip);
    expect(asked.statusCode).toBe(428);
    expect(asked.json()).toMatchObject({ reason: 'puzzleRequired', puzzle: { parameters: {} } });
  });

  it('is not sent to unsupported areas or invalid numbers', async () => {
    expect((await send({ area: '44', number: '7400123456' })).json()).toMatchObject({
      reason: 'areaNotSupported',
    });
    const tooShort = await send({ area: '853', number: '123' });
    expect(tooShort.statusCode).toBe(422);
    expect(tooShort.json()).toMatchObject({ reason: 'mobileInvalid' });
  });
});

it('is sent to valid numbers in the areas of another city [VAL-16]', async () => {
  const lisbon = await startTestServer({ env: { VEZ_DEPLOYMENT: LISBON } });
  const ask = (mobileNumber: string) => lisbon.send('sendCode', { areaCode: '351', mobileNumber });
  expect((await ask('912345678')).statusCode).toBe(200);
  expect((await ask('912345')).json()).toMatchObject({ reason: 'mobileInvalid' });
  await lisbon.stop();
});

describe('the data of a person', () => {
  it('requires a valid token: a missing and a made-up one are refused [ACC-12]', async () => {
    const personal = ['tickets', 'favourites'] as const;
    for (const token of [undefined, 'made-up']) {
      const as = { token, mobile: { area: '', number: '' } };
      for (const name of personal) expect((await vez.send(name, {}, { as })).statusCode).toBe(401);
    }
    const citizen = await vez.citizen();
    for (const name of personal) expect((await vez.send(name, {}, { as: citizen })).statusCode).toBe(200);
  });
});
