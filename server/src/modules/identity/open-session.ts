import type { Device } from '@vez/shared/contracts';
import { SESSION_SECONDS } from '@vez/shared/domain';
import type { Clock } from '../../db/clock';
import { statement, type Db } from '../../db/db';
import { deviceSeconds } from './device-person';
import { sessionOfCookie } from './find-session';
import type { Person } from './profile-from';
import { digest, endSession, newCookie } from './session-cookies';
import type { SessionProfiles } from './session-profiles';

/** A person's phone, tablet, computer, host app, and as many again that were never logged out. */
const MOST_SESSIONS = 10;

const LOCK_PERSON = statement('session-lock-person', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 4))');
const INSERT = statement(
  'session-insert',
  `INSERT INTO session (id_hash, person, sealed, created_at, expires_at, device)
   VALUES (:hash, :person, :sealed, :now, :expires, :device)`,
);
const END_OLDEST = statement(
  'session-end-oldest',
  `DELETE FROM session WHERE id_hash IN (
     SELECT id_hash FROM session WHERE person = ANY($1) AND expires_at > $2
     ORDER BY id_hash = $3 DESC, created_at DESC OFFSET $4)`,
);
export interface OpeningSession {
  device?: Device;
  /** The browser's current cookie; its session ends. */
  former?: string | undefined;
}

/** Opens a session. @returns the cookie for the browser, how long it lasts, and the id of the session */
export const sessionOpener =
  (db: Db, clock: Clock, { namesOf, seal }: SessionProfiles) =>
  async (person: Person, { device = 'unknown', former }: OpeningSession = {}) => {
    const cookie = newCookie();
    const hash = digest(cookie);
    const names = namesOf(person);
    const now = clock.now();
    const seconds = deviceSeconds(person) ?? SESSION_SECONDS;
    const expires = new Date(now.getTime() + seconds * 1_000);
    const sealed = seal(person);
    const ending = former === undefined ? undefined : await sessionOfCookie(db, former);
    await db.tx(async (tx) => {
      await Promise.all([
        tx.query(LOCK_PERSON, [names[0]]),
        ...(ending === undefined ? [] : [endSession(tx, ending)]),
        tx.query(INSERT, { hash, person: names[0], sealed, now, expires, device }),
        tx.query(END_OLDEST, [names, now, hash, MOST_SESSIONS]),
      ]);
    });
    return { cookie, hash, seconds };
  };
