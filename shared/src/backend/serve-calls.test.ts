/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { defineCalls, nonEmpty, z } from '../contracts/own-calls';
import { Refused, serveCalls } from '.';

const ISSUER = 'https://vez.example';
const calls = defineCalls({
  permit: {
    summary: 'One permit',
    method: 'GET',
    path: 'permits/:id',
    params: z.object({ id: nonEmpty }),
    answer: z.object({ id: z.string(), holder: z.string() }),
  },
  takePermit: {
    summary: 'A new permit',
    method: 'POST',
    path: 'permits',
    body: z.object({ plate: z.string().min(2) }),
    answer: z.object({ id: z.string(), key: z.string() }),
  },
});

const failed = jest.fn();
let server: Server;
let address: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  const keySet = createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256' }] });
  const listener = serveCalls(
    calls,
    {
      permit: ({ input, who }) => {
        if (who.sub === undefined) throw new Refused(401, 'loginNeeded');
        return { id: input.id, holder: who.sub };
      },
      takePermit: ({ input, idempotencyKey = '' }) => {
        if (input.plate === 'AA') throw new Refused(409, 'taken', 'This plate has a permit.');
        return input.plate === 'BB' ? ({} as never) : { id: input.plate, key: idempotencyKey };
      },
    },
    { remote: 'mfe-parking', issuer: ISSUER, keys: keySet, failed },
  );
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const assertion = (
  change: { aud?: string; iss?: string; age?: number; typ?: string; key?: typeof keys } = {},
) => {
  const { aud = 'mfe-parking', iss = ISSUER, age = 0, typ = 'vez-identity+jwt', key = keys } = change;
  const at = Math.floor(Date.now() / 1_000) - age;
  return new SignJWT({ kind: 'personal', language: 'pt_pt', traceId: 't' })
    .setProtectedHeader({ alg: 'ES256', typ })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject('person')
    .setIssuedAt(at)
    .setExpirationTime(at + 60)
    .sign(key.privateKey);
};
async function ask(path: string, identity: string, body?: object) {
  const headers = { 'x-vez-identity': identity, 'idempotency-key': 'k-1' };
  const write = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${address}${path}`, { headers, ...write });
  return [answer.status, await answer.json()] as const;
}

it('answers a verified caller by definition, with the input from path and body', async () => {
  const identity = await assertion();
  expect(await ask('/permits/7', identity)).toEqual([200, { id: '7', holder: 'person' }]);
  expect(await ask('/permits', identity, { plate: 'MA' })).toEqual([200, { id: 'MA', key: 'k-1' }]);
});

it('refuses invalid input, and reveals nothing about its own errors', async () => {
  const identity = await assertion();
  expect(await ask('/permits', identity, { plate: 5 })).toEqual([400, { message: '', reason: 'malformed' }]);
  expect(await ask('/permits', identity, { plate: 'AA' })).toEqual([
    409,
    { message: 'This plate has a permit.', reason: 'taken' },
  ]);
  expect((await ask('/other', identity))[0]).toBe(404);
  expect(await ask('/permits', identity, { plate: 'BB' })).toEqual([500, {}]);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ZodError' }), 'undefined');
});

it('rejects assertions for another remote, site, kind, key or time', async () => {
  const other = await generateKeyPair('ES256');
  const wrong = [
    { aud: 'mfe-other' },
    { iss: 'https://evil.example' },
    { age: 120 },
    { typ: 'JWT' },
    { key: other },
  ];
  const statuses = [];
  for (const change of wrong) statuses.push((await ask('/permits/7', await assertion(change)))[0]);
  statuses.push((await ask('/permits/7', 'eyJhbGciOiJub25lIn0.e30.'))[0]);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
});
