import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lookOften } from './look-often';

/** Often enough for a second not to be skipped. */
const LOOK_MS = 250;

const secondsTo = (endsAt: number | undefined) =>
  endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));

/**
 * Whole seconds to an instant (in milliseconds since 1970, by the clock of the device), and 0 from then on: by the clock
 * and not by counting ticks, so that they are right after sleep. `onOver` is called once when they have run out. An
 * instant that is past when it comes counts nothing and ends nothing (UI-16, UI-19, BOK-32).
 */
export function useSecondsLeft(endsAt: number | undefined, onOver?: () => void): number {
  const [seconds, setSeconds] = useState(0);
  const tellOver = useRef(onOver);
  useEffect(() => {
    tellOver.current = onOver;
  });
  // Before it is drawn: a lock must not look open for a moment.
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
