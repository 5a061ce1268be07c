import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Position } from '../model/distance';
import { keepPosition, knownPosition, onPosition } from '../model/known-position';

type PositionState =
  { kind: 'off' | 'asking' | 'refused' | 'failed' } | { kind: 'known'; position: Position };

const ASKED = { maximumAge: 60_000, timeout: 10_000 };
const REFUSED = 1;

/** The position of this device, if it is already known; this never asks for it. */
export const useKnownPosition = (): Position | undefined =>
  useSyncExternalStore(onPosition, knownPosition, () => undefined);

/** The position of this device, requested only by a tap. It stays in this page, and is never sent. */
export function usePosition() {
  const position = useKnownPosition();
  const [attempt, setAttempt] = useState<PositionState>({ kind: 'off' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const ask = useCallback(() => {
    const tell = (next: PositionState) => {
      if (!isGone.current) setAttempt(next);
    };
    // Old web views, and pages without https.
    if (!('geolocation' in navigator)) return tell({ kind: 'failed' });
    tell({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        tell({ kind: 'off' });
        keepPosition({ latitude, longitude });
      },
      ({ code }) => tell({ kind: code === REFUSED ? 'refused' : 'failed' }),
      ASKED,
    );
  }, []);
  const state: PositionState = position ? { kind: 'known', position } : attempt;
  return { state, ask };
}
