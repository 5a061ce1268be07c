import type { Bridge, Readable } from '@vez/shared/contracts/client';

/** A copy of the bridge that nobody can change for others; `end` ends what its remote still listens to. */
export function bridgeOfRemote(shared: Bridge): { bridge: Bridge; end(): void } {
  const stops = new Set<() => void>();
  const remembered = (stop: () => void) => {
    const end = () => {
      stops.delete(end);
      stop();
    };
    stops.add(end);
    return end;
  };
  const readable = <Value, Store extends Readable<Value>>(store: Store & Readable<Value>): Store =>
    Object.freeze({
      ...store,
      subscribe: (listener: (value: Value) => void) => remembered(store.subscribe(listener)),
    });
  const { language, theme, session, mode, online, deployment, journey, events } = shared;
  const own: Bridge = {
    ...shared,
    ...(shared.fillSlot && { fillSlot: (...given) => remembered(shared.fillSlot!(...given)) }),
    language: readable(language),
    theme: readable(theme),
    session: readable(session),
    mode: readable(mode),
    online: readable(online),
    deployment: readable(deployment),
    journey: readable(journey),
    events: Object.freeze({
      ...events,
      on: ((name, listener) => remembered(events.on(name, listener))) as Bridge['events']['on'],
    }),
  };
  return { bridge: Object.freeze(own), end: () => [...stops].forEach((stop) => stop()) };
}
