import { createHash } from 'node:crypto';

/** What every key of a counter system begins with. */
export const KEY_PREFIX = 'vezc_';

/** What is kept of a key. */
export const hashOfKey = (token: string) => createHash('sha256').update(token).digest('hex');
