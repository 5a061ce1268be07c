const REST_MS = 10_000;
const IDLE_MS = 60_000;

/**
 * Blocks calls for 10 s after failures in a row, then lets one call try.
 * @param isTripped whether the failures so far are enough
 */
export function createCircuit(isTripped: (failures: number) => boolean) {
  let failures = 0;
  let restsUntil = 0;
  let isTried = false;
  let usedAt = 0;
  const isOpen = () => isTripped(failures);

  return {
    isOpen,
    /** How long calls stay blocked, in ms; 0 means a call may pass. */
    rest: (now: number) => (isOpen() && (now < restsUntil || isTried) ? Math.max(1, restsUntil - now) : 0),
    isIdle: (now: number) => !isTried && now - usedAt > IDLE_MS,
    begin(now: number) {
      usedAt = now;
      isTried = isOpen();
    },
    end(isDone: boolean, now: number) {
      isTried = false;
      usedAt = now;
      failures = isDone ? 0 : failures + 1;
      if (isOpen()) restsUntil = now + REST_MS;
    },
  };
}
export type Circuit = ReturnType<typeof createCircuit>;
