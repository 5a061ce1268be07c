import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { LANGUAGES } from '../domain';

/** Tolerance for clock skew between two machines. */
const CLOCKS_DIFFER_SECONDS = 5;

const claims = z.object({
  sub: z.string().min(1).optional(),
  kind: z.enum(['visitor', 'personal', 'corporate']),
  mobile: z.object({ area: z.string(), number: z.string() }).optional(),
  language: z.enum(LANGUAGES),
  traceId: z.string(),
});

/** The caller, as asserted by Vez. `sub` identifies a person within this remote only; anonymous visitors have none. */
export type Identity = z.output<typeof claims>;

export interface IdentityOptions {
  /** The audience of the assertions, such as `mfe-parking`. */
  remote: string;
  /** The public address of Vez. */
  issuer: string;
  /** The URL of its public keys, by default `/api/x/keys.json` of the issuer; or the keys themselves, in a test. */
  keys?: string | JWTVerifyGetKey;
}

/**
 * Checks the header `x-vez-identity` of a call.
 * @returns a function that returns the identity, and throws if the header is expired, for another remote, or not
 * signed by Vez
 */
export function createVerifier({ remote, issuer, keys }: IdentityOptions) {
  const address = keys ?? `${issuer}/api/x/keys.json`;
  const keySet = typeof address === 'string' ? createRemoteJWKSet(new URL(address)) : address;
  return async (assertion: string | string[] | undefined): Promise<Identity> => {
    const { payload } = await jwtVerify(String(assertion), keySet, {
      issuer,
      audience: remote,
      algorithms: ['ES256'],
      typ: 'vez-identity+jwt',
      requiredClaims: ['iat', 'exp'],
      clockTolerance: CLOCKS_DIFFER_SECONDS,
    });
    return claims.parse(payload);
  };
}
