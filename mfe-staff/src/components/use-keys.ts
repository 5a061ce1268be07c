import { useEffect, useRef } from 'react';

/** What a key does; `false` leaves it to the browser. */
type KeyActs = Readonly<Record<string, () => boolean | void>>;

/** Hands keys without a modifier on, once however long they are held, and keeps them from the browser. */
export function useKeys(acts: KeyActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey, shiftKey } = event;
      const act = latest.current[key];
      if (act === undefined || ctrlKey || altKey || metaKey || shiftKey) return;
      if (repeat || act() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
