import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { codeOf } from '../src/sample-remotes';
import { textsOf } from '../src/texts';

const REMOTE = 'mfe-queue';
/** Not a page that is painted. */
const FORM = '/offerNum?service=1&location=5&from=mail&language=en_us';
const texts = textsOf('en_us');
const words = texts.inspector;

const OWN = `{
  bootstrap: async () => {},
  unmount: async ({ domElement }) => domElement.replaceChildren(),
  mount: async ({ domElement, bridge }) => {
    const heading = document.createElement('h1');
    heading.textContent = 'From my machine';
    domElement.append(heading);
    window.addEventListener('resize', () => undefined);
    setInterval(() => undefined, 60_000);
    document.body.append(document.createElement('dialog'));
    bridge.events.publish('ticket/created', { ticketId: 'T-4711', flow: 'queue' });
  },
}`;

let developer: Server;
let entry: string;
test.beforeEach(({ isMobile }) => test.skip(isMobile === true, 'developers sit at desks'));
test.beforeAll(async () => {
  const headers = {
    'content-type': 'text/javascript',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  developer = createServer((_, response) =>
    response.writeHead(200, headers).end(codeOf({ name: REMOTE, exports: OWN })),
  ).listen(0, '127.0.0.1');
  await once(developer, 'listening');
  const { port } = developer.address() as AddressInfo;
  entry = `http://localhost:${port}/assets/${REMOTE}/entry.js`;
});
test.afterAll(() => {
  developer.closeAllConnections();
  developer.close();
});

const inspectorOf = (page: Page) => page.getByRole('complementary', { name: words('title') });
const badgeOf = (page: Page) => page.getByRole('complementary', { name: words('badge') });

/** The form as it is published, whether its queue is open or not. */
const publishedOf = (page: Page) =>
  page.getByRole('heading', { level: 1, name: texts.of('mfe-queue', 'title') });

/** The files of the inspector that a page asks for. */
function watchInspector(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shell/inspector.')) asked.push(request.url());
  });
  return asked;
}

test('takes a remote from a developer by a button, says so, and goes back by another', async ({ page }) => {
  const asked = watchInspector(page);
  await page.goto('/app?language=en_us');
  await page.getByLabel(texts.of('shell', 'settings.developmentMode')).check();
  await expect(page.getByRole('button', { name: words('open') })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: words('open') }).click();
  const inspector = inspectorOf(page);
  await expect(inspector.getByText(/^Release \d+$/).first()).toBeVisible();
  await expect(inspector.getByText('react-dom/client')).toBeVisible();

  await inspector.getByLabel(words('remote'), { exact: true }).selectOption(REMOTE);
  await inspector.getByLabel(words('address')).fill(entry);
  await inspector.getByRole('button', { name: words('takeOver') }).click();
  await expect(badgeOf(page)).toContainText(`${REMOTE} (${new URL(entry).host})`);
  await expect(badgeOf(page)).toBeInViewport();

  await page.evaluate((to) => window.history.pushState(null, '', to), FORM);
  await expect(page.getByRole('heading', { name: 'From my machine' })).toBeVisible();
  await expect(inspector.getByText('ticket/created')).toBeVisible();
  await expect(inspector.getByText('"ticketId":"T-4711"')).toBeVisible();
  await expect(badgeOf(page)).toBeInViewport();

  await page.evaluate(() => window.history.pushState(null, '', '/department'));
  const left = 'a listener of window to resize, an interval of 60000 ms, <dialog> in the body';
  await expect(inspector.getByText(`leaves behind when it is left: ${left}`)).toContainText(REMOTE);

  await page.evaluate((to) => window.history.pushState(null, '', to), FORM);
  await badgeOf(page)
    .getByRole('button', { name: words('back') })
    .click();
  await expect(publishedOf(page)).toBeVisible();
  await expect(badgeOf(page)).toHaveCount(0);
});

test('has no development mode in production, whatever storage and address say', async ({ page }) => {
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
