import { statement, type Db } from '../../db/db';
import { sessionOfCookie } from './find-session';
import { endSession } from './session-cookies';
import type { SessionProfiles } from './session-profiles';

const END_ALL_OF_PERSON = statement(
  'session-end-everywhere',
  'DELETE FROM session WHERE id_hash = $1 OR person = ANY($2)',
);

export interface EndingSession {
  cookie: string | undefined;
  sessionHash: string | undefined;
  everywhere: boolean;
}

/**
 * Ends the session of a cookie or a token, and with `everywhere` all others of the same person. Their tokens end with
 * them.
 */
export const sessionEnder =
  (db: Db, { namesOf, profileOf }: SessionProfiles) =>
  async ({ cookie, sessionHash, everywhere }: EndingSession): Promise<void> => {
    const ending = cookie === undefined ? sessionHash : await sessionOfCookie(db, cookie);
    if (ending === undefined) return;
    const person = everywhere ? await profileOf(ending) : undefined;
    if (person === undefined) await endSession(db, ending);
    else await db.query(END_ALL_OF_PERSON, [ending, namesOf(person)]);
  };
