// The part of the gate that runs the built remote in a browser, in the real shell (record 39).
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from '../lib/chromium.mjs';
import { shellContract } from '../lib/shell-contract.mjs';
import { growthOf } from './try-leaks.mjs';
import { globalStyles } from './try-styles.mjs';

/** Longer than the shell's time-out for a remote. */
const PATIENCE_MS = 20_000;
/** A page that does not answer for this long is blocked. */
const BLOCKED_MS = 10_000;
/** The legal requirements. Best practices are left to the remote's own tests. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The time a skeleton may take before the check. */
const SKELETON_MS = 3_000;
/** The shell removes an unmounted remote within this time. */
const LEAVING_MS = 5_000;
const CLICK_MS = 2_000;
/** Of one screen. A longer one repeats itself. */
const MOST_BUTTONS = 30;
const AWAY = '/nothing-is-here';
/** The message of browsers for a missing backend. */
const OF_NO_BACKEND = /Failed to load resource: the server responded with a status of 503/;

class Blocked extends Error {}

/** Logs each event that the page publishes with a fact of another shape, as other tabs would receive it. */
async function watchEvents(context) {
  const { EVENT_CHANNEL, EVENTS, factFaults } = await shellContract();
  await context.exposeBinding('vezEvent', (_, { name, fact }) =>
    Object.hasOwn(EVENTS, name) ? factFaults(name, fact) : [`there is no event ${name}`],
  );
  await context.addInitScript((channel) => {
    new BroadcastChannel(channel).onmessage = async ({ data }) => {
      for (const fault of await window.vezEvent(data)) console.error(fault);
    };
  }, EVENT_CHANNEL);
}

/** Collects the errors of the page. */
function errorsOf(page) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_NO_BACKEND.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** The state of the remote: `shown`, `failed` (the shell hides its element), or `waited for`. */
const stateOf = (page) =>
  page.evaluate(() => {
    const place = document.querySelector('main > div');
    if (place === null) return 'waited for';
    if (getComputedStyle(place).display === 'none') return 'failed';
    return place.textContent.trim() === '' ? 'waited for' : 'shown';
  });

async function until(isSo, mostMs = PATIENCE_MS) {
  const end = Date.now() + mostMs;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await pause(100);
  }
  return false;
}

/** @throws Blocked as soon as a script occupies the page */
async function whileItAnswers(page, work) {
  let isOver = false;
  async function watch() {
    while (!isOver) {
      const answers = page.evaluate(() => true).catch(() => true);
      if (!(await Promise.race([answers, pause(BLOCKED_MS, false, { ref: false })]))) throw new Blocked();
      await pause(500, undefined, { ref: false });
    }
  }
  const worked = work();
  // After a block, the browser closes and every open call to it fails.
  worked.catch(() => undefined);
  try {
    return await Promise.race([worked, watch()]);
  } finally {
    isOver = true;
  }
}

