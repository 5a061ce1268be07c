import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, request, test, type Browser, type Page } from '@playwright/test';
import { makeTeamKeys, teamKeys } from '../../tools/scripts/lib/keys.mjs';
import { startVez } from '../../tools/scripts/lib/running-vez.mjs';
import { publishBuilt } from '../../tools/scripts/remote/orders.mjs';
import { statusOf } from '../../tools/scripts/remote/report.mjs';
import { serverSite } from '../../tools/scripts/remote/server-site.mjs';
import { withoutRepeats } from '../src/by-night';
import { counterSystemOf } from '../src/counter-system';
import { textsOf } from '../src/texts';

const VAR = fileURLToPath(new URL('../../var', import.meta.url));
const FORM = '/offerNum?service=1&location=5&language=en_us';
const REMOTE = 'mfe-queue';
const NEW_ENTRY = `/assets/${REMOTE}/entry.published.js`;

interface Entry {
  owner: string;
  entry: { url: string; integrity: string };
}
interface LoggedOrder {
  order: { remote: string; entry: Entry };
  details: { files: { url: string; integrity: string }[] };
}

test.describe.configure({ mode: 'serial' });

let folder: string;
let vez: Awaited<ReturnType<typeof startVez>>;
let published: Entry;

test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a desk has the same files');
  folder = await mkdtemp(join(tmpdir(), 'vez-publish-'));
  await cp(join(VAR, 'site'), join(folder, 'site'), { recursive: true });
  vez = await startVez({ VEZ_SITE: join(folder, 'site') }, { quiet: true });
  const api = await request.newContext({ baseURL: vez.origin });
  await counterSystemOf(api).open({ serviceId: 1, locationId: 5 }, '9');
  await api.dispose();
});
test.afterAll(async () => {
  await vez?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** The arguments of a team's order, with the keys of a folder. */
async function givenWith(keysFolder: string) {
  const team = published.owner;
  const own = await teamKeys(join(VAR, 'keys'), team);
  const keys = await teamKeys(keysFolder, team);
  const site = serverSite(vez.origin, { team, keys: own });
  return { site, keys, author: { by: 'journey', commit: 'none' }, deployments: null, say: () => undefined };
}

/**
 * Builds the published remote under a new file name that the site does not have yet.
 * @param change edits the code
 */
async function newBuild(url = NEW_ENTRY, change = (code: string) => code) {
  const { log } = JSON.parse(await readFile(join(folder, 'site', 'releases.json'), 'utf8')) as {
    log: LoggedOrder[];
  };
  const { order, details } = log.filter((one) => one.order.remote === REMOTE).at(-1)!;
  published = order.entry;
  const code = change(await readFile(join(folder, 'site', published.entry.url), 'utf8'));
  const builtIn = join(folder, 'built');
  await mkdir(join(builtIn, 'assets', REMOTE), { recursive: true });
  await writeFile(join(builtIn, url), code);
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const entry = { ...published, entry: { url, integrity } };
  return { entry, files: [...details.files, entry.entry], builtIn };
}

async function entryOf(page: Page): Promise<string> {
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${vez.origin}${FORM}`);
  await expect(page.locator('#phone')).toBeVisible();
  return asked.filter((path) => path.startsWith(`/assets/${REMOTE}/entry.`)).at(-1)!;
}

test('loads a release that a team publishes, and no older one after that', async ({ page }) => {
  const build = await newBuild();
  const old = await (await page.request.get(`${vez.origin}${FORM}`)).text();
  await publishBuilt({ ...(await givenWith(join(VAR, 'keys'))), ...build });
  await expect(async () => expect(await entryOf(page)).toBe(NEW_ENTRY)).toPass();

  // An attacker in transit serves the old page.
  await page.route(/\/offerNum/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.fulfill({ response: await route.fetch(), body: old });
  });
  expect(await entryOf(page)).toBe(NEW_ENTRY);
});

test('refuses a release that is signed with a new key, and shows the previous one', async ({ page }) => {
  const clone = join(folder, 'clone');
  await makeTeamKeys(clone, published.owner);
  const build = await newBuild();
  const refused = publishBuilt({ ...(await givenWith(clone)), ...build });
  await expect(refused).rejects.toThrow('It is not signed by the key of the team');
  expect(await entryOf(page)).toBe(NEW_ENTRY);
});

/** Navigates like a link of the app, without a page load. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => window.history.pushState(null, '', to), path);
/** The releases that ran on the page. */
const ran = (page: Page) => page.evaluate(() => (window as { vezRan?: string[] }).vezRan ?? []);
const leaving = (name: string) => (code: string) => `${code};(window.vezRan ??= []).push('${name}');`;
const alerts = (page: Page) => page.locator('dialog, [role=dialog], [role=alertdialog]');

test('switches to a new release on the next visit, without notice or reload [SHL-19]', async ({
  page,
  context,
}) => {
  const writing = await context.newPage();
  for (const one of [page, writing]) {
    await one.goto(`${vez.origin}${FORM}`);
    await expect(one.locator('#phone')).toBeVisible();
    await one.evaluate(() => Object.assign(window, { isSamePage: true }));
  }
  await writing.locator('#phone').fill('66123834');
  const build = await newBuild(`/assets/${REMOTE}/entry.quiet.js`, leaving('quiet'));
  await publishBuilt({ ...(await givenWith(join(VAR, 'keys'))), ...build });

  await expect(async () => {
    await goTo(page, '/home?language=en_us');
    await expect(page.locator('#phone')).toBeHidden();
    await goTo(page, FORM);
    await expect(page.locator('#phone')).toBeVisible();
    expect(await ran(page)).toEqual(['quiet']);
  }).toPass();
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
  await expect(alerts(page)).toHaveCount(0);

  // A form in progress stays on the release it started with.
  let asked = 0;
  writing.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/releases/web.json') asked += 1;
  });
  await expect(async () => {
    await goTo(writing, '/home?language=en_us');
    await goTo(writing, FORM);
    expect(asked).toBeGreaterThan(0);
  }).toPass();
  await goTo(writing, '/home?language=en_us');
  await expect(writing.locator('#phone')).toBeHidden();
  await goTo(writing, FORM);
  await expect(writing.locator('#phone')).toHaveValue(/6612\s?3834/);
  expect(await ran(writing)).toEqual([]);
});

const failed = (page: Page) => page.getByText(textsOf('en_us').of('shell', 'remote.failed'));

/** Replaces a lifecycle function of the remote. */
const doing = (lifecycle: string) => (code: string) =>
  `${code};mfeQueue={init:()=>{},get:async()=>()=>({bootstrap:async()=>{},mount:async()=>{},unmount:async()=>{},${lifecycle}})};`;
const FAULTS: [string, (code: string) => string][] = [
  ['throws when it is loaded', (code) => `throw new Error('load');${code}`],
  ['throws when it mounts', doing(`mount:async()=>{throw new Error('mount')}`)],
  ['hangs', doing('mount:()=>new Promise(()=>{})')],
  ['shows nothing', doing('mount:async()=>{}')],
  [
    'was built for another facade',
    (code) => code.replaceAll('requiredVersion:"^1.0.0"', 'requiredVersion:"^2.0.0"'),
  ],
];

let builds = 0;
async function publishNext(change?: (code: string) => string): Promise<string> {
  builds += 1;
  const url = `/assets/${REMOTE}/entry.heal${builds}.js`;
  await publishBuilt({ ...(await givenWith(join(VAR, 'keys'))), ...(await newBuild(url, change)) });
  return url;
}
/** Opens a page for a visitor in a separate network. */
async function visitorIn(browser: Browser, network: number) {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.${network}.7` },
  });
  return context.newPage();
}
/** Waits until pages refer to a build. */
const carried = (page: Page, url: string) =>
  expect(async () => {
    const html = await (await page.request.get(`${vez.origin}${FORM}`)).text();
    expect(html).toContain(url);
  }).toPass();

