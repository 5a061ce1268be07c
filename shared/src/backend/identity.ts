import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { LANGUAGES } from '../domain';

/** Clocks of two machines differ. */
const CLOCKS_DIFFER_SECONDS = 5;

const claims = z.object({
  sub: z.string().min(1).optional(),
  kind: z.enum(['visitor', 'personal', 'corporate']),
  mobile: z.object({ area: z.string(), number: z.string() }).optional(),
  language: z.enum(LANGUAGES),
  traceId: z.string(),
});

/** Who calls, as Vez says. `sub` names a person in this remote alone; a visitor who has proved nothing has none. */
export type Identity = z.output<typeof claims>;

export interface IdentityOptions {
  /** Whom the assertions are for, such as `mfe-parking`. */
  remote: string;
  /** The address of Vez, as people open it. */
  issuer: string;
  /** Where its public keys are: by default at `/api/x/keys.json` of the issuer. A test brings its own. */
  keys?: string | JWTVerifyGetKey;
}

/**
 * Checks the header `x-vez-identity` of a call.
 * @returns a function that gives the identity, and throws for what Vez has not signed, for another remote, or too old
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
