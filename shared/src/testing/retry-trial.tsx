import { act, screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { useSyncExternalStore, type ComponentType } from 'react';
import type { RemoteDefinition } from '../bridge';
import { useQueryClient } from '@vez/shared/query';
import { calls, type CallName } from '../contracts';
import { fakeCall, systemFailure } from './fake-call';
import { renderRoute } from './render-route';

/** Faults of the first answer. */
const FAULTS = ['fails', 'hangs', 'makes the screen throw'] as const;
type Fault = (typeof FAULTS)[number];

interface Remote {
  network: SetupServer;
  definition: RemoteDefinition;
  /** A backend without faults. */
  answers: () => HttpHandler[];
  around?: Parameters<typeof renderRoute>[2];
  /** The time of the tests; the real time by default. */
  now?: Date;
}
type User = Awaited<ReturnType<typeof renderRoute>>['user'];
interface ScreenToRetry {
  address: string;
  /** The call that fails. */
  call: CallName;
  /** A text on the screen after the answer has arrived. */
  words: string | RegExp;
  /** Presses what triggers the call, for a part that is not shown with its screen. */
  reach?: (user: User) => Promise<void>;
  /** The name of the retry; a failed line or figure has a refresh. */
  button?: 'Refresh';
  around?: Parameters<typeof renderRoute>[2];
}

/** The definition with screens that throw after an answer while `isBroken` returns true. */
function fragile(definition: RemoteDefinition, isBroken: () => boolean): RemoteDefinition {
  const breaking = (Screen: ComponentType) =>
    function Fragile() {
      const cache = useQueryClient().getQueryCache();
      const hasAnswer = () => cache.getAll().some(({ state }) => state.data !== undefined);
      const answered = useSyncExternalStore((changed) => cache.subscribe(changed), hasAnswer);
      if (answered && isBroken()) throw new Error('a bug');
      return <Screen />;
    };
  const routes = definition.routes.map((route) => ({ ...route, screen: breaking(route.screen) }));
  return { ...definition, routes };
}

/** Counts how often a call is made from now on. */
function countCalls(network: SetupServer, call: CallName) {
  const path = new RegExp(`/${calls[call].path.replace(/:\w+/g, '[^/]+')}$`);
  let count = 0;
  network.events.on('request:start', ({ request }) => {
    if (path.test(new URL(request.url).pathname)) count += 1;
  });
  return () => count;
}

/** A hanging read offers its retry after 8 s, or ends after 15 s. */
async function waitForRetry(name: string) {
  for (let second = 0; second < 20 && !screen.queryByRole('button', { name }); second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
  return screen.getByRole('button', { name });
}

/** Presses the retry of a screen after the fault is fixed, and counts the resulting requests. */
async function requestsOfRetry(
  remote: Remote,
  { address, call, words, ...rest }: ScreenToRetry,
  fault: Fault,
) {
  const { network, definition, answers } = remote;
  let isBroken = true;
  network.use(...answers());
  if (fault === 'fails') network.use(fakeCall(call, () => systemFailure()));
  if (fault === 'hangs') network.use(fakeCall(call, () => new Promise<never>(() => undefined)));
  const count = countCalls(network, call);
  const throws = fault === 'makes the screen throw';
  // React logs caught errors.
  if (throws) jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderRoute(address, throws ? fragile(definition, () => isBroken) : definition, {
    ...(rest.around ?? remote.around),
    advanceTimers: jest.advanceTimersByTime,
  });
  await rest.reach?.(user);
  const retry = await waitForRetry(throws ? 'Try again' : (rest.button ?? 'Try again'));
  isBroken = false;
  network.use(...answers());
  const before = count();
  await user.click(retry);
  await screen.findAllByText(words);
  return count() - before;
}

/** Tests of every retry of a remote: pressed after each fault, it makes a request, and the screen recovers. */
export function testRetries(remote: Remote, screens: readonly ScreenToRetry[]) {
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'],
      ...(remote.now && { now: remote.now }),
    }),
  );
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    remote.network.events.removeAllListeners();
  });
  describe.each(screens)('the retry of $address after a first $call', (trial) => {
    // A part that is reached by pressing throws with its screen, which has its own test.
    it.each(trial.reach ? FAULTS.slice(0, 2) : FAULTS)(
      'that %s makes a request, and the screen recovers [SHL-18]',
      async (fault) => {
        expect(await requestsOfRetry(remote, trial, fault)).toBeGreaterThan(0);
      },
    );
  });
}
