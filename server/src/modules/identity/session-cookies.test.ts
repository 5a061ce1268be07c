import type { Mobile } from '@vez/shared/contracts';
import { SESSION_COOKIE } from '../../http/session-cookie';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

let first: TestServer;
let second: TestServer;
let numbers = 0;
beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ beside: first });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

interface Answer {
  status: number;
  token: string | null;
  /** The browser's cookie afterwards; undefined if it keeps the current one. */
  cookie: string | undefined;
}

async function post(vez: TestServer, url: string, payload: object, cookie?: string, userAgent = PHONE) {
  const answer = await vez.server.inject({
    method: 'POST',
    url: `/api/${url}`,
    headers: { 'user-agent': userAgent, ...(cookie ? { cookie: `${SESSION_COOKIE}=${cookie}` } : {}) },
    payload,
  });
  const set = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
  const { jwtToken: token } = answer.json<{ jwtToken: string | null }>();
  return { status: answer.statusCode, token, cookie: set?.value } satisfies Answer;
}
const renew = (vez: TestServer, cookie: string) => post(vez, 'session', {}, cookie);

const freshNumber = (): Mobile => ({ area: '853', number: String(66_440_000 + (numbers += 1)) });
/** Submits the code that was sent to a number. */
async function typeCode(vez: TestServer, { area, number }: Mobile, cookie?: string, userAgent?: string) {
  const wish = { areaCode: area, mobileNumber: number };
  const { challengeId } = await vez.call('sendCode', wish, { ip: vez.freshAddress() });
  const [sent] = await vez.db.query<{ code: string }>('SELECT code FROM sms_outbox WHERE key = $1', [
    `code:${challengeId}`,
  ]);
  const body = { ...wish, challengeId, token: sent!.code };
  return post(vez, 'valid', body, cookie, userAgent);
}
const callerOf = ({ token }: Answer): TestCaller => ({ token: token!, mobile: { area: '', number: '' } });
const isIn = async (answer: Answer) =>
  (await second.send('profileInfo', {}, { as: callerOf(answer) })).statusCode === 200;

describe('the cookie of a session', () => {
  it('changes with each login and each renewal, in any process', async () => {
    const login = await typeCode(first, freshNumber());
    const renewed = await renew(second, login.cookie!);
    const again = await renew(first, renewed.cookie!);
    expect(new Set([login.cookie, renewed.cookie, again.cookie]).size).toBe(3);
    expect(again.token).not.toBeNull();
  });

  it('stays valid if the answer with its successor is lost, however late the retry', async () => {
    const { cookie } = await typeCode(first, freshNumber());
    for (let lost = 0; lost < 12; lost += 1) {
      expect((await renew(lost % 2 === 0 ? first : second, cookie!)).token).not.toBeNull();
      first.clock.advance(3_600);
    }
    const arrived = await renew(first, cookie!);
    expect((await renew(second, arrived.cookie!)).token).not.toBeNull();
  });

  it('gets several successors when tabs renew it at once, and all of them work', async () => {
    for (const kept of [0, 1, 2, 3]) {
      const { cookie } = await typeCode(first, freshNumber());
      const tabs = await Promise.all([0, 1, 2, 3].map((at) => renew(at % 2 === 0 ? first : second, cookie!)));
      expect(tabs.map(({ token }) => token === null)).toEqual([false, false, false, false]);
      expect((await renew(first, tabs[kept]!.cookie!)).token).not.toBeNull();
    }
  });

  it('ends when its successor is used; a request under way gets a token but no cookie', async () => {
    const { cookie } = await typeCode(first, freshNumber());
    const next = await renew(first, cookie!);
    await renew(first, next.cookie!);
    first.clock.advance(59);
    const late = await renew(second, cookie!);
    expect(late.token).not.toBeNull();
    expect(late.cookie).toBeUndefined();
  });

  it('ends the session for thief and owner if used a minute after its end', async () => {
    const { cookie: stolen } = await typeCode(first, freshNumber());
    const next = await renew(first, stolen!);
    const owner = await renew(first, next.cookie!);
    first.clock.advance(61);
    expect(await renew(second, stolen!)).toMatchObject({ token: null, cookie: '' });
    expect(await isIn(owner)).toBe(false);
    expect((await renew(first, owner.cookie!)).token).toBeNull();
  });

  it('ends the session when a thief and the owner both continue with a copy of it', async () => {
    const { cookie: copied } = await typeCode(first, freshNumber());
    const thief = await renew(second, copied!);
    const owner = await renew(first, copied!);
    first.clock.advance(570);
    expect((await renew(first, owner.cookie!)).token).not.toBeNull();
    first.clock.advance(120);
    expect((await renew(second, thief.cookie!)).token).toBeNull();
    expect(await isIn(thief)).toBe(false);
  });

  it('no longer opens the former session after a new login', async () => {
    const before = await typeCode(first, freshNumber());
    const now = await typeCode(second, freshNumber(), before.cookie);
    expect(now.cookie).not.toBe(before.cookie);
    expect(await isIn(before)).toBe(false);
    expect((await renew(first, before.cookie!)).token).toBeNull();
    expect(await isIn(now)).toBe(true);
  });
});

