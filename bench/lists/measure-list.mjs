// A list on a slow phone: how many rows are in the page, and how long it takes to answer a finger.
import { setTimeout as pause } from 'node:timers/promises';
import { PHONE } from '../lib/phone.mjs';

const SCROLL_STEPS = 24;
/** So that a tap waits for no picture of the one before. */
const CALM_MS = 250;
/** Characters that many names have; each is taken back before the next. */
const TYPED = ['證', '照', '登', '申', '居', '年'];

/** Runs in the page before anything of it: from a finger or a key to the next picture. */
function watch() {
  window.__latencies = { click: [], input: [] };
  for (const type of ['click', 'input']) {
    document.addEventListener(
      type,
      ({ timeStamp }) => {
        // A message sent while a frame is made is read after it was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.__latencies[type].push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  }
  window.__shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const rowsIn = (page) => page.evaluate(() => document.querySelectorAll('main li').length);
const taken = (page, type) => page.evaluate((of) => window.__latencies[of].splice(0), type);

/** The most rows that are in the page at once, from the first to the last. */
async function mostRows(page) {
  let most = await rowsIn(page);
  for (let step = 1; step <= SCROLL_STEPS; step += 1) {
    await page.evaluate(
      (part) => window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * part),
      step / SCROLL_STEPS,
    );
    await pause(60);
    most = Math.max(most, await rowsIn(page));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await pause(CALM_MS);
  return most;
}

/**
 * Opens a list on a slow phone. `type` and `tap` do so once for each of some characters and rows, so that several
 * lists can take turns and what the machine does meanwhile touches all of them.
 */
export async function openList(browser, { origin, path, cpu }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  const lists = new Set();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/categories\/\d+\/services/.test(request.url)) lists.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (lists.has(requestId)) bytes = Math.max(bytes, encodedDataLength);
  });
  await cdp.send('Network.enable');
  await page.goto(`${origin}${path}&language=zh_hant`);
  await page.locator('main li a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const rows = await mostRows(page);
  const shift = await page.evaluate(() => window.__shift);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });

  const typing = [];
  const tapping = [];
  return {
    async type() {
      await page.bringToFront();
      await page.locator('main input[type=search]').focus();
      for (const letter of TYPED) {
        await page.keyboard.insertText(letter);
        await pause(CALM_MS);
        await page.keyboard.press('Backspace');
        await pause(CALM_MS);
      }
      typing.push(...(await taken(page, 'input')));
    },
    async tap(at) {
      await page.bringToFront();
      // A row of its own each time: what was opened before is remembered.
      const row = page.locator('main li a').nth(at % 6);
      await row.waitFor();
      await pause(CALM_MS);
      await taken(page, 'click');
      await row.tap();
      await page.waitForURL((url) => !url.href.includes('category='));
      await pause(CALM_MS);
      tapping.push(...(await taken(page, 'click')));
      await page.goBack();
    },
    async close() {
      await context.close();
      return { rows, typing, tapping, bytes, shift };
    },
  };
}
