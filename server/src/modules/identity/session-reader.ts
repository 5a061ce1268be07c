import type { Clock } from '../../db/clock';
import type { Db } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { sessionOfCookieInUse } from './find-session';
import { callerOf } from './identify';
import type { SessionProfiles } from './session-profiles';

interface Needs {
  db: Db;
  clock: Clock;
  profileOf: SessionProfiles['profileOf'];
  tokenOf(sessionHash: string): string;
}

/**
 * The caller of a session's cookie, with a token for the reads of one page load. Nothing is renewed, and the token
 * stays in this process. Undefined for a cookie without a session.
 */
export const sessionReader =
  ({ db, clock, profileOf, tokenOf }: Needs) =>
  async (cookie: string): Promise<{ caller: CallerIdentity; token: string } | undefined> => {
    const hash = await sessionOfCookieInUse(db, cookie, clock.now());
    const person = hash === undefined ? undefined : await profileOf(hash);
    if (hash === undefined || person === undefined) return undefined;
    return { caller: callerOf(person, hash), token: tokenOf(hash) };
  };
