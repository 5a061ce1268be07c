import { statement, type Queryable } from '../../db/db';
import { digest } from './session-cookies';

const OF_COOKIE = statement('session-of-cookie', 'SELECT session FROM session_cookie WHERE hash = $1');
/** The id of the session that a cookie is of, also of one that has ended a while ago. */
export const sessionOfCookie = async (db: Queryable, cookie: string): Promise<string | undefined> =>
  (await db.query(OF_COOKIE, [digest(cookie)]))[0]?.session;
