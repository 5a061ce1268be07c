import { createHash, randomBytes } from 'node:crypto';
import { statement, type Queryable } from '../../db/db';

/** How long a superseded cookie is accepted: a request of another tab may be under way with it. */
export const GRACE_MS = 60_000;
/** How long a superseded cookie is remembered: using it in this time ends the session. */
const KNOWN_MS = 3_600_000;
/** Maximum number of older successors of one cookie, if answers get lost. */
const MOST_SURPLUS = 7;

const LOCK = statement(
  'session-lock',
  `SELECT id_hash, sealed FROM session
   WHERE id_hash = (SELECT session FROM session_cookie WHERE hash = $1) AND expires_at > $2 FOR UPDATE`,
);
const FIND = statement('session-cookie-find', 'SELECT superseded_at FROM session_cookie WHERE hash = $1');
const END = statement('session-end', 'DELETE FROM session WHERE id_hash = $1');
/**
 * - `ended`: all cookies except the presented one and its successors, one of which may have arrived;
 * - `surplus`: the oldest successors, if many answers were lost.
 */
const ROTATE = statement(
  'session-cookie-rotate',
  `WITH ended AS (
     UPDATE session_cookie SET superseded_at = :now
     WHERE session = :session AND superseded_at IS NULL AND hash <> :came AND parent IS DISTINCT FROM :came
   ), forgotten AS (
     DELETE FROM session_cookie WHERE session = :session AND superseded_at < :knownSince
   ), surplus AS (
     DELETE FROM session_cookie WHERE hash IN (
       SELECT hash FROM session_cookie WHERE session = :session AND parent = :came AND superseded_at IS NULL
       ORDER BY issued_at DESC OFFSET :most)
   )
   INSERT INTO session_cookie (hash, session, parent, issued_at) VALUES (:goes, :session, :came, :now)`,
);

export const newCookie = (): string => randomBytes(32).toString('base64url');
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Ends one session by its id. */
export const endSession = (db: Queryable, hash: string) => db.query(END, [hash]);

export interface CookieUse {
  /** The session's row. */
  session: { id_hash: string; sealed: Buffer };
  /** Issues the next cookie; missing for a cookie that has just been superseded. */
  rotate?: () => Promise<string>;
}

/**
 * Locks the session of a cookie for the rest of the transaction. A cookie ends when one of its successors is used. An
 * ended cookie that returns more than a minute later was copied: the session ends for both holders (decision 114).
 */
export async function useCookie(tx: Queryable, cookie: string, now: Date): Promise<CookieUse | undefined> {
  const hash = digest(cookie);
  const [[session], [found]] = await Promise.all([
    tx.query(LOCK, [hash, now]),
    // Runs after the lock: a connection executes its statements in order.
    tx.query(FIND, [hash]),
  ]);
  if (session === undefined || found === undefined) return undefined;
  if (found.superseded_at !== null) {
    if (now.getTime() - found.superseded_at.getTime() <= GRACE_MS) return { session };
    await endSession(tx, session.id_hash);
    return undefined;
  }
  return {
    session,
    async rotate() {
      const next = newCookie();
      const knownSince = new Date(now.getTime() - KNOWN_MS);
      const cookies = { came: hash, goes: digest(next) };
      await tx.query(ROTATE, { session: session.id_hash, ...cookies, now, knownSince, most: MOST_SURPLUS });
      return next;
    },
  };
}
