import { expect, test } from '@playwright/test';
import { problemsOf } from '../src/page-problems';
import { layoutShiftOf, watchLayoutShift } from '../src/layout-shift';

/** What a citizen's data volume pays, decision record 0007; times are measured by `npm run bench:page`. */
const BUDGET = { requests: 6, scriptKilobytes: 189, shift: 0.01 };

interface Sent {
  isScript: boolean;
  at: number;
  bytes: number;
}

test('is usable after at most six requests and 189 KB of JavaScript, without shifts [SHL-01]', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile !== true, 'a desk loads the same files');
  const said = problemsOf(page);
  const sent = new Map<string, Sent>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    // Drawings inside a style sheet ask nothing of the network.
    if (request.url.startsWith('data:')) return;
    const isScript = new URL(request.url).pathname.endsWith('.js');
    sent.set(requestId, { isScript, at: timestamp * 1_000, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  await watchLayoutShift(page);

  await page.goto('/home?language=pt_pt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const interactive = await page.evaluate(
    () => performance.getEntriesByName('vez:interactive')[0]?.startTime ?? Number.NaN,
  );
  const began = Math.min(...[...sent.values()].map(({ at }) => at));
  const before = [...sent.values()].filter(({ at }) => at - began <= interactive);
  const scripts = before.filter(({ isScript }) => isScript);
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
  expect(before.length).toBeLessThanOrEqual(BUDGET.requests);
  expect(scripts.length).toBeGreaterThan(0);
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes).toBeLessThanOrEqual(BUDGET.scriptKilobytes);
  const shift = await layoutShiftOf(page);
  expect(shift).toBeLessThanOrEqual(BUDGET.shift);
  expect(said).toEqual([]);
});
