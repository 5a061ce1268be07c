import { expect, test, type Page } from '@playwright/test';
import { problemsOf } from '../src/page-problems';
import { openPainted } from '../src/painted-page';
import { layoutShiftOf, watchLayoutShift } from '../src/layout-shift';

/** See record 72. `npm run bench:page` measures times. */
const BUDGET = { shift: 0.01 };
/** A page that is not painted also needs the code of calls before it is readable. */
const VISITS = [
  { page: 'painted', address: '/home?language=pt_pt', visit: openPainted, requests: 6, scriptKilobytes: 178 },
  {
    page: 'drawn by script',
    address: '/home?language=pt_pt&from=mail',
    visit: (page: Page, address: string) => page.goto(address),
    requests: 11,
    scriptKilobytes: 220,
  },
];

/** Uses the clock of the page, which differs from that of the protocol. */
const addressesBefore = (mark: string) => {
  const at = performance.getEntriesByName(mark)[0]!.startTime;
  const { name } = performance.getEntriesByType('navigation')[0]!;
  const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= at);
  return [name, ...files.map((file) => file.name)];
};

for (const { page: kind, address: home, visit, requests, scriptKilobytes } of VISITS)
  test(`${kind}, is usable after ${requests} requests and ${scriptKilobytes} KB of JavaScript [SHL-01]`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile !== true, 'a desk loads the same files');
    const said = problemsOf(page);
    const cdp = await page.context().newCDPSession(page);
    const address = new Map<string, string>();
    const bytes = new Map<string, number>();
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => address.set(requestId, request.url));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.set(address.get(requestId) ?? '', encodedDataLength);
    });
    await cdp.send('Network.enable');
    await watchLayoutShift(page);

    await visit(page, home);
    await page.waitForFunction(() => performance.getEntriesByName('vez:interactive').length > 0);
    await page.waitForLoadState('networkidle');

    // Data URLs in style sheets need no request.
    const before = (await page.evaluate(addressesBefore, 'vez:interactive')).filter(
      (asked) => !asked.startsWith('data:'),
    );
    const scripts = before.filter((asked) => new URL(asked).pathname.endsWith('.js'));
    const kilobytes = scripts.reduce((sum, asked) => sum + (bytes.get(asked) ?? 0), 0) / 1_024;
    expect(before.length).toBeLessThanOrEqual(requests);
    expect(scripts.length).toBeGreaterThan(0);
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes).toBeLessThanOrEqual(scriptKilobytes);
    const shift = await layoutShiftOf(page);
    expect(shift).toBeLessThanOrEqual(BUDGET.shift);
    expect(said).toEqual([]);
  });
