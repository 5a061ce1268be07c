// Opens every screen again and again, and keeps one page open throughout.
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { chromium } from '../../build/browser.mjs';

const SHOWN_MS = 20_000;
const TYPED = '66123834';

const addresses = ({ serviceId, locationId }) => [
  '/home',
  '/category',
  '/search?q=card',
  '/hotServices',
  `/serOrLocationWithoutTabs?service=${serviceId}`,
  `/queueOrBook?service=${serviceId}&location=${locationId}`,
  `/offerNum?service=${serviceId}&location=${locationId}`,
  `/reserve?service=${serviceId}&location=${locationId}`,
  '/myBooking',
  '/login',
  '/app',
  '/AboutPage',
  '/nowhere',
];
const inEnglish = (path) => `${path}${path.includes('?') ? '&' : '?'}language=en_us`;

/** The heading of a screen once its program has taken over, as a person sees it. */
async function headingOf(page) {
  const heading = page.locator('main h1').first();
  await heading.waitFor({ timeout: SHOWN_MS });
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), null, { timeout: SHOWN_MS });
  return (await heading.textContent()).trim();
}

/**
 * @param {string} origin
 * @param {{ serviceId: number, locationId: number }} queue with room
 * @returns functions to look at all screens, and to end. `failures` says what a person saw go wrong, and when.
 */
export async function watchPages(origin, queue, ends) {
  const browser = await chromium.launch({
    executablePath: findChromium(() => undefined),
    args: ['--no-sandbox'],
  });
  ends.push(() => browser.close());
  const expected = new Map();
  const failures = [];

  async function look(path, stage) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const fail = (what) => failures.push(`${stage}: ${path}: ${what}`);
    page.on('pageerror', ({ message }) => fail(message));
    try {
      await page.goto(`${origin}${inEnglish(path)}`);
      const heading = await headingOf(page);
      if (!expected.has(path)) expected.set(path, heading);
      else if (expected.get(path) !== heading) fail(`“${heading}” instead of “${expected.get(path)}”`);
    } catch ({ message }) {
      fail(message.split('\n')[0]);
    } finally {
      await context.close();
    }
  }

  const open = await browser.newPage({ viewport: { width: 390, height: 844 } });
  open.on('pageerror', ({ message }) => failures.push(`the open page: ${message}`));
  const [form] = addresses(queue).filter((path) => path.startsWith('/offerNum'));
  await open.goto(`${origin}${inEnglish(form)}`);
  await headingOf(open);
  const field = open.locator('main input[type=tel]').first();
  await field.fill(TYPED);

  let glances = 0;
  return {
    failures,
    /** Opens the next screen. */
    async glance(stage) {
      const paths = addresses(queue);
      glances += 1;
      await look(paths[glances % paths.length], stage);
    },
    /** Opens each screen once. */
    async round(stage) {
      for (const path of addresses(queue)) await look(path, stage);
      if ((await field.inputValue().catch(() => '')) !== TYPED)
        failures.push(`${stage}: the open page lost what was typed`);
    },
    /** Goes on with the page that was open all the time. */
    async goOn() {
      await open.evaluate(() => {
        window.history.pushState(null, '', '/category');
      });
      await open.waitForURL(/category/);
      const heading = await headingOf(open).catch(({ message }) => message);
      if (heading !== expected.get('/category')) failures.push(`the open page went on to “${heading}”`);
    },
  };
}
