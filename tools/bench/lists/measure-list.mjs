// Measures a list on a slow phone: the rows in the page, and the response time to taps.
import { setTimeout as pause } from 'node:timers/promises';
import { PHONE } from '../lib/phone.mjs';

const SCROLL_STEPS = 24;
/** A pause, so that a tap does not wait for the frame of the previous one. */
const CALM_MS = 250;
/** Characters in many names, each of which is removed before the next. */
const TYPED = ['證', '照', '登', '申', '居', '年'];

/** Runs in the page before its own scripts. Measures from a tap or a key to the next frame. */
function watch() {
  window.__latencies = { click: [], input: [] };
  for (const type of ['click', 'input']) {
    document.addEventListener(
      type,
      ({ timeStamp }) => {
        // A message posted in an animation frame arrives after that frame is painted.
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

/** Scrolls through the list and returns the highest number of rows in the page. */
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
 * Opens a list on a slow phone. `type` and `tap` take one measurement for each of some characters and rows, so that
 * several lists can take turns and other load on the machine affects all of them.
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
      // Another row each time, because opened rows are cached.
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
