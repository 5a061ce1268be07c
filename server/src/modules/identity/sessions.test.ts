import { randomBytes } from 'node:crypto';
import { SESSION_COOKIE } from '../../http/session-cookie';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { createSessions, emptyProfile } from '.';

const SECRET = 'a-secret-of-tests-with-enough-letters';
const KEY = { id: 7, key: randomBytes(32) };

let vez: TestServer;
beforeAll(async () => {
  vez = await startTestServer({ env: { VEZ_DATA_KEYS: `7:${KEY.key.toString('base64')}` } });
});
afterAll(() => vez.stop());

const sessions = () =>
  createSessions({
    ...vez,
    secrets: [SECRET],
    dataKeys: [KEY],
    counterCredential: 'a-counter-credential-of-tests',
  });
const person = (euid: string | null, mobNum = '66001001') => ({
  ...emptyProfile,
  euid,
  mobArea: '853',
  mobNum,
  mobile: mobNum,
  name: 'Chan Tai Man',
  identityNo: '12345670',
});
const isIn = async (token: string | null) =>
  (await vez.send('profileInfo', {}, { as: { token: token!, mobile: { area: '', number: '' } } }))
    .statusCode === 200;
const end = (query: string, { cookie, token }: { cookie?: string; token?: string | null }) =>
  vez.server.inject({
    method: 'DELETE',
    url: `/api/session${query}`,
    headers: {
      ...(cookie ? { cookie: `${SESSION_COOKIE}=${cookie}` } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });

describe('the cookie of a session', () => {
  const renew = (cookie: string, headers: Record<string, string>, payload = '{}') =>
    vez.server.inject({
      method: 'POST',
      url: '/api/session',
      headers: { cookie: `${SESSION_COOKIE}=${cookie}`, ...headers },
      payload,
    });
  const JSON_TYPE = { 'content-type': 'application/json' };

  it.each(['cross-site', 'same-site'])('is ignored in a request of a %s page', async (site) => {
    const { cookie: sessionId } = await sessions().open(person(`person-called-${site}`));
    const headers = { ...JSON_TYPE, 'sec-fetch-site': site };
    expect((await renew(sessionId, headers)).json()).toMatchObject({ jwtToken: null });
    await vez.server.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { cookie: `${SESSION_COOKIE}=${sessionId}`, 'sec-fetch-site': site },
    });
    expect((await sessions().renew(sessionId)).login.jwtToken).not.toBeNull();
  });

  it.each(['same-origin', 'none', undefined])('is accepted in a request of our own: %s', async (site) => {
    const { cookie: sessionId } = await sessions().open(person(`person-at-home-${site}`));
    const headers = { ...JSON_TYPE, ...(site ? { 'sec-fetch-site': site } : {}) };
    expect((await renew(sessionId, headers)).json()).not.toMatchObject({ jwtToken: null });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is not renewed by %s, which another site’s form can send without asking',
    async (type) => {
      const { cookie: sessionId } = await sessions().open(person(`person-of-a-form-${type}`));
      const answer = await renew(sessionId, { 'content-type': type });
      expect([400, 415]).toContain(answer.statusCode);
    },
  );

  it('authorises no call by itself', async () => {
    const { cookie: sessionId } = await sessions().open(person('person-without-a-token'));
    const answer = await vez.server.inject({
      url: '/api/profile-info',
      headers: { cookie: `${SESSION_COOKIE}=${sessionId}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('is refused and cleared if we did not issue it', async () => {
    const chosen = 'chosen-by-an-attacker';
    const answer = await renew(chosen, JSON_TYPE);
    expect(answer.json()).toMatchObject({ jwtToken: null });
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-vez=;.*HttpOnly; Secure; SameSite=Strict/);
  });
});

describe('a session', () => {
  it('is void when its key is lost: its person logs in again', async () => {
    const { cookie: sessionId } = await sessions().open(person('person-of-a-lost-key'));
    const later = createSessions({
      ...vez,
      secrets: [SECRET],
      dataKeys: [{ id: 8, key: randomBytes(32) }],
      counterCredential: 'a-counter-credential-of-tests',
    });
    expect((await later.renew(sessionId)).login.jwtToken).toBeNull();
    expect((await sessions().renew(sessionId)).login.jwtToken).not.toBeNull();
  });

  it('keeps name, number and ID number sealed, under the key of the configuration', async () => {
    await sessions().open(person('person-under-seal'));
    const rows = await vez.db.query<{ sealed: Buffer; person: string }>('SELECT * FROM session');
    const dump = JSON.stringify(rows) + rows.map(({ sealed }) => sealed.toString('latin1')).join();
    for (const value of ['12345670', '66001001', 'Chan Tai Man', 'person-under-seal'])
      expect(dump).not.toContain(value);
    expect(rows.at(-1)!.sealed[0]).toBe(KEY.id);
  });

  it('ends with its cookie and its tokens; the person’s other devices stay logged in', async () => {
    const [phone, tablet] = [await sessions().open(person('one')), await sessions().open(person('one'))];
    await end('', { cookie: phone.cookie });
    expect(await isIn(phone.login.jwtToken)).toBe(false);
    expect(await isIn(tablet.login.jwtToken)).toBe(true);
    expect((await sessions().renew(phone.cookie)).login.jwtToken).toBeNull();
  });

  it('ends everywhere on request, without ending those of others', async () => {
    const own = await Promise.all([1, 2, 3].map(() => sessions().open(person('many'))));
    const foreign = [await sessions().open(person('another')), await sessions().open(person(null))];
    await end('?everywhere=true', { cookie: own[0]!.cookie });
    expect(await Promise.all(own.map(({ login }) => isIn(login.jwtToken)))).toEqual([false, false, false]);
    expect(await Promise.all(foreign.map(({ login }) => isIn(login.jwtToken)))).toEqual([true, true]);
  });

  it('is identified by its number if it has no account', async () => {
    const own = await Promise.all([1, 2].map(() => sessions().open(person(null, '66001009'))));
    const foreign = await sessions().open(person(null, '66001008'));
    await end('?everywhere=true', { cookie: own[1]!.cookie });
    expect(await isIn(own[0]!.login.jwtToken)).toBe(false);
    expect(await isIn(foreign.login.jwtToken)).toBe(true);
  });

  it('ends by its token in a web view that keeps no cookies', async () => {
    const { login } = await sessions().open(person('view'));
    await end('', { token: login.jwtToken });
    expect(await isIn(login.jwtToken)).toBe(false);
  });

  it('lasts 24 hours, its tokens ten minutes [SHL-25]', async () => {
    const { cookie: sessionId, login } = await sessions().open(person('long'));
    vez.clock.advance(601);
    expect(await isIn(login.jwtToken)).toBe(false);
    const renewed = await sessions().renew(sessionId);
    expect(await isIn(renewed.login.jwtToken)).toBe(true);
    vez.clock.advance(86_400);
    expect((await sessions().renew(sessionId)).login.jwtToken).toBeNull();
  });
});
