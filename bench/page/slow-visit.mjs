// A page of a slow phone on a weak network that stays open: for what comes after the first view.
import { PHONE } from '../lib/phone.mjs';
import { NETWORK } from './measure-visit.mjs';

/** Until a screen is there whole. */
const isWhole = () =>
  document.querySelector('main h1') !== null && document.querySelector('main [aria-busy=true]') === null;

/** Opens an address and waits until it is whole, and nothing is on its way. */
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
