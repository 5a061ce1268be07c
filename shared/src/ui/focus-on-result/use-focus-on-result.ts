import { useEffect, useRef } from 'react';

/**
 * The element that gets the focus when an act has a result, which often removes the pressed button: screen readers
 * continue there, and it is scrolled into view. It needs `tabIndex={-1}`.
 * @param result the result, or whether there is one; another result moves the focus again
 */
export function useFocusOnResult<Part extends HTMLElement = HTMLDivElement>(result: unknown) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (result) part.current?.focus();
  }, [result]);
  return part;
}
