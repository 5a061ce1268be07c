import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { createHostSigner } from './host-signer';

const ORIGIN = 'http://localhost:8080';

it('signs who of the invented people uses the app, by the key that the server is told [ACC-08]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-signer-'));
  const { hostKeys, extend } = await createHostSigner(folder, ORIGIN);
  const keySet = createLocalJWKSet(JSON.parse(await readFile(hostKeys.keys, 'utf8')) as JSONWebKeySet);
  await rm(folder, { recursive: true });
  const server = fastify();
  extend(server);
  const { assertion } = (await server.inject('/dev/host/assertion?person=chan')).json<{
    assertion: string;
  }>();
  const { payload } = await jwtVerify(assertion, keySet, { issuer: hostKeys.issuer, audience: ORIGIN });
  expect(payload).toMatchObject({ sub: 'chan', phone_number: '+85366001001', jti: expect.any(String) });
  expect((await server.inject('/dev/host/assertion?person=constructor')).statusCode).not.toBe(200);
});
