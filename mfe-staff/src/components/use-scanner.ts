import { useEffect, useRef } from 'react';
import { NOTHING_TYPED, typeKey, type Typed } from '../model/scanner';

/** The field that has the focus as it is now, and how it gets that back: a scanner writes where hands write. */
function keepField(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type === 'radio' || field.type === 'checkbox')
    return () => undefined;
  const { value } = field;
  return () => {
    // As hands do: past React, which otherwise hears of no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Hands over what a scanner types, wherever the focus is; no field keeps it. */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let typed: Typed = NOTHING_TYPED;
    let giveBack = () => {};
    const hear = (event: KeyboardEvent) => {
      const next = typeKey(typed, event.key, event.timeStamp);
      typed = next.typed;
      if (typed.text.length === 1) giveBack = keepField();
      if (next.scanned === undefined) return;
      // Its Enter must press no button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      giveBack();
      latest.current(next.scanned);
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, []);
}
