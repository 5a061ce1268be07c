/** `__Host-` binds the cookie to this host and to https; browsers count localhost as secure. */
export const SESSION_COOKIE = '__Host-vez';

/** 24 hours (SHL-25), never readable by a script, never sent along from another site. */
export const SESSION_SECONDS = 86_400;

export const sessionCookieOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  maxAge: SESSION_SECONDS,
} as const;
