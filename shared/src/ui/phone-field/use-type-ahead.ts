import { useRef } from 'react';

/** Keys typed within this time of each other are one search (UI-12). */
const WAIT_MS = 600;

/** Collects the keys typed on a list into one search text; after 600 ms without a key it starts over. */
export function useTypeAhead(now: () => number = Date.now): (key: string) => string {
  const typed = useRef({ text: '', at: -Infinity });
  return (key) => {
    const fresh = now() - typed.current.at > WAIT_MS;
    typed.current = { text: (fresh ? '' : typed.current.text) + key, at: now() };
    return typed.current.text;
  };
}
