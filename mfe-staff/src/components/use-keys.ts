import { useEffect, useRef } from 'react';

/** Acts by key. An act that returns `false` keeps the browser's default. */
type KeyActs = Readonly<Record<string, () => boolean | void>>;

/** Listens to the keys of the window: of an open dialog, or of the page while none is open. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, inDialog = false): void {
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if ((document.querySelector('dialog[open]') !== null) === inDialog) latest.current(event);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [inDialog]);
}

/** Runs the act of a key without a modifier, once for each press, and prevents the browser's own. */
export function useKeys(acts: KeyActs): void {
  useKeyDown((event) => {
    const { key, repeat, ctrlKey, altKey, metaKey, shiftKey } = event;
    const act = acts[key];
    if (act === undefined || ctrlKey || altKey || metaKey || shiftKey) return;
    if (repeat || act() !== false) event.preventDefault();
  });
}
