import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Bridge, RemoteManifest } from '../contracts/client';
import { createQueryClient, readAgainAfter, RemoteApp, type RemoteDefinition } from '../bridge';
import { mayBy, limitedBridge } from '../rights';
import { createTestBridge, type TestBridge, type TestBridgeDeps } from './test-bridge';

/** Violations of rights by screens of this test file. */
const refused: string[] = [];
afterEach(() => {
  const said = refused.splice(0);
  if (said.length > 0) throw new Error(said.join('\n'));
});

/** Limits the bridge as the shell does, to the rights in the `remote.json` of the tested package. */
function bridgeWithRights(bridge: TestBridge): Bridge {
  const { remoteUnderTest: remote } = globalThis as { remoteUnderTest?: RemoteManifest };
  if (remote?.rights === undefined) return bridge;
  const { session, api, auth, events, navigate } = limitedBridge(
    bridge,
    remote.name,
    mayBy(remote.rights),
    (refusal) => void refused.push(refusal),
  );
  // The rest stays as it is, because a test may replace parts.
  return Object.assign(Object.create(bridge) as Bridge, { session, api, auth, events, navigate });
}

/**
 * Opens an address of a remote as the shell would, with the bridge in memory. `user` types and taps without delay. A
 * test fails if a screen exceeds the rights in `remote.json`. Pass `advanceTimers` if the test uses fake timers.
 */
export async function renderRoute(
  address: string,
  definition: RemoteDefinition,
  around: TestBridgeDeps & { advanceTimers?: (ms: number) => void } = {},
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
  const given = bridgeWithRights(bridge);
  readAgainAfter(definition.staleAfter, given.events, queries);
  const view = render(<RemoteApp bridge={given} definition={definition} queries={queries} />);
  return { ...view, bridge, user };
}
