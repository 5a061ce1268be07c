import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { developmentServer } from '../../tools/scripts/remote/development-server.mjs';
import { codeOf } from '../src/sample-remotes';
import { textsOf } from '../src/texts';

const REMOTE = 'mfe-queue';
/** The parameter `from` prevents painting. */
const FORM = '/offerNum?service=1&location=5&from=mail&language=en_us';
const texts = textsOf('en_us');
const words = texts.inspector;

const OWN = `{
  bootstrap: async () => {},
  unmount: () => new Promise(() => undefined),
  mount: async ({ domElement, bridge }) => {
    const heading = document.createElement('h1');
    heading.textContent = 'From my machine';
    domElement.append(heading);
    bridge.events.publish('ticket/created', { ticketId: 4711, flow: 'queue' });
  },
}`;

/** The remote after a change. */
const CHANGED = OWN.replace('From my machine', 'Changed on my machine');
const THROWING = OWN.replace('const heading', "throw new Error('no place'); const heading");

let folder: string;
let developer: ReturnType<typeof developmentServer>;
let entry: string;
const write = (exports: string) =>
  writeFile(join(folder, 'assets', REMOTE, 'entry.js'), codeOf({ name: REMOTE, exports }));

test.beforeEach(async ({ isMobile }) => {
  test.skip(isMobile === true, 'developers sit at desks');
  await write(OWN);
});
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vez-developer-'));
  await mkdir(join(folder, 'assets', REMOTE), { recursive: true });
  developer = developmentServer(folder);
  developer.listen(0, '127.0.0.1');
  await once(developer, 'listening');
  const { port } = developer.address() as AddressInfo;
  entry = `http://localhost:${port}/assets/${REMOTE}/entry.js`;
});
test.afterAll(async () => {
  developer.closeAllConnections();
  developer.close();
  await rm(folder, { recursive: true });
});

const inspectorOf = (page: Page) => page.getByRole('complementary', { name: words('title') });
const badgeOf = (page: Page) => page.getByRole('complementary', { name: words('badge') });

/** The published form, whether its queue is open or not. */
const publishedOf = (page: Page) =>
  page.getByRole('heading', { level: 1, name: texts.of('mfe-queue', 'title') });

/** Records the page's requests for files of the inspector. */
function watchInspector(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shell/inspector.')) asked.push(request.url());
  });
  return asked;
}

test('loads a developer’s remote by a button, shows it, and returns by another button', async ({ page }) => {
  const asked = watchInspector(page);
  await page.goto('/app?language=en_us');
  await page.getByLabel(texts.of('shell', 'settings.developmentMode')).check();
  await expect(page.getByRole('button', { name: words('open') })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: words('open') }).click();
  const inspector = inspectorOf(page);
  await expect(inspector.getByText(/^Release \d+$/).first()).toBeVisible();

  await inspector.getByLabel(words('remote'), { exact: true }).selectOption(REMOTE);
  await inspector.getByLabel(words('address')).fill(entry);
  await inspector.getByRole('button', { name: words('takeOver') }).click();
  await expect(badgeOf(page)).toContainText(`${REMOTE} (${new URL(entry).host})`);
  await expect(badgeOf(page)).toBeInViewport();

  await page.evaluate((to) => window.history.pushState(null, '', to), FORM);
  await expect(page.getByRole('heading', { name: 'From my machine' })).toBeVisible();
  await expect(inspector.getByText('ticketId of ticket/created is 4711')).toBeVisible();
  await expect(badgeOf(page)).toBeInViewport();

  await page.evaluate(() => window.history.pushState(null, '', '/department'));
  await expect(inspector.getByText('unmount took longer than 500 ms')).toContainText(REMOTE);

  await page.evaluate((to) => window.history.pushState(null, '', to), FORM);
  await badgeOf(page)
    .getByRole('button', { name: words('back') })
    .click();
  await expect(publishedOf(page)).toBeVisible();
  await expect(badgeOf(page)).toHaveCount(0);
});

test('applies each change of a developer in place, and explains a broken one', async ({ page }) => {
  await page.addInitScript(
    ([remote, url]) => {
      localStorage.setItem('vez.developmentMode', 'true');
      localStorage.setItem('vez.override', JSON.stringify({ [remote!]: url }));
    },
    [REMOTE, entry],
  );
  await page.goto(FORM);
  await expect(page.getByRole('heading', { name: 'From my machine' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const fault = page.getByRole('alert', { name: REMOTE });

  developer.tellChange('src/screen.tsx:3 Expected a semicolon');
  await expect(fault).toHaveText('src/screen.tsx:3 Expected a semicolon');
  await write(CHANGED);
  developer.tellChange();
  await expect(page.getByRole('heading', { name: 'Changed on my machine' })).toBeVisible();
  await expect(fault).toHaveCount(0);

  await write(THROWING);
  developer.tellChange();
  await expect(fault).toContainText('no place');
  await expect(fault).toContainText(`/assets/${REMOTE}/entry.js?changed=2`);
  await write(OWN);
  developer.tellChange();
  await expect(page.getByRole('heading', { name: 'From my machine' })).toBeVisible();
  await expect(fault).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('has no development mode in production, whatever is in storage and address', async ({ page }) => {
  const asked = watchInspector(page);
  await page.addInitScript(
    ([remote, url]) => {
      localStorage.setItem('vez.developmentMode', 'true');
      localStorage.setItem('vez.override', JSON.stringify({ [remote!]: url }));
      sessionStorage.setItem('vez.inspector', 'true');
    },
    [REMOTE, entry],
  );
  await page.route(/\/offerNum/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const production = (await response.text()).replace(
      '"environment":"development"',
      '"environment":"production"',
    );
    return route.fulfill({ response, body: production });
  });
  await page.goto(`${FORM}&developmentMode=true&override=${encodeURIComponent(entry)}`);
  await expect(publishedOf(page)).toBeVisible();
  expect(await page.getByText('From my machine').count()).toBe(0);
  await expect(badgeOf(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
