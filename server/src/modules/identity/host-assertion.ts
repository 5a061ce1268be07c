import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
} from 'jose';
import type { Db } from '../../db/db';
import type { Clock } from '../../db/clock';
import { Outage, Refusal } from '../../module-api/refusal';
import { profileFrom, type Person } from './profile-from';
import { useLoginCode } from './use-login-code';

export interface HostSettings {
  issuer: string;
  /** Where the host's public keys are: an address, or a file on this machine. */
  keys: string;
  /** Our own origin; an assertion for another audience is refused. */
  audience: string;
}

const ALGORITHMS = ['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256'];
/** Maximum age since its issue; the host issues one when it opens the page. */
const MOST_SECONDS = 300;
const CLOCKS_DIFFER_SECONDS = 30;

const keySetOf = (keys: string) =>
  /^https?:/.test(keys)
    ? createRemoteJWKSet(new URL(keys), { timeoutDuration: 5_000 })
    : createLocalJWKSet(JSON.parse(readFileSync(keys, 'utf8')) as JSONWebKeySet);

const challengeOf = (codeVerifier: string) => createHash('sha256').update(codeVerifier).digest('base64url');

/** Distinguishes a wrong assertion from keys that could not be fetched. */
const isWrong = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC';

/**
 * Logins of a host app's people (ACC-08): the host signs who its user is (a JWS with `iss`, `aud`, `sub`, `iat`,
 * `exp`, `jti`, `nonce` and the claims of a profile). The user agent and the page are never trusted about a host.
 */
export function createHostAssertions(db: Db, clock: Clock, host: HostSettings | undefined) {
  const keySet = host && keySetOf(host.keys);

  async function verify(assertion: string): Promise<JWTPayload> {
    if (host === undefined || keySet === undefined) throw new Refusal('loginFailed');
    try {
      const { payload } = await jwtVerify(assertion, keySet, {
        issuer: host.issuer,
        audience: host.audience,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'iat', 'exp', 'jti', 'nonce'],
        maxTokenAge: MOST_SECONDS,
        clockTolerance: CLOCKS_DIFFER_SECONDS,
        currentDate: clock.now(),
      });
      return payload;
    } catch (error) {
      throw isWrong(error) ? new Refusal('loginFailed') : new Outage('loginUnavailable');
    }
  }

  return {
    /**
     * @param codeVerifier its S256 challenge must equal the assertion's `nonce`: a copied assertion is useless
     * without the secret of the page that requested it
     * @throws Refusal `loginFailed`, or `loginUsed` for a repeated assertion; Outage while the keys are unreachable
     */
    async accept(assertion: string, codeVerifier: string | undefined): Promise<Person> {
      const claims = await verify(assertion);
      if (codeVerifier === undefined || claims.nonce !== challengeOf(codeVerifier)) {
        throw new Refusal('loginFailed');
      }
      await useLoginCode(db, `host:${claims.iss}:${claims.jti}`, clock.now());
      return profileFrom(claims, 'superApp', claims.iss!);
    },
  };
}
export type HostAssertions = ReturnType<typeof createHostAssertions>;
