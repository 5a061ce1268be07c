import { EVENTS, type EventName } from '@vez/shared/contracts/client';
import { factFaults } from '@vez/shared/contracts/event-facts';
import type { Shell } from '../layout/shell-context';
import { createStore, type Store } from '../store';
import { failedUnmount } from '../remotes/end-remote';

/** What happened in this page, the newest first. */
export interface RecordedEvent {
  /** Milliseconds since the page began. */
  at: number;
  name: EventName;
  fact: unknown;
}
export interface RecordedFailure {
  at: number;
  /** Undefined where nobody knows whose it is. */
  remote?: string | undefined;
  message: string;
}

export interface PageRecord {
  events: Store<readonly RecordedEvent[]>;
  failures: Store<readonly RecordedFailure[]>;
  /** Milliseconds from the wish to see a remote until it was shown, by its name. */
  shownAfter: Store<Readonly<Record<string, number>>>;
}

/** Older ones are dropped: a page may be open for days. */
const MOST = 200;
const REMOTE = /\b(mfe-[\w-]+)/;

const now = () => Math.round(performance.now());

/** Writes down what passes, from now until the page is left. */
export function createRecord({ bridge, states }: Pick<Shell, 'bridge' | 'states'>): PageRecord {
  const events = createStore<readonly RecordedEvent[]>([]);
  const failures = createStore<readonly RecordedFailure[]>([]);
  const shownAfter = createStore<Readonly<Record<string, number>>>({});
  const begun = new Map<string, number>();

  const fail = (message: string, remote = REMOTE.exec(message)?.[1]) =>
    failures.set([{ at: now(), remote, message }, ...failures.get()].slice(0, MOST));

  for (const name of Object.keys(EVENTS) as EventName[])
    bridge.events.on(name, (fact) => {
      events.set([{ at: now(), name, fact }, ...events.get()].slice(0, MOST));
      for (const fault of factFaults(name, fact)) fail(fault);
    });

  failedUnmount.subscribe((failed) => failed && fail(failed.message, failed.remote));

  let before = states.get();
  const look = () => {
    for (const [name, state] of Object.entries(states.get())) {
      if (state === before[name]) continue;
      if (state.step === 'loading') begun.set(name, now());
      if (state.step === 'failed') fail(state.error.message, name);
      const start = begun.get(name);
      if (state.step === 'shown' && start !== undefined)
        shownAfter.set({ ...shownAfter.get(), [name]: now() - start });
    }
    before = states.get();
  };
  states.subscribe(look);
  for (const [name, state] of Object.entries(before))
    if (state.step === 'failed') fail(state.error.message, name);

  const messageOf = (thrown: unknown) =>
    thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  window.addEventListener('error', ({ error, message }) => fail(error ? messageOf(error) : message));
  window.addEventListener('unhandledrejection', ({ reason }) => fail(messageOf(reason)));
  return { events, failures, shownAfter };
}
