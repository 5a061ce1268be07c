import { createHash } from 'node:crypto';

/** The prefix of every counter system's key. */
export const KEY_PREFIX = 'vezc_';

/** The stored form of a key. */
export const hashOfKey = (token: string) => createHash('sha256').update(token).digest('hex');
