import { expect, type Page } from '@playwright/test';

export interface Loaded {
  /** Paths of all network requests: page, scripts and answers. */
  files: string[];
  bytes: number;
}

/** Records everything that a page loads until it is idle, including prefetches. */
export async function loadedBy(page: Page, address: string): Promise<Loaded> {
  const sent = new Map<string, { path: string; bytes: number }>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // Data URLs in style sheets need no request.
    if (request.url.startsWith('data:')) return;
    sent.set(requestId, { path: new URL(request.url).pathname, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The last idle file, which watches for updates and the end of the session.
  await expect
    .poll(() => [...sent.values()].some(({ path, bytes }) => path.includes('/shell/deferred.') && bytes > 0))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  await cdp.detach();
  const all = [...sent.values()];
  return { files: all.map(({ path }) => path), bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}
