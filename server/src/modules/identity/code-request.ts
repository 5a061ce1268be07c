import type { Mobile } from '@vez/shared/contracts';

/** A request for a code: the number and the asker; see `askerOf` and `networkOf`. */
export interface CodeAsked {
  mobile: Mobile;
  asker: string;
  network: string;
  now: Date;
}

/** In seconds. */
export const MINUTE = 60;
export const DAY = 86_400;

export const secondsBetween = (then: Date, now: Date) => (now.getTime() - then.getTime()) / 1_000;
export const secondsAgo = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);
