import { useEffect, useRef } from 'react';

/**
 * The form whose first wrong field has the focus after an attempt that failed, so that it is read out and can
 * be typed over at once.
 * @param attempt counts those attempts; 0 is none
 */
export function useFocusOnFault(attempt: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid=true]');
    wrong?.focus();
    if (wrong instanceof HTMLInputElement) wrong.select();
  }, [attempt]);
  return form;
}
