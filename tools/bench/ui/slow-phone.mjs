// A page on a slow phone, whose processor is four times slower than this machine's.
import { setTimeout as pause } from 'node:timers/promises';
import { PHONE } from '../lib/phone.mjs';

const CPU = 4;
const SETTLE_MS = 700;

/** Waits until a screen is complete and has been idle for a while. */
export async function settled(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null && document.querySelector('main [aria-busy=true]') === null,
    undefined,
    { timeout: 30_000 },
  );
  await pause(SETTLE_MS);
}

/** Opens an address and waits until the screen is settled. */
export async function slowPage(browser, origin, first) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(`${origin}${first}`);
  await settled(page);
  return { page, cdp, close: () => context.close() };
}
