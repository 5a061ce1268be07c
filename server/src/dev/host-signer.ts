import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { NotFound } from '../module-api/refusal';
import { PEOPLE } from './people';

const ISSUER = 'https://host.example';
const LASTS_SECONDS = 120;
/** Longer ago than any two clocks may differ. */
const OVER_SECONDS = 600;

/** Ways to sign wrongly, each of which the server must refuse. */
export const SIGNING_FAULTS = ['forged', 'expired', 'elsewhere'] as const;

export interface HostSigner {
  /** Issuer and keys for the server to trust. */
  hostKeys: { issuer: string; keys: string };
  /** `/dev/host/assertion?person=chan&nonce=…`: the assertion that the person's app would sign; `fault` spoils it. */
  extend(server: FastifyInstance): void;
}

/** Plays the host app that signs its people's logins (ACC-08), with a key created at each start. */
export async function createHostSigner(dataDir: string, audience: string): Promise<HostSigner> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { privateKey: foreignKey } = await generateKeyPair('ES256');
  const keys = join(dataDir, 'host-keys.json');
  await writeFile(keys, JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] }));

  return {
    hostKeys: { issuer: ISSUER, keys },
    extend(server) {
      server.get('/dev/host/assertion', { schema: { hide: true } }, async (request) => {
        const { person = '', nonce, fault } = request.query as Record<string, string | undefined>;
        if (!Object.hasOwn(PEOPLE, person)) throw new NotFound();
        const issuedAt = Math.floor(Date.now() / 1_000) - (fault === 'expired' ? OVER_SECONDS : 0);
        const assertion = await new SignJWT({ ...PEOPLE[person]!.claims, nonce })
          .setProtectedHeader({ alg: 'ES256' })
          .setIssuer(ISSUER)
          .setAudience(fault === 'elsewhere' ? 'https://elsewhere.example' : audience)
          .setSubject(person)
          .setJti(randomUUID())
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + LASTS_SECONDS)
          .sign(fault === 'forged' ? foreignKey : privateKey);
        return { assertion };
      });
    },
  };
}
