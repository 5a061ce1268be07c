import { useEffect, useRef, type SyntheticEvent } from 'react';

/** Handlers that run `action` after a press of `ms`; lifting the finger or sliding away cancels it. */
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
    // The context menu of a long touch would cancel the press.
    onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
  };
}
