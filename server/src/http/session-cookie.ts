import { canonicalHost } from '../deployments/site-hosts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from '@vez/shared/domain';

/** `__Host-` binds the cookie to this host and to https; browsers count localhost as secure. */
export const SESSION_COOKIE = '__Host-vez';

/**
 * Whether another site's page asks. Its browser would keep the cookie back and the answer to itself; this holds
 * where it fails to. A browser that is too old to say (Safari 16.3) is left to those two.
 */
export const isFromElsewhere = (fetchSite: string | undefined): boolean =>
  fetchSite === 'cross-site' || fetchSite === 'same-site';

/**
 * Whether another site's page makes a browser call. One that is too old to say so (Safari 16.3) names the page's
 * origin with whatever could change something.
 */
export function isCallFromElsewhere({ headers, hostname }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (typeof site === 'string') return isFromElsewhere(site);
  if (origin === undefined) return false;
  return !URL.canParse(origin) || canonicalHost(new URL(origin).hostname) !== hostname;
}

/**
 * Whether a browser makes the call and is too old to say for which site's page (Safari 16.3): any page's image can make
 * it. Other clients name no browser.
 */
export const isOfUnknownPage = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined &&
  headers.origin === undefined &&
  headers['user-agent']?.startsWith('Mozilla/') === true;

/** Tells the page that there is a session to take up. It says nothing of whose, and opens nothing. */
export const RETURNING_COOKIE = 'vez-returning';

/** For as long as the session; never readable by a script, never sent along from another site. */
export const sessionCookieOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  maxAge: SESSION_SECONDS,
} as const;

const returningOptions = { ...sessionCookieOptions, httpOnly: false };

/** Beside a session that has none yet: those of before the page asked for it. */
export const markReturning = (reply: FastifyReply, seconds = SESSION_SECONDS) =>
  reply.setCookie(RETURNING_COOKIE, '1', { ...returningOptions, maxAge: seconds });

/** Opens the session of a browser, or ends it. */
export const setSessionCookie = (reply: FastifyReply, cookie: string | null, seconds = SESSION_SECONDS) =>
  cookie === null
    ? reply.clearCookie(SESSION_COOKIE, sessionCookieOptions).clearCookie(RETURNING_COOKIE, returningOptions)
    : markReturning(
        reply.setCookie(SESSION_COOKIE, cookie, { ...sessionCookieOptions, maxAge: seconds }),
        seconds,
      );
