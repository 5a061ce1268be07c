import { useEffect, useState } from 'react';

/** Without a key for so long, what was found is told (UI-12). */
const WAIT_MS = 600;

/** The number of countries found, once nobody types any more: else a screen reader would tell one a letter. */
export function useToldCount(typed: string, count: number): number | undefined {
  const [told, setTold] = useState<{ typed: string; count: number }>();
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => setTold({ typed, count }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, count]);
  return told?.typed === typed ? told.count : undefined;
}
