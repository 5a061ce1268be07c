import { useEffectEvent, useLayoutEffect } from 'react';

/** Acts by key. An act that returns `false` keeps the browser's default. */
type KeyActs = Readonly<Record<string, () => boolean | void>>;

/**
 * Listens to the keys of the window: of an open dialog, or of the page while none is open. A key means what the screen
 * shows at that moment, also on a busy machine: passive effects would let a key reach the screen before.
 */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, inDialog = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((document.querySelector('dialog[open]') !== null) === inDialog) onKeyDown(event);
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
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
