import { useRef, type TouchEvent } from 'react';

/** A movement shorter than this, in px, or steeper than it is wide, is a tap or a scroll. */
const LEAST_PX = 48;

/** Recognises a swipe to either side, as opposed to taps and scrolling. A button does the same (WCAG 2.5.7). */
export function useSwipe(on: { left: () => void; right: () => void }) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (from.current === null || touch === undefined) return;
      const across = touch.clientX - from.current.x;
      const down = touch.clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < 1.5 * Math.abs(down)) return;
      if (across < 0) on.left();
      else on.right();
    },
  };
}
