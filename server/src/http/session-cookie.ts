import { canonicalHost } from '../deployments/site-hosts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from '@vez/shared/domain';

/** `__Host-` binds the cookie to this host and to https; browsers count localhost as secure. */
export const SESSION_COOKIE = '__Host-vez';

/**
 * Whether another site's page sends the request. Its browser should withhold the cookie and the answer; this check
 * applies if it does not. A browser too old to name the site (Safari 16.3) relies on those two.
 */
export const isFromElsewhere = (fetchSite: string | undefined): boolean =>
  fetchSite === 'cross-site' || fetchSite === 'same-site';

/**
 * Whether another site's page makes a browser call. A browser too old to name the site (Safari 16.3) sends the
 * page's origin with requests that could change something.
 */
export function isCallFromElsewhere({ headers, hostname }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (typeof site === 'string') return isFromElsewhere(site);
  if (origin === undefined) return false;
  return !URL.canParse(origin) || canonicalHost(new URL(origin).hostname) !== hostname;
}

/**
 * Whether the call comes from a browser too old to name the site of its page (Safari 16.3): any page's image can
 * make it. Other clients do not call themselves a browser.
 */
export const isOfUnknownPage = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined &&
  headers.origin === undefined &&
  headers['user-agent']?.startsWith('Mozilla/') === true;

/** Tells the page that there is a session to resume. It does not identify the person, and grants nothing. */
export const RETURNING_COOKIE = 'vez-returning';

/** Lasts as long as the session; never readable by a script, never sent along from another site. */
export const sessionCookieOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  maxAge: SESSION_SECONDS,
} as const;

const returningOptions = { ...sessionCookieOptions, httpOnly: false };

/** Marks a session that has no marker yet, because it is older than the marker. */
export const markReturning = (reply: FastifyReply, seconds = SESSION_SECONDS) =>
  reply.setCookie(RETURNING_COOKIE, '1', { ...returningOptions, maxAge: seconds });

/** Sets the session cookie of a browser, or removes it. */
export const setSessionCookie = (reply: FastifyReply, cookie: string | null, seconds = SESSION_SECONDS) =>
  cookie === null
    ? reply.clearCookie(SESSION_COOKIE, sessionCookieOptions).clearCookie(RETURNING_COOKIE, returningOptions)
    : markReturning(
        reply.setCookie(SESSION_COOKIE, cookie, { ...sessionCookieOptions, maxAge: seconds }),
        seconds,
      );
