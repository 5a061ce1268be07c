import { useEffect, useEffectEvent } from 'react';
import {
  CODE_MS,
  endsBySilence,
  NOTHING_TYPED,
  scanOf,
  typeKey,
  type Scan,
  type Typed,
} from '../model/scanner';

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

/**
 * Calls `onScan` with each scan, wherever the focus is, and removes it from the focused field.
 * @param typistMs quicker keys come from a scanner, whatever it reads; unset on screens with a keyboard
 */
export function useScanner(onScan: (scan: Scan) => void, typistMs?: number): void {
  const onRead = useEffectEvent(onScan);
  useEffect(() => {
    let typed: Typed = NOTHING_TYPED;
    let restore = () => {};
    let silence: number | undefined;
    const finish = (scan: Scan) => {
      typed = NOTHING_TYPED;
      restore();
      onRead(scan);
    };
    const endBySilence = () => {
      const scan = scanOf(typed, typistMs);
      if (scan !== undefined) finish(scan);
    };
    const listener = (event: KeyboardEvent) => {
      const next = typeKey(typed, event.key, event.timeStamp, typistMs);
      typed = next.typed;
      window.clearTimeout(silence);
      if (typed.text.length === 1) restore = saveField();
      if (endsBySilence(typed)) silence = window.setTimeout(endBySilence, CODE_MS);
      if (next.scan === undefined) return;
      // The scanner's Enter must not press the focused button.
      event.preventDefault();
      event.stopPropagation();
      finish(next.scan);
    };
    window.addEventListener('keydown', listener, true);
    return () => {
      window.clearTimeout(silence);
      window.removeEventListener('keydown', listener, true);
    };
  }, [typistMs]);
}
