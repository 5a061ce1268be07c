import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lookOften } from './look-often';

/** Frequent enough not to skip a second. */
const LOOK_MS = 250;

const secondsTo = (endsAt: number | undefined) =>
  endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));

/**
 * Whole seconds until an instant (in milliseconds since 1970, by the device's clock), then 0. Reads the clock instead
 * of counting ticks, so it is right after sleep. Calls `onOver` once when the time has run out, but not for an instant
 * that is already past (UI-16, UI-19, BOK-32).
 */
export function useSecondsLeft(endsAt: number | undefined, onOver?: () => void): number {
  const [seconds, setSeconds] = useState(0);
  const tellOver = useRef(onOver);
  useEffect(() => {
    tellOver.current = onOver;
  });
  // Before paint, so that a lock never looks open for a moment.
  useLayoutEffect(() => {
    const first = secondsTo(endsAt);
    setSeconds(first);
    if (first === 0) return undefined;
    const stop = lookOften(LOOK_MS, () => {
      const left = secondsTo(endsAt);
      setSeconds(left);
      if (left > 0) return;
      stop();
      tellOver.current?.();
    });
    return stop;
  }, [endsAt]);
  return seconds;
}
