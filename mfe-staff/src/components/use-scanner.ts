import { useEffect, useRef } from 'react';
import { NOTHING_TYPED, typeKey, type Typed } from '../model/scanner';

/** Saves the value of the focused field and returns a function that restores it: a scanner types into that field. */
function saveField(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type === 'radio' || field.type === 'checkbox')
    return () => undefined;
  const { value } = field;
  return () => {
    // React ignores a value set through its own property, so call the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Calls `onScan` with each scanned code, wherever the focus is, and removes the code from the focused field. */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let typed: Typed = NOTHING_TYPED;
    let restore = () => {};
    const listener = (event: KeyboardEvent) => {
      const next = typeKey(typed, event.key, event.timeStamp);
      typed = next.typed;
      if (typed.text.length === 1) restore = saveField();
      if (next.scanned === undefined) return;
      // The scanner's Enter must not press the focused button.
      event.preventDefault();
      event.stopPropagation();
      restore();
      latest.current(next.scanned);
    };
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}
