import { statement, type Queryable } from '../../db/db';
import { digest, GRACE_MS } from './session-cookies';

const OF_COOKIE = statement('session-of-cookie', 'SELECT session FROM session_cookie WHERE hash = $1');
/** The session id of a cookie, even of one that was superseded a while ago. */
export const sessionOfCookie = async (db: Queryable, cookie: string): Promise<string | undefined> =>
  (await db.query(OF_COOKIE, [digest(cookie)]))[0]?.session;

const IN_USE = statement(
  'session-of-cookie-in-use',
  'SELECT session FROM session_cookie WHERE hash = $1 AND (superseded_at IS NULL OR superseded_at > $2)',
);
/** The session id of a cookie; a superseded cookie counts while a request with it may still be under way. */
export const sessionOfCookieInUse = async (
  db: Queryable,
  cookie: string,
  now: Date,
): Promise<string | undefined> =>
  (await db.query(IN_USE, [digest(cookie), new Date(now.getTime() - GRACE_MS)]))[0]?.session;
