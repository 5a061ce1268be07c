import { setupServer } from 'msw/node';
import { fakeCall, noConnection } from './fake-call';

/**
 * The fake network of a test file; an unexpected call fails its test. Outcomes of writes and live states in lists are
 * unavailable unless a test provides them.
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
