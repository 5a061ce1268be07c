import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../../testing/test-server';

let vez: TestServer;
beforeAll(async () => {
  vez = await startTestServer();
});
afterAll(() => vez.stop());

describe('an account', () => {
  it('returns its own profile to the holder of its token [API-70] [ACC-05]', async () => {
    const holder = await vez.accountHolder('person-1');
    const profile = await vez.call('profileInfo', {}, { as: holder });
    expect(profile).toMatchObject({
      accountType: 'personal',
      euid: 'person-1',
      name: 'Chan Tai Man',
      mobNum: holder.mobile.number,
    });
    expect((await vez.send('profileInfo', {})).statusCode).toBe(401);
  });

  it('issues the token of a number only to a caller who has proved that number [API-68]', async () => {
    const citizen = await vez.citizen();
    const own = `${citizen.mobile.area}-${citizen.mobile.number}`;
    expect((await vez.call('tokenOfMobile', { mobile: own }, { as: citizen })).jwt).toBeTruthy();
    const foreign = await vez.send('tokenOfMobile', { mobile: '853-66000000' }, { as: citizen });
    expect(foreign.statusCode).toBe(401);
    expect((await vez.send('tokenOfMobile', { mobile: own })).statusCode).toBe(401);
  });

  it('refuses a login code that no provider issued [API-69] [ACC-21]', async () => {
    const refused = await vez.refusal('getAccessToken', {
      code: 'made-up',
      accountType: 'personal',
      codeVerifier: 'v'.repeat(43),
      url: 'https://elsewhere.example',
      authUrl: 'https://elsewhere.example/token',
    });
    expect(refused.reason).toBe('loginFailed');
  });
});

describe('the privacy clause', () => {
  it('is available in every language, without a login [API-67] [ACC-26]', async () => {
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const clause = await vez.call('privacyClause', { id: 1 }, { language });
      expect(clause.paragraphs.length).toBeGreaterThan(2);
      titles.add(clause.title);
    }
    expect(titles.size).toBe(LANGUAGES.length);
    expect((await vez.send('privacyClause', { id: 99 })).statusCode).toBe(404);
  });

  it('is shown to an account on each device until it is agreed to [API-65] [API-66] [ACC-25]', async () => {
    const as = await vez.accountHolder('person-2');
    const phone = { account: 'person-2', deviceId: 'phone' };
    expect(await vez.call('checkConsent', phone, { as })).toEqual({ show: true });
    const agreed = await vez.call('consent', phone, { as, key: randomUUID() });
    expect(Date.parse(agreed.consentedAt)).toBe(vez.clock.now().getTime());
    expect(await vez.call('checkConsent', phone, { as })).toEqual({ show: false });
    expect(await vez.call('checkConsent', { ...phone, deviceId: 'tablet' }, { as })).toEqual({ show: true });
  });

  it('cannot be accepted on behalf of another account', async () => {
    const as = await vez.citizen();
    const foreign = { account: 'person-3', deviceId: 'phone' };
    expect((await vez.send('checkConsent', foreign, { as })).statusCode).toBe(404);
    expect((await vez.send('consent', foreign, { as, key: randomUUID() })).statusCode).toBe(404);
    const own = { account: `${as.mobile.area}-${as.mobile.number}`, deviceId: 'phone' };
    expect(await vez.call('checkConsent', own, { as })).toEqual({ show: true });
  });
});
