// The last part of the gate: runs the built remote once in a browser, in the real shell (record 40).
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from '../lib/chromium.mjs';
import { serveShell } from './shell-page.mjs';

const journeysRequire = createRequire(new URL('../../../e2e/package.json', import.meta.url));
/** Longer than the shell's time-out for a remote. */
const PATIENCE_MS = 20_000;
/** The legal requirements. Best practices are left to the remote's own tests. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The time a skeleton may take before the check. */
const SKELETON_MS = 3_000;
/** The shell removes an unmounted remote within this time. */
const LEAVING_MS = 5_000;
const AWAY = '/nothing-is-here';
/** The message of browsers for a missing backend. */
const OF_NO_BACKEND = /Failed to load resource: the server responded with a status of 503/;

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

async function faultsOfAxe(page) {
  const { AxeBuilder } = journeysRequire('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(
    ({ help, helpUrl, nodes }) =>
      `${help} (${helpUrl}): ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
  );
}

/** Mounts the remote at a path, checks it and leaves it. @returns a sentence for each problem */
async function tryPath(context, origin, path) {
  const page = await context.newPage();
  const errors = errorsOf(page);
  const problems = [];
  await page.goto(`${origin}${path}?language=en_us`);
  // A step of a journey that has not started redirects.
  const leadsElsewhere = () => new URL(page.url()).pathname !== path;
  const isSettled = async () => leadsElsewhere() || (await stateOf(page)) !== 'waited for';
  await until(isSettled);
  if (leadsElsewhere()) {
    // The remote shows nothing here.
  } else if ((await stateOf(page)) === 'shown') {
    // The content replaces a skeleton a moment later.
    await page.waitForSelector('main h1', { timeout: SKELETON_MS }).catch(() => undefined);
    problems.push(...(await faultsOfAxe(page)).map((fault) => `${path} is not accessible: ${fault}`));
    await page.evaluate((to) => window.history.pushState(null, '', to), AWAY);
    if (!(await until(async () => (await stateOf(page)) !== 'shown', LEAVING_MS)))
      problems.push(
        `${path} leaves something in the page when it is left. End in unmount what mount has begun.`,
      );
  } else problems.push(`${path} shows nothing. Mount must put its first view into domElement within 8 s.`);
  problems.push(
    ...[...new Set(errors)].map(
      (error) => `${path} throws or is refused: ${error}. Mend it, and try it by "dev".`,
    ),
  );
  await page.close();
  return problems;
}

/** An example address of a route, with `1` for each parameter. */
const exampleOf = (route) => route.replaceAll(/\/:\w+/g, '/1');

/**
 * Opens and leaves each path of a built remote in Chromium, and collects the problems.
 * @param {{ entry: object, builtIn: string, root: string, keys: string, say: (text: string) => void }} built
 * @throws Error with what to do if there is no Chromium
 */
export async function problemsInBrowser({ entry, builtIn, root, keys, say }) {
  const { chromium } = journeysRequire('@playwright/test');
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox'] });
  const shell = await serveShell({ entry, builtIn, root, keys });
  try {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    const problems = [];
    for (const path of entry.routes.map(exampleOf))
      problems.push(...(await tryPath(context, shell.origin, path)));
    return problems;
  } finally {
    await browser.close();
    shell.stop();
  }
}

/** @throws Error that names each problem */
export async function tryBuilt(built) {
  const problems = await problemsInBrowser(built);
  if (problems.length > 0)
    throw new Error(
      `${built.entry.name} is not published.\n${problems.map((one) => `  browser: ${one}`).join('\n')}`,
    );
}
