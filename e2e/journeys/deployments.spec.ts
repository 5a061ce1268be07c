import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser } from '@playwright/test';
import { startVez } from '../../tools/scripts/lib/running-vez.mjs';
import { logInWithAccount } from '../src/account';
import { loadedBy, type Loaded } from '../src/loaded-files';
import { textsOf } from '../src/texts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const texts = textsOf('en_us');
const WEB_TITLE = texts.of('mfe-catalogue', 'home.title');
const VIDEO_TITLE = texts.of('mfe-catalogue', 'home.remoteCounterTitle');
/** The parts of a path that a page of the catalogue requests last: when it prefetches the next pages. */
const PREFETCHES = '/mfe-catalogue/lists.';
/** A service of the development city that offers both numbers and bookings at this place. */
const POINT = 'service=1&location=5';

test.describe.configure({ mode: 'serial' });

let folder: string;
let vez: Awaited<ReturnType<typeof startVez>>;
const onHost = (host: string, path: string) => {
  const address = new URL(path, vez.origin);
  address.hostname = host;
  address.searchParams.set('language', 'en_us');
  return address.href;
};

/** The example of the guide: a deployment with only a department's remotes. */
async function fileOfGuide() {
  const guide = await readFile(join(ROOT, 'docs', 'guides', 'deployments.md'), 'utf8');
  const [, json] = /```json\n([\s\S]*?)```/.exec(guide)!;
  expect(json!.trim().split('\n').length).toBeLessThanOrEqual(10);
  return JSON.parse(json!) as object;
}

test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk loads the same files');
  folder = await mkdtemp(join(tmpdir(), 'vez-deployments-'));
  const [site, deployments] = [join(folder, 'site'), join(folder, 'deployments')];
  await cp(join(ROOT, 'var', 'site'), site, { recursive: true });
  await cp(join(ROOT, 'deployments'), deployments, { recursive: true });
  const counter = JSON.parse(await readFile(join(deployments, 'remote-counter.json'), 'utf8')) as object;
  const onVideo = JSON.stringify({ ...counter, hosts: ['video.localhost'] });
  await writeFile(join(deployments, 'remote-counter.json'), onVideo);
  const own = { ...(await fileOfGuide()), hosts: ['tickets.localhost'] };
  await writeFile(join(deployments, 'own-tickets.json'), JSON.stringify(own));

  vez = await startVez({ VEZ_SITE: site, VEZ_DEPLOYMENT: join(deployments, 'web.json') }, { quiet: true });
});
test.afterAll(async () => {
  await vez?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function firstView(browser: Browser, address: string, title: string): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  // The parameter prevents painting, so that both pages load their own answers.
  const loaded = await loadedBy(page, `${address}&from=mail`, ['/releases/', PREFETCHES]);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await context.close();
  return loaded;
}

function expectLess(counter: Loaded, web: Loaded) {
  expect(counter.files.length).toBeLessThan(web.files.length);
  expect(counter.bytes).toBeLessThan(web.bytes);
  expect(counter.files.filter((path) => path.includes('mfe-booking'))).toEqual([]);
}

test('loads less at the remote counter than at the web counter, by path [NAV-24] [NAV-26]', async ({
  browser,
  baseURL,
}) => {
  const web = await firstView(browser, `${baseURL}/home?language=en_us`, WEB_TITLE);
  for (const path of ['/remoteCounterHome', '/REMOTECOUNTER']) {
    expectLess(await firstView(browser, `${baseURL}${path}?language=en_us`, VIDEO_TITLE), web);
  }
});

test('loads less at the remote counter than at the web counter, by host [NAV-24] [NAV-26]', async ({
  browser,
}) => {
  const web = await firstView(browser, onHost('localhost', '/'), WEB_TITLE);
  for (const path of ['/', '/home', '/remoteCounterHome']) {
    expectLess(await firstView(browser, onHost('video.localhost', path), VIDEO_TITLE), web);
  }
});

test('has no button and no code of a remote that its deployment leaves out', async ({ browser }) => {
  const atFork = async (host: string, prefetched: string[]) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { files } = await loadedBy(page, onHost(host, `/queueOrBook?${POINT}`), prefetched);
    const name = texts.of('mfe-catalogue', 'choice.ticketButton');
    await expect(page.getByRole('link', { name })).toBeVisible();
    const book = page.getByRole('link', { name: texts.of('mfe-catalogue', 'choice.bookButton') });
    const found = {
      buttons: await book.count(),
      ofBooking: files.some((path) => path.includes('mfe-booking')),
      named: (await page.content()).includes('mfe-booking'),
    };
    await context.close();
    return found;
  };
  expect(await atFork('localhost', ['/mfe-queue/', '/mfe-booking/'])).toEqual({
    buttons: 1,
    ofBooking: true,
    named: true,
  });
  expect(await atFork('video.localhost', ['/mfe-queue/'])).toEqual({
    buttons: 0,
    ofBooking: false,
    named: false,
  });
});

