import { setupServer } from 'msw/node';

/** One fake network for a test file; an unexpected call fails its test. */
export function fakeNetwork() {
  const network = setupServer();
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
}
