import { useEffect, useState } from 'react';

/** VAL-03 */
export const DEBOUNCE_MS = 500;

/** A keyword after a pause in typing; emptied at once (VAL-03, VAL-04). */
export function useSettled(keyword: string, isTyping: boolean): string {
  const [settled, setSettled] = useState(keyword);
  useEffect(() => {
    if (isTyping || keyword === settled) return;
    const timer = setTimeout(() => setSettled(keyword), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, keyword, settled]);
  return keyword === '' ? '' : settled;
}
