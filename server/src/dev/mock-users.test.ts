import { SESSION_COOKIE } from '../http/session-cookie';
import { createSessions } from '../modules/identity';
import { startTestServer, type TestServer } from '../testing/test-server';
import { mockUsers } from './mock-users';

const SECRET = 'a-secret-of-tests-with-enough-letters';
let vez: TestServer;

beforeAll(async () => {
  vez = await startTestServer();
  const sessions = createSessions({ ...vez, secrets: [SECRET], counterCredential: 'c'.repeat(16) });
  mockUsers(vez.server, sessions, {
    people: 'https://login.example',
    staff: 'https://staff.example',
    departmentIdOf: (code) => (code === 'DSI' ? 1 : undefined),
  });
  vez.server.get('/*', async () => 'a page');
});
afterAll(() => vez.stop());

/** Opens an address, follows its redirects, and returns the person who is then logged in. */
async function visit(address: string) {
  const answer = await vez.server.inject(address);
  const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
  if (cookie === undefined) return { answer, profile: undefined };
  const renewed = await vez.server.inject({
    method: 'POST',
    url: '/api/session',
    payload: {},
    cookies: { [SESSION_COOKIE]: cookie.value },
  });
  return { answer, cookie, profile: renewed.json<{ userProfile: unknown }>().userProfile };
}

describe('the mock user of a development server', () => {
  it('is the person named at the end of the address, where the name is then removed [NAV-39]', async () => {
    const { answer, cookie, profile } = await visit('/department?language=en_us&mock=chan');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/department?language=en_us');
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
    expect(profile).toMatchObject({ euid: 'chan', accountType: 'personal', name: 'Chan Tai Man' });
    expect((await visit('/home?mock=lotus')).profile).toMatchObject({ accountType: 'corporate' });
    expect((await visit('/staff?mock=ana')).profile).toMatchObject({ name: 'Ana Ribeiro', euid: null });
  });

  it('is missing for an unknown name, and for requests that are not for a page [NAV-39]', async () => {
    for (const address of ['/home?mock=nobody', '/home?mock=', '/home', '/api/session?mock=chan']) {
      const { answer, profile } = await visit(address);
      expect(answer.statusCode).not.toBe(302);
      expect(profile).toBeUndefined();
    }
  });
});
