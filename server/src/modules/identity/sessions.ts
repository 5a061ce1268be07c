import type { Mobile } from '@vez/shared/contracts';
import { statement } from '../../db/db';
import { sessionEnder } from './end-session';
import { deviceSeconds } from './device-person';
import { createIdentify } from './identify';
import { otherSessions } from './other-sessions';
import { sessionOpener, type OpeningSession } from './open-session';
import { ownSessions } from './own-sessions';
import { withProvedNumber, type Person } from './profile-from';
import { useCookie } from './session-cookies';
import { createSessionProfiles, type ProfileDeps } from './session-profiles';
import { sessionReader } from './session-reader';
import { createTokens } from './token';

/** Tokens are short-lived because they cannot be revoked; the cookie renews them. */
export const TOKEN_SECONDS = 600;

const RENEWED = statement(
  'session-renewed',
  `UPDATE session SET renewed_at = :now, person = :person, sealed = :sealed,
     expires_at = coalesce(:expires, expires_at) WHERE id_hash = :hash`,
);

interface SessionDeps extends ProfileDeps {
  counterCredential: string;
}

const NOBODY = { login: { jwtToken: null, expiresInSeconds: 0, userProfile: null } };

interface Renewed<Login> {
  login: Login | (typeof NOBODY)['login'];
  cookie?: string;
  /** How long the browser keeps the cookie, if not a day. */
  seconds?: number | undefined;
}

/** Sessions of a browser (a cookie, 24 hours) and the short tokens made from them (ACC-22, SHL-25). */
export function createSessions(deps: SessionDeps) {
  const { db, clock, secrets, counterCredential } = deps;
  const profiles = createSessionProfiles(deps);
  const { namesOf, profileOf, read, seal } = profiles;
  const tokens = createTokens(secrets);
  const open = sessionOpener(db, clock, profiles);

  const tokenOf = (sessionHash: string) => tokens.write(sessionHash, clock.now(), TOKEN_SECONDS);
  const answer = (sessionHash: string, { issuer: _, staff, ...userProfile }: Person) => ({
    jwtToken: tokenOf(sessionHash),
    expiresInSeconds: TOKEN_SECONDS,
    // Staff have no citizen's account, so no page offers them one.
    userProfile: staff === undefined ? userProfile : { ...userProfile, euid: null, isStaff: true },
  });

  /**
   * Exchanges a cookie for a token and the next cookie of its session.
   * @param change returns the person to store; undefined leaves the session and its cookie unchanged
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
      const hash = used.session.id_hash;
      const seconds = deviceSeconds(next);
      const expires = seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
      await tx.query(RENEWED, { hash, now, person: namesOf(next)[0], sealed: seal(next), expires });
      return { login, cookie: await used.rotate(), seconds };
    });

  return {
    /** @returns the cookie for the browser, and the first token */
    async open(person: Person, opening?: OpeningSession) {
      const { cookie, hash, seconds } = await open(person, opening);
      return { cookie, seconds, login: answer(hash, person) };
    },
    /** A token, and the successor of this cookie. An unknown or ended cookie gets neither. */
    async renew(cookie: string | undefined): Promise<Renewed<ReturnType<typeof answer>>> {
      return (cookie === undefined ? undefined : await trade(cookie, (person) => person)) ?? NOBODY;
    },
    /** Adds a number that an SMS code has proved to an account's session; undefined without such a session. */
    prove: async (cookie: string | undefined, mobile: Mobile) =>
      cookie === undefined
        ? undefined
        : trade(cookie, (person) => (person.euid === null ? undefined : withProvedNumber(person, mobile))),
    readerOf: sessionReader({ db, clock, profileOf, tokenOf }),
    end: sessionEnder(db, profiles),
    ...otherSessions(db, profiles),
    identify: createIdentify(clock, tokens, profiles, counterCredential),
    ...ownSessions(db, clock, profiles),
    profileOf,
    tokenOf,
  };
}
export type Sessions = ReturnType<typeof createSessions>;
