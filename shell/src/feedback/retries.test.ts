import { fakeNetwork, fakeWriter, TEST_API } from '@vez/shared/testing';
import { createBridge } from '../bridge';
import { DEFAULT_CONFIG } from '../boot-data/page-config';
import { ownRegistry } from '../testing/render-shell';

const network = fakeNetwork();
beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
});

it('shows how long a write waits for a busy server, and ends the wait when it is stopped', async () => {
  const favourites = fakeWriter('removeFavourite', () => ({ removed: true }));
  favourites.lost = () => Response.json({}, { status: 503, headers: { 'retry-after': '3600' } });
  network.use(...favourites.handlers);
  const { bridge, retries } = createBridge({ ...DEFAULT_CONFIG, apiBase: TEST_API }, ownRegistry());
  const waiting = new Promise<void>((resolve) => {
    retries.subscribe(() => resolve());
  });
  const written = bridge.api.removeFavourite({ id: '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11' });
  await waiting;
  const [retry] = retries.get();
  expect(retry!.at - Date.now()).toBeGreaterThan(20_000);
  expect(retry!.at - Date.now()).toBeLessThanOrEqual(30_000);
  retry!.cancel();
  // Without a login, the outcome could not be shown to anyone.
  await expect(written).rejects.toMatchObject({ kind: 'busy' });
  expect(retries.get()).toEqual([]);
  expect(favourites.sent).toHaveLength(1);
});
