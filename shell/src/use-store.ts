import { useSyncExternalStore } from 'react';
import type { Readable } from '@vez/shared/contracts/client';

/** The value of a store; during hydration, the value that the page was painted with. */
export const useStoreOnceShown = <Value>(store: Readable<Value>, painted: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => painted);

/** The value of a store, kept up to date. */
export const useStore = <Value>(store: Readable<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
