import { useRef } from 'react';

/**
 * Accepts one tap and ignores further ones for a moment, so that a double tap acts only once: 1 s for the right
 * button of a footer (UI-20). `now` is in milliseconds.
 */
export function useTapGuard(guardMs = 1_000, now: () => number = Date.now): (act: () => void) => void {
  const last = useRef(-Infinity);
  return (act) => {
    if (now() - last.current < guardMs) return;
    last.current = now();
    act();
  };
}
