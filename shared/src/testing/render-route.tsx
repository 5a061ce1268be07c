import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createQueryClient, readAgainAfter, RemoteApp, type RemoteDefinition } from '../bridge';
import { createTestBridge, type TestBridge, type TestSurroundings } from './test-bridge';

/**
 * Opens an address of a remote as the shell would, with the bridge in memory. `user` types and taps
 * without waiting; hand in `advanceTimers` where the test uses fake timers.
 */
export async function renderRoute(
  address: string,
  definition: RemoteDefinition,
  around: TestSurroundings & { advanceTimers?: (ms: number) => void } = {},
): Promise<RenderResult & { bridge: TestBridge; user: UserEvent }> {
  window.history.replaceState({}, '', address);
  const bridge = createTestBridge(around);
  await Promise.all(
    [definition.texts, ...(definition.follow ?? [])].map((source) =>
      source.use(bridge.language.get(), bridge.deployment.get().terms),
    ),
  );
  const user = userEvent.setup({
    delay: null,
    ...(around.advanceTimers ? { advanceTimers: around.advanceTimers } : {}),
  });
  const queries = createQueryClient();
  readAgainAfter(definition.staleAfter, bridge.events, queries);
  const view = render(<RemoteApp bridge={bridge} definition={definition} queries={queries} />);
  return { ...view, bridge, user };
}
