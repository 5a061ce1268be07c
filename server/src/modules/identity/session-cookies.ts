import { createHash, randomBytes } from 'node:crypto';
import { statement, type Queryable } from '../../db/db';

/** How long a cookie is still taken after it ended: a request of another tab may be on its way with it. */
const GRACE_MS = 60_000;
/** How long an ended cookie is known for one of ours, so that whoever brings it ends the session. */
const KNOWN_MS = 3_600_000;
/** Cookies given for one whose answers may all have got lost. */
const MOST_ANSWERS = 8;

const LOCK = statement(
  'session-lock',
  `SELECT id_hash, sealed FROM session
   WHERE id_hash = (SELECT session FROM session_cookie WHERE hash = $1) AND expires_at > $2 FOR UPDATE`,
);
const FIND = statement('session-cookie-find', 'SELECT superseded_at FROM session_cookie WHERE hash = $1');
const END = statement('session-end', 'DELETE FROM session WHERE id_hash = $1');
/**
 * `$1` session, `$2` cookie that came, `$3` cookie that goes, `$4` now, `$5` what is no longer known for ours.
 *
 * - `ended`: all other cookies but those that were given for the one that came, of which one may have arrived;
 * - `surplus`: the oldest of these where many answers got lost.
 */
const ROTATE = statement(
  'session-cookie-rotate',
  `WITH ended AS (
     UPDATE session_cookie SET superseded_at = $4
     WHERE session = $1 AND superseded_at IS NULL AND hash <> $2 AND parent IS DISTINCT FROM $2
   ), forgotten AS (
     DELETE FROM session_cookie WHERE session = $1 AND superseded_at < $5
   ), surplus AS (
     DELETE FROM session_cookie WHERE hash IN (
       SELECT hash FROM session_cookie WHERE session = $1 AND parent = $2 AND superseded_at IS NULL
       ORDER BY issued_at DESC OFFSET ${MOST_ANSWERS - 1})
   )
   INSERT INTO session_cookie (hash, session, parent, issued_at) VALUES ($3, $1, $2, $4)`,
);

export const newCookie = (): string => randomBytes(32).toString('base64url');
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface CookieUse {
  /** The session's row. */
  session: { id_hash: string; sealed: Buffer };
  /** Gives it its next cookie; nothing for a cookie that has ended a moment ago. */
  rotate?: () => Promise<string>;
}

/**
 * The session of a cookie, locked for the rest of the transaction. A cookie ends once one that was given for it is
 * used; whoever brings an ended one later than a minute has copied it, or somebody else has: the session ends for
 * both (decision 114).
 */
export async function useCookie(tx: Queryable, cookie: string, now: Date): Promise<CookieUse | undefined> {
  const hash = digest(cookie);
  const [[session], [found]] = await Promise.all([
    tx.query(LOCK, [hash, now]),
    // Looks once it has the lock: a connection does one statement after the other.
    tx.query(FIND, [hash]),
  ]);
  if (session === undefined || found === undefined) return undefined;
  if (found.superseded_at !== null) {
    if (now.getTime() - found.superseded_at.getTime() <= GRACE_MS) return { session };
    await tx.query(END, [session.id_hash]);
    return undefined;
  }
  return {
    session,
    async rotate() {
      const next = newCookie();
      const known = new Date(now.getTime() - KNOWN_MS);
      await tx.query(ROTATE, [session.id_hash, hash, digest(next), now, known]);
      return next;
    },
  };
}
