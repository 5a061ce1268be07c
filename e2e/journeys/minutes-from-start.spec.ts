import { expect, test, type APIRequestContext } from '@playwright/test';

interface Queue {
  /** Whether the office gives numbers for this service. */
  status: boolean;
  pass: 'Y' | 'N';
  openCounter: number;
  waitRange?: object;
}

/** Reads the figures of each queue in the sitemap. */
async function queues(request: APIRequestContext): Promise<Record<string, Queue>> {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/queueOrBook\?service=(\d+)&amp;location=(\d+)/g)].map(
    ([, service, location]) => `${location}/${service}`,
  );
  const found: Record<string, Queue> = {};
  for (const address of new Set(addresses)) {
    const answer = await request.get(`/api/booking/counterInfo/${address}`);
    if (answer.ok()) found[address] = (await answer.json()) as Queue;
  }
  return found;
}

test('shows an estimated wait for each open queue of a new city [QUE-03]', async ({ request }, info) => {
  test.skip(info.project.name !== 'phone', 'a desk reads the same answers');
  // The weeks before are recorded at a low priority, and so late beside all other tests.
  test.setTimeout(900_000);
  await expect
    .poll(
      async () => {
        const open = Object.entries(await queues(request)).filter(
          ([, { status, pass, openCounter }]) => status && pass === 'Y' && openCounter > 0,
        );
        const silent = open.filter(([, { waitRange }]) => waitRange === undefined);
        return { some: open.length > 0, silent: silent.map(([address]) => address) };
      },
      // Each look reads every queue.
      { timeout: 840_000, intervals: [10_000] },
    )
    .toEqual({ some: true, silent: [] });
});
