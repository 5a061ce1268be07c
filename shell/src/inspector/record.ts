import { EVENTS, type EventName } from '@vez/shared/contracts/client';
import { factFaults } from '@vez/shared/contracts/event-facts';
import type { Shell } from '../layout/shell-context';
import { failedUnmount } from '../remotes/end-remote';
import { createStore, type Store } from '../store';

export interface RecordedFailure {
  /** Milliseconds since the page began. */
  at: number;
  /** Undefined if the failure names no remote. */
  remote?: string | undefined;
  message: string;
}

/** Older ones are dropped: a page may be open for days. */
const MOST = 200;
const REMOTE = /\b(mfe-[\w-]+)/;

const messageOf = (thrown: unknown) =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);

/** Records the failures of this page, newest first, until the page is left. */
export function recordFailures({
  bridge,
  states,
}: Pick<Shell, 'bridge' | 'states'>): Store<readonly RecordedFailure[]> {
  const failures = createStore<readonly RecordedFailure[]>([]);
  const fail = (message: string, remote = REMOTE.exec(message)?.[1]) =>
    failures.set([{ at: Math.round(performance.now()), remote, message }, ...failures.get()].slice(0, MOST));

  for (const name of Object.keys(EVENTS) as EventName[])
    bridge.events.on(name, (fact) => factFaults(name, fact).forEach((fault) => fail(fault)));
  failedUnmount.subscribe((failed) => failed && fail(failed.message, failed.remote));

  let before: ReturnType<typeof states.get> = {};
  const recordFailedRemotes = () => {
    for (const [name, state] of Object.entries(states.get()))
      if (state !== before[name] && state.step === 'failed') fail(state.error.message, name);
    before = states.get();
  };
  states.subscribe(recordFailedRemotes);
  recordFailedRemotes();

  window.addEventListener('error', ({ error, message }) => fail(error ? messageOf(error) : message));
  window.addEventListener('unhandledrejection', ({ reason }) => fail(messageOf(reason)));
  return failures;
}
