import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { startTestServer, type TestServer } from '../../testing/test-server';

const ISSUER = 'https://host.example';
const ORIGIN = 'https://vez.example';
const VERIFIER = 'the-secret-of-the-page-that-asked-for-the-login';
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

let folder: string;
let vez: TestServer;
let hostKey: CryptoKey;
let jtis = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-host-'));
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  hostKey = privateKey;
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'host-1', alg: 'ES256', use: 'sig' }];
  const file = join(folder, 'keys.json');
  writeFileSync(file, JSON.stringify({ keys }));
  vez = await startTestServer({
    env: { VEZ_HOST_ISSUER: ISSUER, VEZ_HOST_KEYS: file, VEZ_PUBLIC_ORIGIN: ORIGIN },
  });
});
afterAll(async () => {
  await vez.stop();
  rmSync(folder, { recursive: true });
});

const nowSeconds = () => Math.floor(vez.clock.now().getTime() / 1_000);
const claimsOf = (change: JWTPayload = {}): JWTPayload => ({
  iss: ISSUER,
  aud: ORIGIN,
  sub: 'person-of-the-app',
  iat: nowSeconds(),
  exp: nowSeconds() + 120,
  jti: `jti-${(jtis += 1)}`,
  nonce: challengeOf(VERIFIER),
  name: 'Chan Tai Man',
  phone_number: '+85366001001',
  phone_number_verified: true,
  identity_no: '12345670',
  ...change,
});
const sign = (claims: JWTPayload, key = hostKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'host-1' }).sign(key);
const inputOf = (code: string, codeVerifier: string | undefined = VERIFIER) => ({
  code,
  codeVerifier,
  accountType: 'superApp' as const,
});
const refusalOf = async (code: string, codeVerifier?: string) =>
  vez.refusal('getAccessToken', inputOf(code, codeVerifier));

describe('a host app’s assertion', () => {
  it('logs its person in, with the profile that the host vouches for [ACC-08] [ACC-09] [ACC-10]', async () => {
    const { jwtToken, userProfile } = await vez.call('getAccessToken', inputOf(await sign(claimsOf())));
    expect(userProfile).toMatchObject({
      accountType: 'superApp',
      euid: 'person-of-the-app',
      mobArea: '853',
      mobNum: '66001001',
      identityNo: '12345670',
      name: 'Chan Tai Man',
    });
    const as = { token: jwtToken!, mobile: { area: '853', number: '66001001' } };
    expect((await vez.call('profileInfo', {}, { as })).euid).toBe('person-of-the-app');
  });

  it('proves its number only if the host has verified it', async () => {
    for (const phone_number_verified of [undefined, false, 'true']) {
      const code = await sign(claimsOf({ phone_number_verified }));
      const { jwtToken, userProfile } = await vez.call('getAccessToken', inputOf(code));
      expect(userProfile).toMatchObject({ mobNum: '', contactPhone: '66001001' });
      const as = { token: jwtToken!, mobile: { area: '', number: '' } };
      const number = { mobile: '853-66001001' };
      expect((await vez.refusal('tokenOfMobile', number, { as })).status).toBe(401);
    }
  });

  it('works once', async () => {
    const assertion = await sign(claimsOf());
    await vez.call('getAccessToken', inputOf(assertion));
    expect(await refusalOf(assertion)).toMatchObject({ status: 422, reason: 'loginUsed' });
  });

  it.each([
    ['for another site', () => claimsOf({ aud: 'https://elsewhere.example' })],
    ['of another host', () => claimsOf({ iss: 'https://elsewhere.example' })],
    ['that is over', () => claimsOf({ iat: nowSeconds() - 200, exp: nowSeconds() - 60 })],
    ['that is made to last', () => claimsOf({ iat: nowSeconds() - 400, exp: nowSeconds() + 86_400 })],
    ['from the future', () => claimsOf({ iat: nowSeconds() + 120, exp: nowSeconds() + 240 })],
    ['without an end', () => claimsOf({ exp: undefined })],
    ['without an id', () => claimsOf({ jti: undefined })],
    ['of nobody', () => claimsOf({ sub: undefined })],
    ['that no page asked for', () => claimsOf({ nonce: undefined })],
    ['that another page asked for', () => claimsOf({ nonce: challengeOf('v'.repeat(43)) })],
  ])('%s is refused', async (_, claims) => {
    expect(await refusalOf(await sign(claims()))).toMatchObject({ status: 422, reason: 'loginFailed' });
  });

  it('is refused if unsigned, or signed with another key or a shared secret', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const shared = new TextEncoder().encode('a-secret-of-tests-with-enough-letters');
    const forged = [
      await sign(claimsOf(), privateKey),
      new UnsecuredJWT(claimsOf()).encode(),
      await new SignJWT(claimsOf()).setProtectedHeader({ alg: 'HS256', kid: 'host-1' }).sign(shared),
      (await sign(claimsOf())).replace(
        /\.[^.]*\./,
        `.${Buffer.from(JSON.stringify(claimsOf())).toString('base64url')}.`,
      ),
      'made-up',
    ];
    for (const assertion of forged) {
      expect(await refusalOf(assertion)).toMatchObject({ status: 422, reason: 'loginFailed' });
    }
  });

  it('works only for the page that requested it, not from a copy [ACC-08]', async () => {
    const assertion = await sign(claimsOf());
    expect(await refusalOf(assertion, 'a-guess-of-somebody-who-read-the-assertion-1')).toMatchObject({
      reason: 'loginFailed',
    });
    const without = { code: assertion, accountType: 'superApp' as const };
    expect(await vez.refusal('getAccessToken', without)).toMatchObject({ reason: 'loginFailed' });
    expect((await vez.call('getAccessToken', inputOf(assertion))).jwtToken).toBeTruthy();
  });

  it('is refused when no host is configured', async () => {
    const plain = await startTestServer();
    const refused = await plain.refusal('getAccessToken', inputOf(await sign(claimsOf())));
    await plain.stop();
    expect(refused).toMatchObject({ status: 422, reason: 'loginFailed' });
  });
});

describe('the host’s keys', () => {
  let server: Server;
  let answer: { status: number; body: string };
  beforeEach(async () => {
    answer = { status: 200, body: '{"keys":[]}' };
    server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  it('can be fetched; while they are unreachable, a login reports an outage', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const { port } = server.address() as AddressInfo;
    const fetching = await startTestServer({
      env: {
        VEZ_HOST_ISSUER: ISSUER,
        VEZ_HOST_KEYS: `http://127.0.0.1:${port}/keys`,
        VEZ_PUBLIC_ORIGIN: ORIGIN,
      },
    });
    answer = { status: 503, body: '' };
    const refused = await fetching.refusal('getAccessToken', inputOf(await sign(claimsOf(), privateKey)));
    expect(refused).toMatchObject({ status: 502, code: 601, reason: 'loginUnavailable' });

    const keys = [{ ...(await exportJWK(publicKey)), kid: 'host-1', alg: 'ES256' }];
    answer = { status: 200, body: JSON.stringify({ keys }) };
    const login = await fetching.call('getAccessToken', inputOf(await sign(claimsOf(), privateKey)));
    expect(login.userProfile?.accountType).toBe('superApp');
    await fetching.stop();
  });
});
