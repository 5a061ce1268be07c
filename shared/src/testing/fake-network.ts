import { setupServer } from 'msw/node';
import { fakeCall, noConnection } from './fake-call';

/**
 * One fake network for a test file; an unexpected call fails its test. What became of a write, and the live states in
 * lists, are not told unless a test says so.
 */
export function fakeNetwork() {
  const network = setupServer(
    fakeCall('settleWrite', () => noConnection()),
    fakeCall('states', { points: [], services: [] }),
  );
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
}
