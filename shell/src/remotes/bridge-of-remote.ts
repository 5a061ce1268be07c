import type { Bridge, Readable, RegistryEntry } from '@vez/shared/contracts/client';
import { limitedBridge } from '@vez/shared/rights';
import { pageConfig } from '../boot-data/page-data';
import { rightsOf } from './rights';

/**
 * A copy of the bridge with the rights of a remote, so that a remote cannot change the bridge for others. `end` ends
 * its remaining subscriptions.
 */
export function bridgeOfRemote(
  page: Bridge,
  entry: Pick<RegistryEntry, 'name' | 'rights' | 'contract'>,
): { bridge: Bridge; end(): void } {
  const shared = limitedBridge(page, entry.name, rightsOf(entry, pageConfig.limits[entry.name]));
  const stops = new Set<() => void>();
  const remembered = (stop: () => void) => {
    const end = () => {
      stops.delete(end);
      stop();
    };
    stops.add(end);
    return end;
  };
  const isStore = (part: unknown): part is Readable<unknown> =>
    typeof (part as Partial<Readable<unknown>>).subscribe === 'function';
  const own = (part: unknown) =>
    isStore(part)
      ? Object.freeze({
          ...part,
          subscribe: (listener: () => void) => remembered(part.subscribe(listener)),
        })
      : part;
  const { events, fillSlot } = shared;
  const bridge = {
    ...Object.fromEntries(Object.entries(shared).map(([name, part]) => [name, own(part)])),
    ...(fillSlot && { fillSlot: (...given) => remembered(fillSlot(...given)) }),
    events: Object.freeze({
      ...events,
      on: ((name, listener) => remembered(events.on(name, listener))) as Bridge['events']['on'],
    }),
  } as Bridge;
  return { bridge: Object.freeze(bridge), end: () => [...stops].forEach((stop) => stop()) };
}
