import { useEffect, useEffectEvent } from 'react';

/** Opens the print dialog while `isReady`, and calls back when it closes. */
export function usePrint(isReady: boolean, onDone: () => void) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isReady) return;
    const closed = () => done();
    window.addEventListener('afterprint', closed);
    window.print();
    return () => window.removeEventListener('afterprint', closed);
  }, [isReady]);
}
