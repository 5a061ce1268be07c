import { expect, type Page } from '@playwright/test';

export interface Loaded {
  /** Paths of all network requests: page, scripts and answers. */
  files: string[];
  bytes: number;
}

/** The last idle file, which watches for updates and the end of the session. */
const AT_REST = '/shell/deferred.';

/**
 * Records everything that a page loads until it is idle, including prefetches.
 * @param also parts of other paths that this page requests when idle
 */
export async function loadedBy(page: Page, address: string, also: string[] = []): Promise<Loaded> {
  const sent = new Map<string, { path: string; bytes: number }>();
  const open = new Set<string>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // Data URLs in style sheets need no request.
    if (request.url.startsWith('data:')) return;
    sent.set(requestId, { path: new URL(request.url).pathname, bytes: 0 });
    if (type !== 'EventSource') open.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  await cdp.send('Network.enable');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isLoaded = (part: string) =>
    [...sent.values()].some(({ path, bytes }) => path.includes(part) && bytes > 0);
  // A page is idle before it prefetches, so that the state `networkidle` comes too early on a busy machine.
  await expect.poll(() => [AT_REST, ...also].every(isLoaded) && open.size === 0).toBe(true);
  await page.waitForLoadState('networkidle');
  await cdp.detach();
  const all = [...sent.values()];
  return { files: all.map(({ path }) => path), bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}
