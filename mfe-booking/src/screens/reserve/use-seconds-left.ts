import { useEffect, useRef, useState } from 'react';

const secondsTo = (instant: string | undefined) =>
  instant === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1_000));

/**
 * Seconds to an instant, by the clock and not by counting ticks, so that they are right after sleep. `onOver`
 * is called once when they have run out. An instant that is past when it comes is the work of a wrong clock:
 * it counts nothing and ends nothing.
 */
export function useSecondsLeft(instant: string | undefined, onOver: () => void): number {
  const [seconds, setSeconds] = useState(0);
  const tellOver = useRef(onOver);
  useEffect(() => {
    tellOver.current = onOver;
  });
  useEffect(() => {
    const first = secondsTo(instant);
    setSeconds(first);
    if (first === 0) return undefined;
    const timer = setInterval(() => {
      const left = secondsTo(instant);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      tellOver.current();
    }, 500);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