describe('the sessions of a person', () => {
  it('are at most ten: an eleventh login ends the oldest, in any process', async () => {
    const mobile = freshNumber();
    const logins: Answer[] = [];
    for (let at = 0; at < 11; at += 1) {
      logins.push(await typeCode(at % 2 === 0 ? first : second, mobile));
      first.clock.advance(1);
    }
    const alive = await Promise.all(logins.map(isIn));
    expect(alive).toEqual([false, ...Array<boolean>(10).fill(true)]);
  });

  it('are listed with device and times, the current one first, without those of others', async () => {
    const mobile = freshNumber();
    const phone = await typeCode(first, mobile, undefined, PHONE);
    const startedAt = first.clock.now().toISOString();
    first.clock.advance(300);
    const computer = await typeCode(second, mobile, undefined, COMPUTER);
    await renew(first, phone.cookie!);
    const listed = await second.call('sessions', {}, { as: callerOf(computer) });
    expect(listed).toMatchObject([
      { device: 'computer', current: true },
      { device: 'phone', current: false, startedAt, lastUsedAt: first.clock.now().toISOString() },
    ]);
    expect(listed).toHaveLength(2);
  });

  it('can be ended one by one, only by their owner', async () => {
    const mobile = freshNumber();
    const lost = await typeCode(first, mobile);
    first.clock.advance(1);
    const kept = await typeCode(first, mobile);
    const stranger = await typeCode(first, freshNumber());
    const listed = await first.call('sessions', {}, { as: callerOf(kept) });
    const { id } = listed.find(({ current }) => !current)!;
    expect(await second.call('endOneSession', { id }, { as: callerOf(stranger) })).toEqual({ ended: false });
    expect(await isIn(lost)).toBe(true);
    expect(await second.call('endOneSession', { id }, { as: callerOf(kept) })).toEqual({ ended: true });
    expect(await second.call('endOneSession', { id }, { as: callerOf(kept) })).toEqual({ ended: false });
    expect([await isIn(lost), await isIn(kept)]).toEqual([false, true]);
    expect((await renew(first, lost.cookie!)).token).toBeNull();
  });

  it('of an account stay with it after a number is proved in them [ACC-07]', async () => {
    const company = { accountType: 'corporate' as const, euid: 'a-company', contactPhone: '66440000' };
    const { cookie } = await first.openSession(company);
    const mobile = freshNumber();
    const proved = await typeCode(second, mobile, cookie);
    const profile = await first.call('profileInfo', {}, { as: callerOf(proved) });
    expect(profile).toMatchObject({ euid: 'a-company', accountType: 'corporate', mobNum: mobile.number });
    expect((await renew(first, cookie)).token).not.toBeNull();
    expect(proved.cookie).not.toBe(cookie);
  });

  it('from before issuers were distinguished stay open, without the unproved number', async () => {
    const { cookie, login } = await first.openSession({
      accountType: 'corporate',
      euid: 'an-old-company',
      mobArea: '853',
      mobNum: '66440999',
      issuer: undefined as never,
    });
    const profile = await first.call(
      'profileInfo',
      {},
      { as: callerOf({ token: login.jwtToken, cookie, status: 200 }) },
    );
    expect(profile).toMatchObject({ euid: 'an-old-company', mobNum: '', contactPhone: '66440999' });
    expect((await renew(second, cookie)).token).not.toBeNull();
  });
});
