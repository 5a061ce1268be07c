import {
  EVENT_CHANNEL,
  EVENTS,
  type EventMap,
  type EventName,
  type Events,
} from '@vez/shared/contracts/client';
import { callSafely } from '../call-safely';

type Listener = (fact: never) => void;
interface Message {
  name: EventName;
  fact: EventMap[EventName];
}

/** Drops unknown events: another tab may run an older or newer release. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { name, fact } = data as Partial<Message>;
  return typeof name === 'string' && Object.hasOwn(EVENTS, name) && typeof fact === 'object' && fact !== null;
}

/**
 * The typed event bus. Late listeners receive the last event that has `replay`; events with `acrossTabs` also
 * reach the other tabs of this browser. A listener that throws does not stop the others.
 */
export function createEvents(): Events {
  const listeners = new Map<EventName, Set<Listener>>();
  const last = new Map<EventName, unknown>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(EVENT_CHANNEL);

  const deliver = ({ name, fact }: Message) => {
    if (EVENTS[name].replay === 'last') last.set(name, fact);
    for (const listener of [...(listeners.get(name) ?? [])]) callSafely(() => listener(fact as never));
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data) && EVENTS[data.name].acrossTabs) deliver(data);
  });

  return {
    publish(name, fact) {
      // Other tabs first: a log-out must reach them even if a listener in this tab hangs.
      if (EVENTS[name].acrossTabs) channel?.postMessage({ name, fact });
      deliver({ name, fact });
    },
    on(name, listener) {
      const all = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, all);
      all.add(listener as Listener);
      if (EVENTS[name].replay === 'last' && last.has(name)) {
        callSafely(() => listener(last.get(name) as never));
      }
      return () => void all.delete(listener as Listener);
    },
  };
}
