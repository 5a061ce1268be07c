import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { NotFound } from '../refusal';
import { PEOPLE } from './people';

const ISSUER = 'https://host.example';
const LASTS = '2m';

export interface HostSigner {
  /** What the server is to believe. */
  hostKeys: { issuer: string; keys: string };
  /** `/dev/host/assertion?person=chan`: what that person's app would sign. */
  extend(server: FastifyInstance): void;
}

/** Plays the host app that signs its people's logins (ACC-08), by a key of this start. */
export async function createHostSigner(dataDir: string, audience: string): Promise<HostSigner> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = join(dataDir, 'host-keys.json');
  await writeFile(keys, JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] }));

  return {
    hostKeys: { issuer: ISSUER, keys },
    extend(server) {
      server.get('/dev/host/assertion', { schema: { hide: true } }, async (request) => {
        const { person = '' } = request.query as { person?: string };
        if (!Object.hasOwn(PEOPLE, person)) throw new NotFound();
        const assertion = await new SignJWT(PEOPLE[person]!.claims)
          .setProtectedHeader({ alg: 'ES256' })
          .setIssuer(ISSUER)
          .setAudience(audience)
          .setSubject(person)
          .setJti(randomUUID())
          .setIssuedAt()
          .setExpirationTime(LASTS)
          .sign(privateKey);
        return { assertion };
      });
    },
  };
}
