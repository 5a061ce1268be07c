import { retryImport } from '@vez/shared/chunks';
import type { Bridge } from '@vez/shared/contracts/client';
import type { PageConfig } from '../boot-data/page-config';
import type { SlotNeeds } from './fill-slot';

/** Lets the page's own requests go first. */
const REST_MS = 2_000;

// eslint-disable-next-line no-restricted-syntax -- asked for by `retryImport` below, once for all slots
const load = () => import(/* webpackChunkName: "slots" */ './fill-slot');

/** Fills the slots that this deployment configures; nothing is fetched for others. */
export const fillSlots =
  (config: Pick<PageConfig, 'slots'>, needs: () => SlotNeeds): NonNullable<Bridge['fillSlot']> =>
  (slot, element, place) => {
    const remotes = config.slots[slot];
    if (!remotes) return () => undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    setTimeout(() => {
      if (signal.aborted) return;
      // If the code cannot be loaded, the page works without the slot.
      retryImport(load).then(
        ({ fillSlot }) => fillSlot({ slot, element, place, remotes, signal }, needs()),
        () => undefined,
      );
    }, REST_MS);
    return () => leaving.abort();
  };
