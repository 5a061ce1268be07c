import { useEffect, useRef, type SyntheticEvent } from 'react';

/** Handlers that run `action` once a finger has rested for `ms`; lifting it or sliding away calls it off. */
export function useLongPress(ms: number, action: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: () => {
      stop();
      timer.current = setTimeout(action, ms);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The menu of a long touch would take the finger away.
    onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
  };
}
