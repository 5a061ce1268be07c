import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { createHostSigner, SIGNING_FAULTS } from './host-signer';

const ORIGIN = 'http://localhost:8080';

let server: FastifyInstance;
let verify: (assertion: string) => ReturnType<typeof jwtVerify>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-signer-'));
  const { hostKeys, extend } = await createHostSigner(folder, ORIGIN);
  const keySet = createLocalJWKSet(JSON.parse(await readFile(hostKeys.keys, 'utf8')) as JSONWebKeySet);
  await rm(folder, { recursive: true });
  verify = (assertion) => jwtVerify(assertion, keySet, { issuer: hostKeys.issuer, audience: ORIGIN });
  server = fastify();
  extend(server);
});
afterAll(() => server.close());

const sign = async (query: string) =>
  (await server.inject(`/dev/host/assertion?${query}`)).json<{ assertion: string }>().assertion;

describe('the host app of the demonstration', () => {
  it('signs an invented person in, for the requesting page, with the server’s key [ACC-08]', async () => {
    const { payload } = await verify(await sign('person=chan&nonce=of-the-page'));
    expect(payload).toMatchObject({
      sub: 'chan',
      phone_number: '+85366001001',
      jti: expect.any(String),
      nonce: 'of-the-page',
    });
    expect((await server.inject('/dev/host/assertion?person=constructor')).statusCode).not.toBe(200);
  });

  it.each(SIGNING_FAULTS)('signs wrongly on request (%s), so that the server must refuse', async (fault) => {
    const assertion = await sign(`person=chan&nonce=of-the-page&fault=${fault}`);
    await expect(verify(assertion)).rejects.toThrow();
  });
});
