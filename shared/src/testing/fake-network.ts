import { setupServer } from 'msw/node';
import { fakeCall, noConnection } from './fake-call';

/**
 * One fake network for a test file; an unexpected call fails its test. What became of a write is not told unless a
 * test says so.
 */
export function fakeNetwork() {
  const network = setupServer(fakeCall('settleWrite', () => noConnection()));
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
}
