/** `__Host-` binds the cookie to this host and to https; browsers count localhost as secure. */
export const SESSION_COOKIE = '__Host-vez';

/**
 * Whether another site's page asks. Its browser would keep the cookie back and the answer to itself; this holds
 * where it fails to. A browser that is too old to say (Safari 16.3) is left to those two.
 */
export const isFromElsewhere = (fetchSite: string | undefined): boolean =>
  fetchSite === 'cross-site' || fetchSite === 'same-site';

/** 24 hours (SHL-25), never readable by a script, never sent along from another site. */
export const SESSION_SECONDS = 86_400;

export const sessionCookieOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  maxAge: SESSION_SECONDS,
} as const;