/** Each ends in the same fallback, after an error at once or after a time-out. */
const REPEATS = ['throws when it mounts', 'shows nothing'];
for (const [at, [fault, change]] of withoutRepeats(FAULTS, ([name]) => REPEATS.includes(name)).entries()) {
  test(`silently shows the previous release in place of one that ${fault}`, async ({ browser }) => {
    const page = await visitorIn(browser, 100 + at);
    await carried(page, await publishNext(leaving('good')));
    await carried(page, await publishNext(change));
    await page.addInitScript(
      (title) => {
        const look = () => {
          const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
          if (headings.includes(title)) Object.assign(window, { sawFailure: true });
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
      },
      textsOf('en_us').of('shell', 'remote.failed'),
    );
    // An unknown parameter prevents painting.
    await page.goto(`${vez.origin}${FORM}&from=mail`);
    await expect(page.locator('#phone')).toBeVisible({ timeout: 20_000 });
    expect(await ran(page)).toContain('good');
    expect(await page.evaluate(() => 'sawFailure' in window)).toBe(false);
    await page.context().close();
  });
}

/** Opens a page for a visitor in the first share of a release. */
async function firstVisitorIn(browser: Browser, network: number) {
  const visitor = await visitorIn(browser, network);
  const answer = await visitor.request.get(`${vez.origin}/releases/web.json?of=${REMOTE}`);
  const { releases } = (await answer.json()) as { releases: { order: { sequence: number } }[] };
  const drawn = (100 - (releases[0]!.order.sequence % 100)) % 100;
  await visitor.addInitScript((number) => localStorage.setItem('vez.share', String(number)), drawn);
  return visitor;
}

test('withholds a release after three failures, and stops it a minute later [SHL-18] [FLT-70]', async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  const good = await publishNext(leaving('good'));
  await carried(page, good);
  const bad = await publishNext(FAULTS[0]![1]);
  await carried(page, bad);
  let network = 0;
  async function failNext() {
    network += 1;
    const visitor = await firstVisitorIn(browser, network);
    const reported = visitor.waitForResponse(
      (response) =>
        response.url().endsWith('/releases/health') && !response.request().postData()!.includes('shown'),
      { timeout: 20_000 },
    );
    await visitor.goto(`${vez.origin}${FORM}`);
    await expect(visitor.locator('#phone')).toBeVisible();
    expect((await reported).status()).toBe(200);
    await visitor.context().close();
  }
  const html = async () => (await page.request.get(`${vez.origin}${FORM}`)).text();

  for (let visit = 0; visit < 3; visit += 1) await failNext();
  await expect.poll(html).toContain('"share":60');
  await expect(async () => {
    const isStopped = (await html()).includes('"isStopped":true');
    if (!isStopped) await failNext();
    expect(isStopped).toBe(true);
  }).toPass({ timeout: 200_000 });
  expect(network).toBeGreaterThanOrEqual(10);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${vez.origin}${FORM}`);
  await expect(page.locator('#phone')).toBeVisible();
  expect(asked).toContain(good);
  expect(asked).not.toContain(bad);
  const { site } = await givenWith(join(VAR, 'keys'));
  const [line] = (await statusOf(site, ['web'])).filter((one) => one.startsWith(REMOTE));
  const [stopped, shown] = line!.match(/\d+/g)!.map(Number);
  expect(line).toBe(`${REMOTE}: web ${stopped}, stopped: ${shown} is shown`);
  expect(shown).toBe(stopped! - 1);
});

test('loads a release that was published after a failure on a retry, without reload [SHL-18]', async ({
  page,
}) => {
  await carried(page, await publishNext(FAULTS[0]![1]));
  await carried(page, await publishNext(FAULTS[1]![1]));
  await page.goto(`${vez.origin}${FORM}&from=mail`);
  await expect(failed(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('link', { name: /2855 0100/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const url = await publishNext(leaving('repaired'));
  await carried(page, url);
  await page.getByRole('button', { name: textsOf('en_us').ui('retry'), exact: true }).click();
  await expect(page.locator('#phone')).toBeVisible({ timeout: 20_000 });
  expect(await ran(page)).toEqual(['repaired']);
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
});
