import { rm } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { withdraw } from '../../tools/scripts/remote/orders.mjs';
import { expectAccessible } from '../src/accessible';
import { layoutShiftOf, watchLayoutShift } from '../src/layout-shift';
import { startWithSamples, type SampleRemote } from '../src/sample-remotes';

const SLOTS = ['homeTile', 'departmentPage', 'servicePage', 'menu', 'settings'];
const PAGES: Record<string, string> = {
  homeTile: '/home',
  departmentPage: '/serOrLocationWithTabs?department=1',
  servicePage: '/queueOrBook?service=1&location=5',
  settings: '/app',
};

const remote = (name: string, mount: string, more = ''): SampleRemote => ({
  name,
  slots: SLOTS,
  exports: `{ slots: Object.fromEntries(${JSON.stringify(SLOTS)}.map((slot) => [slot, async () => {
    const parcel = { mount: ${mount}, unmount: async ({ domElement }) => domElement.replaceChildren() };
    ${more}
    return parcel;
  }])) }`,
});
const shows = (words: string) => `async ({ domElement, place, bridge }) => {
  const line = document.createElement('p');
  line.textContent = ${words};
  domElement.append(line);
}`;

/** A remote that shows the data it receives. */
const parking = remote(
  'mfe-parking',
  shows('`Parking ${slot} ${JSON.stringify(place)} ${bridge.language.get()}`'),
);
const BAD = [
  remote('mfe-dead', shows(`'dead'`)),
  remote('mfe-withdrawn', shows(`'withdrawn'`)),
  remote('mfe-hanging', 'async () => new Promise(() => {})'),
  remote('mfe-slow', shows(`'slow'`), 'await new Promise(() => {});'),
  remote('mfe-throwing', `async () => { throw new Error('mount'); }`),
];
const bad = BAD.map(({ name }) => name);

let vez: Awaited<ReturnType<typeof startWithSamples>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk has the same slots');
  vez = await startWithSamples([parking, ...BAD], {
    slots: {
      ...Object.fromEntries(SLOTS.map((slot) => [slot, [...bad, 'mfe-parking']])),
      departmentPage: ['mfe-parking'],
    },
  });
  for (const form of ['', '.br', '.gz']) await rm(`${vez.files['mfe-dead']}${form}`);
  await withdraw({
    ...{ site: vez.site, keys: vez.keys, author: { by: 'journey', commit: 'none' } },
    ...{ remote: 'mfe-withdrawn', version: 1, names: null, say: () => undefined },
  });
});
test.afterAll(async () => vez?.stop());

const open = (page: Page, path: string) =>
  page.goto(`${vez.origin}${path}${path.includes('?') ? '&' : '?'}language=en_us`);
/** The height of each remote that shows nothing. */
const rooms = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [hidden]:empty')].map(
      (stage) => stage.getBoundingClientRect().height,
    ),
  );

/** Records the reports of failing releases to the server. */
function healthToldBy(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/releases/health')) return;
    const { remote: name, kind } = request.postDataJSON() as { remote: string; kind: string };
    told.push(`${name} ${kind}`);
  });
  return told;
}

for (const [slot, path] of Object.entries(PAGES)) {
  test(`shows a remote in ${slot}, and no trace of failing ones`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    const told = healthToldBy(page);
    await watchLayoutShift(page);
    await open(page, path);
    const tile = page.getByText(`Parking ${slot}`);
    // The slot is below the first screen and loads when it scrolls into view.
    await expect(async () => {
      await page.mouse.wheel(0, 4_000);
      await expect(tile).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(tile).toContainText('en_us');
    for (const name of ['dead', 'withdrawn', 'slow', 'throwing', 'hanging'])
      await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    expect((await rooms(page)).every((height) => height === 0)).toBe(true);
    expect(broken).toEqual([]);
    // Failures are reported as for the remote of a page.
    if (path !== PAGES.departmentPage)
      await expect.poll(() => told).toEqual(expect.arrayContaining(['mfe-dead load', 'mfe-throwing throw']));
    if (slot === 'servicePage') await expect(tile).toContainText('{"serviceId":1,"locationId":5}');
    if (slot === 'departmentPage') await expect(tile).toContainText('{"departmentId":1}');
    await expectAccessible(page);
  });
}

test('fills the desktop menu without moving its existing entries', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await watchLayoutShift(page);
  await open(page, '/AboutPage');
  await expect(page.getByRole('navigation').getByText('Parking menu')).toBeVisible({ timeout: 40_000 });
  expect(await layoutShiftOf(page)).toBeLessThan(0.05);
  await page.close();
});

test('loads nothing extra in a deployment without slots', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/remoteCounterHome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // This file loads later than slots would.
  await expect.poll(() => asked.some((url) => /\/assets\/shell\/deferred\./.test(url))).toBe(true);
  expect(asked.filter((url) => /\/slots\.|mfe-(parking|dead|hanging)/.test(url))).toEqual([]);
});
