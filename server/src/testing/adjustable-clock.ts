import { cityInstant } from '../city/city';
import type { Clock } from '../db/clock';

/** A clock that only moves when a test moves it. */
export interface AdjustableClock extends Clock {
  /** Sets it to `YYYY-MM-DDTHH:mm` in Macao. */
  set(cityTime: string): void;
  advance(seconds: number): void;
  /** Simulates a process whose own clock is so many seconds ahead of the database's. */
  setSkew(seconds: number): void;
}

export function adjustableClock(start: string): AdjustableClock {
  let now = new Date(0);
  let skew = 0;
  const clock = {
    now: () => now,
    measure: async () => undefined,
    skewSeconds: () => skew,
    setSkew(seconds: number) {
      skew = seconds;
    },
    set(cityTime: string) {
      const [day = '', time = ''] = cityTime.split('T');
      now = cityInstant(day, time);
    },
    advance(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000);
    },
  };
  clock.set(start);
  return clock;
}
