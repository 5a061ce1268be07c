import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { UserProfile } from '@vez/shared/contracts';
import { jwtVerify, SignJWT } from 'jose';
import { statement, type Db } from '../../db/db';
import type { CallerIdentity, Clock } from '../../module';
import { SESSION_SECONDS } from '../../plugins/session-cookie';
import { Unauthorized } from '../../refusal';

/** A token is short, since it cannot be called back; the cookie renews it. */
export const TOKEN_SECONDS = 600;

const INSERT = statement(
  'session-insert',
  'INSERT INTO session (id_hash, profile, created_at, expires_at) VALUES ($1, $2, $3, $4)',
);
const FIND = statement('session-find', 'SELECT profile FROM session WHERE id_hash = $1 AND expires_at > $2');
const DELETE = statement('session-delete', 'DELETE FROM session WHERE id_hash = $1');
const DELETE_OLD = statement('session-delete-old', 'DELETE FROM session WHERE expires_at <= $1');

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const ANONYMOUS: CallerIdentity = { kind: 'anonymous', subject: 'anonymous' };
const COUNTER_SYSTEM: CallerIdentity = { kind: 'service', subject: 'counter-system' };

export const callerOf = (profile: UserProfile, sessionId: string): CallerIdentity => ({
  kind: profile.accountType,
  subject: profile.euid ?? `${profile.mobArea}-${profile.mobNum}`,
  sessionId,
  ...(profile.euid === null ? {} : { euid: profile.euid }),
  ...(profile.mobNum === '' ? {} : { mobile: { area: profile.mobArea, number: profile.mobNum } }),
  ...(profile.name === '' ? {} : { name: profile.name }),
  ...(profile.identityNo === '' ? {} : { identityNo: profile.identityNo }),
});

interface Around {
  db: Db;
  clock: Clock;
  secret: string;
  counterCredential: string;
}

/** Sessions of a browser (a cookie, 24 hours) and the short tokens made from them (ACC-22, SHL-25). */
export function createSessions({ db, clock, secret, counterCredential }: Around) {
  const key = new TextEncoder().encode(secret);
  const expectedCredential = Buffer.from(digest(counterCredential));

  const tokenOf = (sessionHash: string) => {
    const now = Math.floor(clock.now().getTime() / 1_000);
    return new SignJWT({ sid: sessionHash })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .setAudience('vez')
      .sign(key);
  };
  const profileOf = async (sessionHash: string) => {
    const [row] = await db.query<{ profile: UserProfile }>(FIND, [sessionHash, clock.now()]);
    return row?.profile;
  };
  const answer = async (sessionHash: string, userProfile: UserProfile) => ({
    jwtToken: await tokenOf(sessionHash),
    expiresInSeconds: TOKEN_SECONDS,
    userProfile,
  });

  return {
    async open(profile: UserProfile) {
      const sessionId = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expires = new Date(now.getTime() + SESSION_SECONDS * 1_000);
      await db.query(DELETE_OLD, [now]);
      await db.query(INSERT, [digest(sessionId), JSON.stringify(profile), now, expires]);
      return { sessionId, login: await answer(digest(sessionId), profile) };
    },
    async renew(sessionId: string | undefined) {
      const profile = sessionId === undefined ? undefined : await profileOf(digest(sessionId));
      if (sessionId === undefined || profile === undefined) {
        return { jwtToken: null, expiresInSeconds: 0, userProfile: null };
      }
      return answer(digest(sessionId), profile);
    },
    async end(sessionId: string | undefined) {
      if (sessionId !== undefined) await db.query(DELETE, [digest(sessionId)]);
    },
    profileOf,
    tokenOf,

    /** Whoever holds the bearer token. A session that was ended takes its tokens with it. */
    async identify(authorization: string | undefined): Promise<CallerIdentity> {
      if (authorization === undefined) return ANONYMOUS;
      const token = authorization.replace(/^Bearer /, '');
      if (timingSafeEqual(Buffer.from(digest(token)), expectedCredential)) return COUNTER_SYSTEM;
      const verified = await jwtVerify(token, key, { audience: 'vez', currentDate: clock.now() }).catch(
        () => {
          throw new Unauthorized();
        },
      );
      const sessionHash = String(verified.payload.sid);
      const profile = await profileOf(sessionHash);
      if (profile === undefined) throw new Unauthorized();
      return callerOf(profile, sessionHash);
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