test('leads to the deployment with the screen, else to the not-found view', async ({ page }) => {
  await page.goto(onHost('video.localhost', `/reserve?${POINT}`));
  await expect(page).toHaveURL(new RegExp(`^${vez.origin}/reserve\\?${POINT}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(onHost('video.localhost', '/nowhere'));
  await expect(page).toHaveURL(/video\.localhost/);
  await expect(page.getByRole('heading', { name: texts.of('shell', 'notFound.title') })).toBeVisible();

  await page.goto(onHost('localhost', '/home'));
  await page.getByRole('link', { name: texts.of('mfe-catalogue', 'home.remoteCounter') }).click();
  await expect(page).toHaveURL(/^http:\/\/video\.localhost:\d+\/remoteCounterHome/);
  await expect(page.getByRole('heading', { level: 1, name: VIDEO_TITLE })).toBeVisible();
});

test('leads from the host of the remote counter to the web counter [NAV-24] [NAV-27]', async ({ page }) => {
  const bar = page.getByRole('region', { name: texts.of('shell', 'mode.name'), exact: true });
  await page.goto(onHost('video.localhost', '/search?q=passport'));
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: texts.of('mfe-catalogue', 'everything.search') }).click();
  await expect(page).toHaveURL(new RegExp(`^${vez.origin}/search\\?q=passport`));
  const services = page.getByRole('region', { name: texts.of('mfe-catalogue', 'search.services') });
  await expect(services.getByRole('link').first()).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.goto(onHost('video.localhost', '/department'));
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(`${vez.origin}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('returns from an account login to the host of the remote counter [ACC-13]', async ({ page }) => {
  await page.goto(onHost('video.localhost', '/login?returnTo=%2FmyBooking'));
  await logInWithAccount(page, texts, 'personal', 'maria');
  await expect(page).toHaveURL(/^http:\/\/video\.localhost:\d+\/myBooking/);
});

test('serves only a department’s remotes from the ten-line file of the guide', async ({ page }) => {
  const { files } = await loadedBy(page, onHost('tickets.localhost', '/'));
  await expect(page).toHaveURL(/tickets\.localhost:\d+\/myBooking/);
  await expect(page.getByRole('heading', { name: texts.of('mfe-tickets', 'mine.title') })).toBeVisible();
  expect(files.filter((path) => /mfe-(booking|catalogue|queue)/.test(path))).toEqual([]);
  // The deployment has its own home. The catalogue stays at the city's deployment.
  await page.goto(onHost('tickets.localhost', '/PrivacyClausePage'));
  await page.getByRole('button', { name: texts.ui('home') }).click();
  await expect(page).toHaveURL(/tickets\.localhost:\d+\/myBooking/);
  await page.goto(onHost('tickets.localhost', '/department'));
  await expect(page).toHaveURL(new RegExp(`^${vez.origin}/department`));
});

test('leads to the deployment that has the page of an entry address, if any [NAV-35]', async ({ page }) => {
  await page.goto(onHost('tickets.localhost', '/home?serviceCode=DSI-BIR-R'));
  await expect(page).toHaveURL(new RegExp(`^${vez.origin}/serOrLocationWithoutTabs\\?service=`));

  await page.route(/tickets\.localhost/, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    // Only browsers resolve `*.localhost` reliably.
    const response = await route.fetch({
      url: request.url().replace('tickets.', ''),
      headers: { ...request.headers(), host: new URL(request.url()).host },
    });
    const text = await response.text();
    return route.fulfill({ response, body: text.replace(/"elsewhere":\{[^}]*\}/, '"elsewhere":{}') });
  });
  await page.goto(onHost('tickets.localhost', '/home?serviceCode=DSI-BIR-R'));
  await expect(page).toHaveURL(/tickets\.localhost:\d+\/myBooking/);
});
