import { useEffect, useState } from 'react';

/** The pause in typing after which the number of results is announced (UI-12). */
const WAIT_MS = 600;

/** The number of countries found, after a pause in typing: otherwise, it would be announced for each letter. */
export function useToldCount(typed: string, count: number): number | undefined {
  const [told, setTold] = useState<{ typed: string; count: number }>();
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => setTold({ typed, count }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, count]);
  return told?.typed === typed ? told.count : undefined;
}
