// Opens a page on a slow phone with a weak network that stays open, to measure after the first view.
import { PHONE } from '../lib/phone.mjs';
import { NETWORK } from './measure-visit.mjs';

/** Waits until a screen is complete. */
const isWhole = () =>
  document.querySelector('main h1') !== null && document.querySelector('main [aria-busy=true]') === null;

/** Opens an address and waits until the screen is complete and the network is idle. */
export async function slowVisit(browser, address, { cpu = 4 } = {}) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(address);
  await page.waitForFunction(isWhole, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  return { page, close: () => context.close() };
}
