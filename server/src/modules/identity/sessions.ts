import { timingSafeEqual } from 'node:crypto';
import type { Device, Mobile } from '@vez/shared/contracts';
import { SESSION_SECONDS } from '@vez/shared/domain';
import { statement } from '../../db/db';
import type { CallerIdentity } from '../../module';
import { Unauthorized } from '../../refusal';
import { ownSessions } from './own-sessions';
import { withProvedNumber, type Person } from './profile-from';
import { digest, newCookie, useCookie } from './session-cookies';
import { createSessionProfiles, mobileOf, personOf, type ProfileDeps } from './session-profiles';
import { createTokens } from './token';

/** A token is short, since it cannot be called back; the cookie renews it. */
export const TOKEN_SECONDS = 600;

/** A person's phone, tablet, computer, host app, and as many again that were never logged out. */
const MOST_SESSIONS = 10;

const LOCK_PERSON = statement('session-lock-person', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 4))');
const INSERT = statement(
  'session-insert',
  `INSERT INTO session (id_hash, person, sealed, created_at, expires_at, device)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);
const END_OLDEST = statement(
  'session-end-oldest',
  `DELETE FROM session WHERE id_hash IN (
     SELECT id_hash FROM session WHERE person = ANY($1) AND expires_at > $2
     ORDER BY id_hash = $3 DESC, created_at DESC OFFSET ${MOST_SESSIONS})`,
);
const RENEWED = statement(
  'session-renewed',
  'UPDATE session SET renewed_at = $2, person = $3, sealed = $4 WHERE id_hash = $1',
);
const DELETE = statement('session-delete', 'DELETE FROM session WHERE id_hash = $1');
const OF_COOKIE = statement('session-of-cookie', 'SELECT session FROM session_cookie WHERE hash = $1');
const DELETE_ALL_OF_PERSON = statement(
  'session-delete-person',
  'DELETE FROM session WHERE id_hash = $1 OR person = ANY($2)',
);

const ANONYMOUS: CallerIdentity = { kind: 'anonymous', subject: 'anonymous' };
const COUNTER_SYSTEM: CallerIdentity = { kind: 'service', subject: 'counter-system' };

const callerOf = (profile: Person, sessionId: string): CallerIdentity => {
  // A digest: made once.
  const person = personOf(profile);
  return {
    kind: profile.accountType,
    subject: person ?? mobileOf(profile),
    sessionId,
    ...(profile.euid === null || person === undefined ? {} : { euid: profile.euid, person }),
    ...(profile.mobNum === '' ? {} : { mobile: { area: profile.mobArea, number: profile.mobNum } }),
    ...(profile.name === '' ? {} : { name: profile.name }),
    ...(profile.identityNo === '' ? {} : { identityNo: profile.identityNo }),
  };
};

interface SessionDeps extends ProfileDeps {
  counterCredential: string;
}

export interface OpeningSession {
  device?: Device;
  /** The cookie that the browser has so far: its session ends. */
  former?: string | undefined;
}

export interface EndingSession {
  cookie: string | undefined;
  sessionHash: string | undefined;
  everywhere: boolean;
}

const NOBODY = { login: { jwtToken: null, expiresInSeconds: 0, userProfile: null } };

/** Sessions of a browser (a cookie, 24 hours) and the short tokens made from them (ACC-22, SHL-25). */
export function createSessions(deps: SessionDeps) {
  const { db, clock, secrets, counterCredential } = deps;
  const profiles = createSessionProfiles(deps);
  const { namesOf, profileOf, read, seal } = profiles;
  const tokens = createTokens(secrets);
  const expectedCredential = Buffer.from(digest(counterCredential));

  const tokenOf = (sessionHash: string) => tokens.write(sessionHash, clock.now(), TOKEN_SECONDS);
  const answer = (sessionHash: string, { issuer: _, ...userProfile }: Person) => ({
    jwtToken: tokenOf(sessionHash),
    expiresInSeconds: TOKEN_SECONDS,
    userProfile,
  });

  const sessionOf = async (cookie: string) => (await db.query(OF_COOKIE, [digest(cookie)]))[0]?.session;

  /**
   * Trades a cookie for the next one of its session, and for a token.
   * @param change what becomes of the person; undefined leaves the session and its cookie as they are
   */
  const trade = (cookie: string, change: (person: Person) => Person | undefined) =>
    db.tx(async (tx) => {
      const now = clock.now();
      const used = await useCookie(tx, cookie, now);
      const person = read(used?.session.sealed);
      const next = person && change(person);
      if (used === undefined || next === undefined) return undefined;
      const login = answer(used.session.id_hash, next);
      if (used.rotate === undefined) return { login };
      const sealed = seal(next);
      await tx.query(RENEWED, [used.session.id_hash, now, namesOf(next)[0], sealed]);
      return { login, cookie: await used.rotate() };
    });

  return {
    /** @returns the cookie for the browser, and the first token */
    async open(person: Person, { device = 'unknown', former }: OpeningSession = {}) {
      const cookie = newCookie();
      const hash = digest(cookie);
      const names = namesOf(person);
      const now = clock.now();
      const expires = new Date(now.getTime() + SESSION_SECONDS * 1_000);
      const sealed = seal(person);
      const ending = former === undefined ? undefined : await sessionOf(former);
      await db.tx(async (tx) => {
        await Promise.all([
          tx.query(LOCK_PERSON, [names[0]]),
          ...(ending === undefined ? [] : [tx.query(DELETE, [ending])]),
          tx.query(INSERT, [hash, names[0], sealed, now, expires, device]),
          tx.query(END_OLDEST, [names, now, hash]),
        ]);
      });
      return { cookie, login: answer(hash, person) };
    },
    /** A token, and the cookie that takes the place of this one; a cookie that is none, or that ended, gets nothing. */
    async renew(
      cookie: string | undefined,
    ): Promise<{ login: ReturnType<typeof answer> | (typeof NOBODY)['login']; cookie?: string }> {
      return (cookie === undefined ? undefined : await trade(cookie, (person) => person)) ?? NOBODY;
    },
    /** Adds a number that an SMS code has proved to the session of an account; nothing where there is none. */
    prove: async (cookie: string | undefined, mobile: Mobile) =>
      cookie === undefined
        ? undefined
        : trade(cookie, (person) => (person.euid === null ? undefined : withProvedNumber(person, mobile))),
    /**
     * Ends a session, named by its cookie or by its token, and with `everywhere` all others of the same person.
     * Their tokens end with them.
     */
    async end({ cookie, sessionHash, everywhere }: EndingSession) {
      const ending = cookie === undefined ? sessionHash : await sessionOf(cookie);
      if (ending === undefined) return;
      const person = everywhere ? await profileOf(ending) : undefined;
      if (person === undefined) await db.query(DELETE, [ending]);
      else await db.query(DELETE_ALL_OF_PERSON, [ending, namesOf(person)]);
    },
    ...ownSessions(db, clock, profiles),
    profileOf,
    tokenOf,

    /** Whoever holds the bearer token. A session that was ended takes its tokens with it. */
    async identify(authorization: string | undefined): Promise<CallerIdentity> {
      if (authorization === undefined) return ANONYMOUS;
      const token = authorization.replace(/^Bearer /, '');
      if (timingSafeEqual(Buffer.from(digest(token)), expectedCredential)) return COUNTER_SYSTEM;
      const sessionHash = tokens.sessionOf(token, clock.now());
      if (sessionHash === undefined) throw new Unauthorized();
      const profile = await profileOf(sessionHash);
      if (profile === undefined) throw new Unauthorized();
      return callerOf(profile, sessionHash);
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
