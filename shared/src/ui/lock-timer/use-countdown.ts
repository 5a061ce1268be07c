import { useCallback, useState } from 'react';
import { useSecondsLeft } from '../../deadline';

/** Seconds that run down to 0 once started, right after sleep too. */
export function useCountdown(): { secondsLeft: number; start(seconds: number): void } {
  const [endsAt, setEndsAt] = useState<number>();
  const secondsLeft = useSecondsLeft(endsAt);
  const start = useCallback((seconds: number) => setEndsAt(Date.now() + seconds * 1_000), []);
  return { secondsLeft, start };
}
