import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { textsOf } from '../src/texts';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'a worker is as stale at a desk');
});

const texts = textsOf('en_us');
const WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.url.includes('/api/')) event.respondWith(new Response('"of an earlier site"'));
});`;
const EARLIER_SITE = `<script>navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)
  .then(() => { document.title = 'registered'; })</script>`;

/** The page of an earlier site at the same address. */
const EARLIER: Record<string, [string, string]> = {
  '/sw.js': ['text/javascript', WORKER],
  '/earlier': ['text/html', EARLIER_SITE],
};

/** A worker that answers every request itself, so that no code of ours runs. */
const KEEPER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(
  new Response('<title>kept</title>', { headers: { 'content-type': 'text/html' } })));`;

/** @param files the files still served by the earlier site; Vez serves the rest */
async function startBefore(origin: string, files = EARLIER): Promise<Server> {
  const server = createServer((incoming, response) => {
    const earlier = files[incoming.url ?? ''];
    if (earlier !== undefined) {
      response.writeHead(200, { 'content-type': earlier[0] }).end(earlier[1]);
      return;
    }
    const onwards = ask(
      `${origin}${incoming.url}`,
      { method: incoming.method!, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    onwards.on('error', () => response.destroy());
    incoming.pipe(onwards);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('removes a service worker of an earlier site, and asks the server itself [FLT-09]', async ({
  page,
  baseURL,
}) => {
  const server = await startBefore(baseURL!);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await page.goto(`${origin}/earlier`);
    await expect(page).toHaveTitle('registered');
    await page.goto(`${origin}/department?language=en_us`);
    await expect(page.getByRole('main').locator('a[href*="department="]').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.ui('errorLoadData') })).toHaveCount(0);
    expect(
      await page.evaluate(async () => [
        navigator.serviceWorker.controller,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    ).toEqual([null, 0]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('removes a service worker that serves pages of an earlier site [FLT-09]', async ({ page, baseURL }) => {
  const files: typeof EARLIER = { ...EARLIER, '/sw.js': ['text/javascript', KEEPER] };
  const server = await startBefore(baseURL!, files);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await page.goto(`${origin}/earlier`);
    await expect(page).toHaveTitle('registered');
    // From here on, only Vez serves the page.
    for (const name of Object.keys(files)) delete files[name];
    await page.goto(`${origin}/department?language=en_us`);
    await expect(page).toHaveTitle('kept');
    await expect(page.getByRole('main').locator('a[href*="department="]').first()).toBeVisible({
      timeout: 30_000,
    });
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
