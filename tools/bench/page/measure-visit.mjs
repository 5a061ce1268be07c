// Measures one visit on a slow phone: requests, paints and time to interactive.
import { setTimeout as pause } from 'node:timers/promises';
import { PHONE } from '../lib/phone.mjs';

/** A weak network. */
export const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SETTLE_MS = 1_500;

/** Runs in the page before its own scripts. */
function watch() {
  const seen = { lcp: 0, shift: 0, blocked: 0, shifted: [] };
  window.__seen = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node, previousRect, currentRect } of entry.sources) {
      const name = node?.outerHTML?.slice(0, 80) ?? 'gone';
      seen.shifted.push(
        `${name} from ${previousRect.y}+${previousRect.height} to ${currentRect.y}+${currentRect.height}`,
      );
    }
  });
  on('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
}

/** Runs in the page, at its end. */
const timesOf = () => ({
  interactive: performance.getEntriesByName('vez:interactive')[0]?.startTime ?? 0,
  firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  files: performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
  ...window.__seen,
});

const isUsable = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('vez:interactive').length > 0, undefined, {
    timeout: 120_000,
  });

/** Makes a previous visit, long enough for the idle page to prefetch. */
async function visitBefore(context, address) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await pause(SETTLE_MS);
  await page.close();
}

/**
 * @param {{ cpu?: number, again?: boolean, runs?: boolean }} how `cpu` times slower than this machine; `again` after a
 *   previous visit; `runs: false` for a page without scripts, which is never interactive
 * @returns times in ms since the start of the visit, sizes in transferred bytes; `requests` in order, each with its
 *   path, kind, bytes and send time
 */
export async function measureVisit(browser, address, { cpu = 4, again = false, runs = true } = {}) {
  const context = await browser.newContext(PHONE);
  if (again) await visitBefore(context, address);
  const page = await context.newPage();
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  const requests = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    // Data URLs in style sheets need no request.
    if (request.url.startsWith('data:')) return;
    const { url } = request;
    requests.set(requestId, { url, path: new URL(url).pathname, type, sent: timestamp, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: !again });
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });

  await page.goto(address, { waitUntil: 'commit' });
  if (runs) await isUsable(page);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await pause(SETTLE_MS);
  const times = await page.evaluate(timesOf);
  await context.close();

  const all = [...requests.values()];
  const began = all[0].sent;
  // Uses the clock of the page, like the mark. The clock of the protocol starts a little later.
  const startOf = new Map(times.files);
  const list = all.map(({ url, sent, ...rest }) => ({
    ...rest,
    sent: startOf.get(url) ?? (sent - began) * 1_000,
  }));
  const before = list.filter(({ sent }) => sent <= times.interactive);
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  const isScript = ({ path }) => path.endsWith('.js');
  return {
    ...times,
    requestsBefore: before.length,
    requestsInAll: list.length,
    scriptBytes: sum(before.filter(isScript)),
    scriptBytesInAll: sum(list.filter(isScript)),
    bytes: sum(before),
    said,
    requests: list,
  };
}
