import { createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, SignJWT, type JWK } from 'jose';
import type { Language } from '@vez/shared/contracts';
import type { Clock } from '../../db/clock';
import type { CallerIdentity } from '../../module-api/module';
import { Forbidden } from '../../module-api/refusal';
import type { Pseudonyms } from './pseudonyms';

/** From the call on; a backend may allow for differing clocks. */
const SECONDS = 60;

export interface CallOfRemote {
  remote: string;
  caller: CallerIdentity;
  language: Language;
  traceId: string;
  /** Whether the remote receives a proved number. */
  withMobile: boolean;
}

const KINDS: Readonly<Partial<Record<CallerIdentity['kind'], 'visitor' | 'personal' | 'corporate'>>> = {
  anonymous: 'visitor',
  phone: 'visitor',
  personal: 'personal',
  superApp: 'personal',
  corporate: 'corporate',
};

interface Options {
  clock: Clock;
  /** Our origin, as people open it. */
  issuer: string;
  /** The current key first. */
  keys: readonly KeyObject[];
  pseudonyms: Pseudonyms;
}

async function publicKeyOf(key: KeyObject): Promise<JWK & { kid: string }> {
  const jwk = await exportJWK(createPublicKey(key));
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}

/**
 * Identifies callers to a backend: a signed assertion (JWT, ES256), valid for 60 s for one remote. Our own tokens
 * never leave the server.
 */
export async function createIdentities({ clock, issuer, keys, pseudonyms }: Options) {
  const published = await Promise.all(keys.map(publicKeyOf));
  const [key] = keys;
  return {
    /** The keys with which teams verify assertions (JWKS). */
    keySet: { keys: published },

    /** @throws Forbidden for callers who are not citizens */
    async assert({ remote, caller, language, traceId, withMobile }: CallOfRemote): Promise<string> {
      const kind = KINDS[caller.kind];
      if (kind === undefined) throw new Forbidden();
      const iat = Math.floor(clock.now().getTime() / 1_000);
      const claims = {
        kind,
        ...(withMobile && caller.mobile ? { mobile: caller.mobile } : {}),
        language,
        traceId,
      };
      const assertion = new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: published[0]!.kid, typ: 'vez-identity+jwt' })
        .setIssuer(issuer)
        .setAudience(remote)
        .setIssuedAt(iat)
        .setExpirationTime(iat + SECONDS);
      if (caller.kind !== 'anonymous') assertion.setSubject(await pseudonyms.of(remote, caller.subject));
      return assertion.sign(key!);
    },
  };
}
export type Identities = Awaited<ReturnType<typeof createIdentities>>;
