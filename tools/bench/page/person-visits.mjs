// Measures when a logged-in person sees their own data.
import { median, table } from '../lib/figures.mjs';
import { PHONE } from '../lib/phone.mjs';
import { NETWORK } from './measure-visit.mjs';

/** An account of the development identity provider. */
const HOME = '/home?language=en_us';
const LOGIN = `${HOME}&mock=maria`;
/** The complete section of favourites. */
const FAVOURITES = () => {
  const section = document.querySelector('main a[href^="/MyFavoritePage"]')?.closest('section');
  return section !== null && section !== undefined && section.querySelector('[aria-busy=true]') === null;
};

/** Logs in. @returns the browser's storage */
async function logIn(browser, origin) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  await page.goto(LOGIN);
  await page.waitForFunction(FAVOURITES);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function visit(browser, origin, storageState, cpu) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, storageState });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto(HOME, { waitUntil: 'commit' });
  await page.waitForFunction(FAVOURITES, undefined, { timeout: 60_000 });
  const shown = await page.evaluate(() => performance.now());
  const usable = await page.evaluate(
    () => performance.getEntriesByName('vez:interactive')[0]?.startTime ?? 0,
  );
  const calls = asked.length;
  // The session cookie changes with each visit.
  const state = await context.storageState();
  await context.close();
  return { state, usable, shown, calls };
}

/** @returns medians in ms by CPU, from the start of the visit until the home is interactive and shows its favourites */
export async function personVisits(browser, origin, rounds, before) {
  let state = await logIn(browser, origin);
  const figures = {};
  for (const cpu of [4, 10]) {
    const visits = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await visit(browser, origin, state, cpu);
      state = one.state;
      visits.push(one);
    }
    const of = (name) => median(visits.map((one) => one[name]));
    figures[`${cpu}x`] = { usable: of('usable'), shown: of('shown'), calls: of('calls') };
  }
  const show = ({ usable, shown, calls }) => [usable, shown, calls].map(Math.round);
  console.log(
    `\n${table([
      ['', 'can be used, ms', 'favourites are there, ms', 'calls until then', 'last run'],
      ...Object.entries(figures).map(([cpu, one]) => [
        cpu,
        ...show(one),
        before?.[cpu] === undefined ? '' : show(before[cpu]).join(', '),
      ]),
    ])}\n`,
  );
  return figures;
}
