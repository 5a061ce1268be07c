import { useEffect, useRef } from 'react';
import { NOTHING_TYPED, typeKey, type Typed } from '../model/scanner';

/** Hands over what a scanner types, wherever the focus is. */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let typed: Typed = NOTHING_TYPED;
    const hear = (event: KeyboardEvent) => {
      const next = typeKey(typed, event.key, event.timeStamp);
      typed = next.typed;
      if (next.scanned === undefined) return;
      // Its Enter must press no button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      latest.current(next.scanned);
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, []);
}
