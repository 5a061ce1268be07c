import { SESSION_COOKIE } from '../http/session-cookie';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

const OLD = PRODUCTION_SETTINGS.VEZ_SECRET;
const NEW = 'another-secret-with-quite-enough-letters';

let before: TestServer;
let after: TestServer;
let queue: TestPoint;
beforeAll(async () => {
  before = await startTestServer({ env: { VEZ_SECRET: OLD } });
  after = await startTestServer({ env: { VEZ_SECRET: NEW, VEZ_SECRET_PREVIOUS: OLD }, beside: before });
  queue = await pointOf(before.db, 'DSI-CRC', 'CP');
});
afterAll(async () => {
  await after.stop();
  await before.stop();
});

const mobileOf = (number: number) => ({ area: '853', number: String(number) });
async function codeSentTo(mobile: TestCaller['mobile'], by: TestServer): Promise<string> {
  await by.call('sendVerificationCode', { mobile: `${mobile.area}-${mobile.number}` });
  const texts = await by.messagesTo({ token: undefined, mobile });
  return /\d{6}/.exec(texts.at(-1) ?? '')![0];
}
async function loginAt(process: TestServer, mobile: TestCaller['mobile'], token: string) {
  const request = { areaCode: mobile.area, mobileNumber: mobile.number, token };
  const response = await process.send('validateCode', request);
  const cookie = /=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '';
  return { token: response.json<{ jwtToken: string }>().jwtToken, cookie };
}

describe('after a change of the secret', () => {
  it('accepts the ticket codes of that day, and adds them to a phone [TIX-35]', async () => {
    const { qrcodeContent, ticketId } = await before.call('walkIn', queue, { as: before.counterSystem });
    const as = await after.citizen();
    const { area: mobArea, number: mobNum } = as.mobile;
    const added = await after.call('registerTicket', { mobArea, mobNum, qrcodeContent }, { as });
    expect(added.ticket.id).toBe(ticketId);
  });

  it('accepts an SMS code that was on its way', async () => {
    const mobile = mobileOf(66_900_001);
    const code = await codeSentTo(mobile, before);
    expect((await loginAt(after, mobile, code)).token).toBeTruthy();
  });

  it('keeps a person logged in, and ends all of their sessions on request [FLT-63]', async () => {
    const mobile = mobileOf(66_900_002);
    const first = await loginAt(before, mobile, await codeSentTo(mobile, before));
    before.clock.advance(1);
    const second = await loginAt(after, mobile, await codeSentTo(mobile, after));
    const isIn = async (token: string) =>
      (await after.send('profileInfo', {}, { as: { token, mobile } })).statusCode === 200;
    expect([await isIn(first.token), await isIn(second.token)]).toEqual([true, true]);

    await after.server.inject({
      method: 'DELETE',
      url: '/api/session?everywhere=true',
      headers: { cookie: `${SESSION_COOKIE}=${second.cookie}` },
    });
    expect([await isIn(first.token), await isIn(second.token)]).toEqual([false, false]);
  });

  it('accepts nothing by the old secret once that was removed [FLT-63]', async () => {
    const later = await startTestServer({ env: { VEZ_SECRET: NEW }, beside: before });
    const as = await before.citizen();
    expect((await later.send('profileInfo', {}, { as })).statusCode).toBe(401);
    await later.stop();
  });
});
