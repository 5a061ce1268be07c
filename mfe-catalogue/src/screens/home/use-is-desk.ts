import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia?.('(min-width: 1024px)');
const subscribe = (listener: () => void) => {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};

/** Whether the page has two columns; follows the window, for example when a tablet is rotated. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
