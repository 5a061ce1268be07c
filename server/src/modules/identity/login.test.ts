import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startIdentityProvider, type IdentityProvider } from '../../dev/identity-provider';
import { loginAtProvider } from '../../testing/login-at-provider';
import { startTestServer, type TestServer } from '../../testing/test-server';

const REDIRECT = 'http://localhost:8080/home';

let provider: IdentityProvider;
let vez: TestServer;
/** Silences the provider's warnings about its development features. */
const hush = () => {
  for (const name of ['warn', 'info'] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
};
beforeEach(hush);
beforeAll(async () => {
  hush();
  provider = await startIdentityProvider('vez', REDIRECT);
  vez = await startTestServer({
    env: { VEZ_OIDC_PERSONAL_ISSUER: provider.issuer, VEZ_OIDC_CORPORATE_ISSUER: provider.issuer },
  });
});
afterAll(async () => {
  await vez.stop();
  await provider.stop();
});

const newVerifier = () => randomBytes(32).toString('base64url');
const trade = (code: string, codeVerifier: string, more: object = {}) => ({
  code,
  codeVerifier,
  accountType: 'personal' as const,
  ...more,
});

describe('a login with a provider', () => {
  it('returns a token for the person who logged in there [API-69] [ACC-13] [ACC-18]', async () => {
    const verifier = newVerifier();
    const code = await loginAtProvider(provider, REDIRECT, 'chan', verifier);
    const { jwtToken, yiwangToken, userProfile } = await vez.call('getAccessToken', trade(code, verifier));
    expect(jwtToken).toBeTruthy();
    expect(yiwangToken).toBeNull();
    expect(userProfile).toMatchObject({
      accountType: 'personal',
      euid: 'chan',
      mobArea: '853',
      mobNum: '66001001',
      nameCn: '陳大文',
    });
  });

  it('accepts its code once [FLT-62]', async () => {
    const verifier = newVerifier();
    const code = await loginAtProvider(provider, REDIRECT, 'chan', verifier);
    await vez.call('getAccessToken', trade(code, verifier));
    expect(await vez.refusal('getAccessToken', trade(code, verifier))).toMatchObject({ reason: 'loginUsed' });
  });

  it('needs the verifier of the page that started it [ACC-14]', async () => {
    const code = await loginAtProvider(provider, REDIRECT, 'chan', newVerifier());
    const refused = await vez.refusal('getAccessToken', trade(code, newVerifier()));
    expect(refused).toMatchObject({ status: 422, code: 602, reason: 'loginFailed' });
    const without = { code: 'another', accountType: 'personal' as const };
    expect(await vez.refusal('getAccessToken', without)).toMatchObject({ reason: 'loginFailed' });
  });

  it('is refused without a verifier before its code is used up [ACC-14]', async () => {
    const verifier = newVerifier();
    const code = await loginAtProvider(provider, REDIRECT, 'chan', verifier);
    const without = { code, accountType: 'personal' as const };
    expect(await vez.refusal('getAccessToken', without)).toMatchObject({ reason: 'loginFailed' });
    const { userProfile } = await vez.call('getAccessToken', trade(code, verifier));
    expect(userProfile).toMatchObject({ euid: 'chan' });
  });

  it('asks the configured provider, whatever addresses the page sends [API-69]', async () => {
    const asked: (string | undefined)[] = [];
    const canary = createServer((request, response) => {
      asked.push(request.url);
      response.end('{}');
    });
    canary.listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const elsewhere = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    const verifier = newVerifier();
    const code = await loginAtProvider(provider, REDIRECT, 'maria', verifier);
    const login = await vez.call(
      'getAccessToken',
      trade(code, verifier, { url: elsewhere, authUrl: `${elsewhere}/token` }),
    );
    canary.close();
    expect(login.userProfile?.euid).toBe('maria');
    expect(asked).toEqual([]);
  });

  it('reports that the login service is unavailable [ERR-01] [FLT-61]', async () => {
    const gone = await startIdentityProvider('vez', REDIRECT);
    await gone.stop();
    const city = await startTestServer({ env: { VEZ_OIDC_PERSONAL_ISSUER: gone.issuer } });
    const refused = await city.refusal('getAccessToken', trade('code', newVerifier()));
    await city.stop();
    expect(refused).toMatchObject({ status: 502, code: 601, reason: 'loginUnavailable' });
    expect(refused.message).toBe(
      'The login service cannot be reached at the moment. Please try again later.',
    );
  });
});

describe('the start address of a login', () => {
  /** A provider whose addresses follow no convention, only its own document. */
  async function startDocument() {
    const asked: (string | undefined)[] = [];
    let away = false;
    const server = createServer((request, response) => {
      asked.push(request.url);
      const { port } = server.address() as AddressInfo;
      const issuer = `http://127.0.0.1:${port}`;
      response.writeHead(away ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/sign-in?tenant=mo` }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      asked,
      goAway: (isAway: boolean) => (away = isAway),
      stop: () => server.close(),
    };
  }
  const ask = { accountType: 'personal' as const };

  it('comes from the provider’s own document, which is read once an hour [ACC-13]', async () => {
    const document = await startDocument();
    const city = await startTestServer({ env: { VEZ_OIDC_PERSONAL_ISSUER: document.issuer } });
    const told = await Promise.all([city.call('loginAddress', ask), city.call('loginAddress', ask)]);
    expect(told).toEqual(Array(2).fill({ authorizeUrl: `${document.issuer}/sign-in?tenant=mo` }));
    expect(document.asked).toEqual(['/.well-known/openid-configuration']);

    city.clock.advance(3_600);
    document.goAway(true);
    // The document still holds while the provider is unreachable.
    expect(await city.call('loginAddress', ask)).toEqual(told[0]);
    expect(document.asked).toHaveLength(2);
    await city.stop();
    document.stop();
  });

  it('is an outage while the provider is unreachable, then works again [ACC-13] [ERR-01]', async () => {
    const document = await startDocument();
    document.goAway(true);
    const city = await startTestServer({ env: { VEZ_OIDC_PERSONAL_ISSUER: document.issuer } });
    expect(await city.refusal('loginAddress', ask)).toMatchObject({
      status: 502,
      code: 601,
      reason: 'loginUnavailable',
    });
    document.goAway(false);
    expect((await city.call('loginAddress', ask)).authorizeUrl).toContain('/sign-in');
    await city.stop();
    document.stop();
  });

  it('does not exist when no provider is configured', async () => {
    const city = await startTestServer();
    expect(await city.refusal('loginAddress', ask)).toMatchObject({ status: 422, reason: 'loginFailed' });
    await city.stop();
  });
});
