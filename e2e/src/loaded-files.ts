import { expect, type Page } from '@playwright/test';

export interface Loaded {
  /** Paths of what was asked of the network: page, scripts and answers. */
  files: string[];
  bytes: number;
}

/** The last file of any page at rest: updates and the session's end are watched from then on. */
const AT_REST = '/shell/deferred.';

/**
 * Everything that a page loads until it rests, what it fetches ahead included.
 * @param also what else this page requests at rest
 */
export async function loadedBy(page: Page, address: string, also: string[] = []): Promise<Loaded> {
  const sent = new Map<string, { path: string; bytes: number }>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // Drawings inside a style sheet ask nothing of the network.
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
  const isLoaded = (part: string) =>
    [...sent.values()].some(({ path, bytes }) => path.includes(part) && bytes > 0);
  await expect.poll(() => [AT_REST, ...also].every(isLoaded)).toBe(true);
  await page.waitForLoadState('networkidle');
  await cdp.detach();
  const all = [...sent.values()];
  return { files: all.map(({ path }) => path), bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}