async function faultsOfAxe(page) {
  const { AxeBuilder } = await import('../../build/browser.mjs');
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(
    ({ help, helpUrl, nodes }) =>
      `${help} (${helpUrl}): ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
  );
}

const thrown = (where, error) => `${where} throws or is refused: ${error}. Mend it, and try it by "dev".`;

const isAt = (page, path) => new URL(page.url()).pathname === path;
const navigate = (page, path) => page.evaluate((to) => window.history.pushState(null, '', to), path);
const isGone = async (page) => (await stateOf(page)) !== 'shown';
/** A step of a journey that has not started redirects. */
const isSettled = async (page, path) => !isAt(page, path) || (await stateOf(page)) !== 'waited for';

async function open(page, { origin, path }) {
  await page.goto(`${origin}${path}?language=en_us`);
  await until(() => isSettled(page, path));
}

async function mountAnew(page, path) {
  await navigate(page, AWAY);
  await until(() => isGone(page), LEAVING_MS);
  await navigate(page, path);
  await until(() => isSettled(page, path));
}

/** Presses each button of a screen, opened anew each time. @returns what each caused */
async function pressEach(page, where, errors) {
  const buttons = page.locator('main').getByRole('button', { disabled: false });
  const names = (await buttons.allTextContents()).slice(0, MOST_BUTTONS);
  const problems = [];
  for (const [at, name] of names.entries()) {
    if (at > 0) await open(page, where);
    errors.length = 0;
    // Another part may cover it, as it may for a person.
    await buttons
      .nth(at)
      .click({ timeout: CLICK_MS })
      .catch(() => undefined);
    // The effect of a press takes a task or two.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100))).catch(() => undefined);
    const label = name.trim() || `button ${at + 1}`;
    problems.push(...errors.map((error) => thrown(`“${label}” of ${where.path}`, error)));
  }
  errors.length = 0;
  return problems;
}

async function tryScreen(page, where, errors) {
  const { path, shellStyles } = where;
  // The content replaces a skeleton a moment later.
  await page.waitForSelector('main h1', { timeout: SKELETON_MS }).catch(() => undefined);
  const problems = (await faultsOfAxe(page)).map((fault) => `${path} is not accessible: ${fault}`);
  const global = (await globalStyles(page)).filter((selector) => !shellStyles.includes(selector));
  if (global.length > 0)
    problems.push(
      `${path} styles the pages of others: ${global.join(', ')}. Start each selector with a class of your own.`,
    );
  problems.push(...errors.splice(0).map((error) => thrown(path, error)));
  problems.push(...(await pressEach(page, where, errors)));
  await open(page, where);
  await navigate(page, AWAY);
  if (!(await until(() => isGone(page), LEAVING_MS)))
    problems.push(
      `${path} leaves something in the page when it is left. End in unmount what mount has begun.`,
    );
  return problems;
}

/** Mounts the remote at a path, checks it and leaves it. @returns a sentence for each problem */
async function tryPath(context, where) {
  const { path } = where;
  const page = await context.newPage();
  const errors = errorsOf(page);
  const problems = await whileItAnswers(page, async () => {
    await open(page, where);
    if (!isAt(page, path)) return [];
    if ((await stateOf(page)) === 'shown') return tryScreen(page, where, errors);
    return [`${path} shows nothing. Mount must put its first view into domElement within 8 s.`];
  });
  problems.push(...errors.map((error) => thrown(path, error)));
  await page.close();
  if (problems.length > 0) return [...new Set(problems)];
  const again = await context.newPage();
  return whileItAnswers(again, () =>
    growthOf(again, { path, open: () => open(again, where), mount: () => mountAnew(again, path) }),
  );
}

/** The global selectors of the shell itself. */
async function stylesOfShell(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}${AWAY}?language=en_us`);
  await page.locator('main h1').waitFor({ timeout: PATIENCE_MS });
  const selectors = await globalStyles(page);
  await page.close();
  return selectors;
}

/** An example address of a route, with `1` for each parameter. */
const exampleOf = (route) => route.replaceAll(/\/:\w+/g, '/1');

/**
 * Opens, uses and leaves each path of a built remote in Chromium, and collects the problems.
 * @param {{ entry: object, say: (text: string) => void }} built
 * @param {() => Promise<import('./published-shell.mjs').Shell>} openShell
 * @throws Error with what to do if there is no Chromium, or no shell
 */
export async function problemsInBrowser({ entry, say }, openShell) {
  const { chromium } = await import('../../build/browser.mjs');
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox'] });
  const problems = [];
  let shell;
  let path;
  try {
    shell = await openShell();
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      // A worker of the site would answer before the trial does.
      serviceWorkers: 'block',
    });
    await watchEvents(context);
    await shell.prepare?.(context);
    const { origin } = shell;
    const shellStyles = await stylesOfShell(context, origin);
    for (path of entry.routes.map(exampleOf))
      problems.push(...(await tryPath(context, { origin, path, shellStyles })));
  } catch (error) {
    if (!(error instanceof Blocked)) throw error;
    problems.push(
      `${path} blocks the page: a script ran for ${BLOCKED_MS / 1_000} s. Look for a loop without an end.`,
    );
  } finally {
    await browser.close();
    shell?.stop();
  }
  return problems;
}

/** @throws Error that names each problem */
export async function tryBuilt(built, openShell) {
  const problems = await problemsInBrowser(built, openShell);
  if (problems.length > 0)
    throw new Error(
      `${built.entry.name} is not published.\n${problems.map((one) => `  browser: ${one}`).join('\n')}`,
    );
}
