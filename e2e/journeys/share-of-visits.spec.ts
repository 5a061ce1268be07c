import { expect, test, type Browser, type Page } from '@playwright/test';
import { startWithSamples, type SampleRemote } from '../src/sample-remotes';

const NAME = 'mfe-share';
/** A release that shows its own name. */
const release = (words: string, mount = ''): SampleRemote => ({
  ...{ name: NAME, routes: ['/share'] },
  exports: `{
    bootstrap: async () => {},
    unmount: async ({ domElement }) => domElement.replaceChildren(),
    mount: async ({ domElement }) => {
      ${mount}
      const heading = document.createElement('h1');
      heading.textContent = '${words}';
      domElement.append(heading);
    },
  }`,
});
/** A release goes to half of the visits for this long, then to all. It is published halfway through. */
const MINUTES = 1;
const AGO_MS = 30_000;

let vez: Awaited<ReturnType<typeof startWithSamples>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk has the same releases');
  vez = await startWithSamples([release('first')], { rollout: [{ percent: 50, minutes: MINUTES }] });
});
test.afterAll(async () => vez?.stop());

/** Reads the newest release from the list. */
async function told(page: Page) {
  const answer = await page.request.get(`${vez.origin}/releases/web.json?of=${NAME}`);
  const { releases } = (await answer.json()) as {
    releases: {
      order: { sequence: number; entry: { entry: { url: string; integrity: string } } };
      share?: number;
      isStopped?: true;
      report?: string;
    }[];
  };
  return releases[0]!;
}
const newest = (page: Page, url: string) =>
  expect(async () => expect((await told(page)).order.entry.entry.url).toBe(url)).toPass();
const urlOf = (file: string) => file.slice(file.indexOf('/assets/'));

/**
 * Opens a page in a separate network, with a number drawn in the first or the second half. The first is also in the
 * smallest share to which a failing release is held back.
 */
async function browserOf(browser: Browser, page: Page, network: number, half: 'first' | 'second') {
  const { sequence } = (await told(page)).order;
  const drawn = (100 - (sequence % 100) + (half === 'first' ? 5 : 60)) % 100;
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.${network}.9` },
  });
  await context.addInitScript((number) => {
    if (localStorage.getItem('vez.share') === null) localStorage.setItem('vez.share', String(number));
  }, drawn);
  return context.newPage();
}
const sees = async (page: Page, words: string | RegExp) => {
  await page.goto(`${vez.origin}/share?language=en_us`);
  await expect(page.getByRole('heading', { name: words })).toBeVisible({ timeout: 20_000 });
};

/** Reports successful visits to the newest release from 20 networks. */
async function prove(page: Page) {
  const { order, report: token } = await told(page);
  const data = { remote: NAME, build: order.entry.entry.integrity, kind: 'shown', token };
  for (let network = 1; network <= 20; network += 1) {
    const headers = { 'x-forwarded-for': `203.0.${network}.9` };
    const answer = await page.request.post(`${vez.origin}/api/releases/health`, { data, headers });
    expect(answer.status()).toBe(200);
  }
}

test('shows a new release to a fixed share of browsers first, then to all [SHL-19]', async ({
  browser,
  page,
}) => {
  await newest(page, urlOf(await vez.publish(release('second'), AGO_MS)));
  const [few, others] = [
    await browserOf(browser, page, 1, 'first'),
    await browserOf(browser, page, 2, 'second'),
  ];
  expect((await told(page)).share).toBe(50);
  for (let visit = 0; visit < 2; visit += 1) {
    await sees(few, 'second');
    await sees(others, 'first');
  }
  // Each browser draws its own number.
  await sees(page, /first|second/);
  const drawn = () => page.evaluate(() => localStorage.getItem('vez.share'));
  const first = await drawn();
  expect(Number(first)).toBeGreaterThanOrEqual(0);
  await page.reload();
  expect(await drawn()).toBe(first);

  // The share grows automatically, and browsers in it keep the release.
  await expect(async () => expect((await told(page)).share).toBeUndefined()).toPass({
    timeout: MINUTES * 60_000 + 10_000,
  });
  await sees(others, 'second');
  await sees(few, 'second');
  for (const each of [few, others]) await each.context().close();
  // The next releases fail, and this one replaces them.
  await prove(page);
});

test('stops a release that fails for its share, also after its rollout ends [SHL-18]', async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  await newest(page, urlOf(await vez.publish(release('third', `throw new Error('third');`), AGO_MS)));
  let network = 100;
  async function failNext() {
    network += 1;
    const one = await browserOf(browser, page, network, 'first');
    const heard = one.waitForResponse(
      (answer) => answer.url().endsWith('/releases/health') && answer.request().postData()!.includes('throw'),
      { timeout: 20_000 },
    );
    // The page falls back to the previous release.
    await sees(one, 'second');
    expect((await heard).status()).toBe(200);
    await one.context().close();
  }
  // Too few failures for a stop, however long they take.
  for (let visit = 0; visit < 6; visit += 1) await failNext();
  await expect.poll(async () => (await told(page)).share).toBeLessThan(50);
  await expect(async () => {
    const { isStopped } = await told(page);
    if (!isStopped) await failNext();
    expect(isStopped).toBe(true);
  }).toPass({ timeout: 150_000 });
  const { sequence } = (await told(page)).order;
  await expect
    .poll(() => Date.now(), { timeout: 90_000 })
    .toBeGreaterThan(sequence + MINUTES * 60_000 + 3_000);
  for (const half of ['first', 'second'] as const) {
    const one = await browserOf(browser, page, 20, half);
    const asked: string[] = [];
    one.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await sees(one, 'second');
    expect(asked).not.toContain((await told(page)).order.entry.entry.url);
    await one.context().close();
  }
});

test('shows the last good release instead of each further bad one, within 5 s [SHL-18]', async ({
  browser,
  page,
}) => {
  for (const [at, words] of ['fourth', 'fifth'].entries()) {
    const bad = release(words, `throw new Error('${words}');`);
    await newest(page, urlOf(await vez.publish(bad, AGO_MS)));
    const one = await browserOf(browser, page, 30 + at, 'first');
    const failure = one.waitForRequest(
      (request) => request.url().endsWith('/releases/health') && request.postData()!.includes('throw'),
    );
    await one.goto(`${vez.origin}/share?language=en_us`);
    await failure;
    await expect(one.getByRole('heading', { name: 'second' })).toBeVisible({ timeout: 5_000 });
    await one.context().close();
  }
});

test('shows the last good release after one that froze the page, and reports it [SHL-18]', async ({
  browser,
  page,
}) => {
  const freezing = release('frozen', 'for (;;);');
  await newest(page, urlOf(await vez.publish(freezing, AGO_MS)));
  const one = await browserOf(browser, page, 40, 'first');
  const context = one.context();
  await one.goto(`${vez.origin}/share?language=en_us`, { waitUntil: 'commit' });
  const answers = () =>
    Promise.race([
      one.evaluate(() => true).catch(() => true),
      new Promise((resolve) => setTimeout(resolve, 1_000, false)),
    ]);
  await expect.poll(answers, { timeout: 60_000 }).toBe(false);
  await one.close();

  // A new tab, once a page that still begins would have ended.
  await context.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 20_000;
  });
  const next = await context.newPage();
  const report = next.waitForRequest((request) => request.url().endsWith('/releases/health'));
  await sees(next, 'second');
  expect((await report).postDataJSON()).toMatchObject({
    kind: 'hang',
    cohort: { browser: 'chromium', session: 'anonymous', screen: 'narrow', view: 'first' },
  });
  await context.close();
});
