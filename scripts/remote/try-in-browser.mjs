// The last part of the gate: the built remote, once, in a browser, in the real shell (decision record 0040).
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from '../lib/chromium.mjs';
import { serveShell } from './shell-page.mjs';

const journeysRequire = createRequire(new URL('../../e2e/package.json', import.meta.url));
/** Longer than the shell waits for a remote. */
const PATIENCE_MS = 20_000;
/** What the law asks for; what is merely good practice is for the remote's own tests. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** How long a skeleton may stand before it is looked at. */
const SKELETON_MS = 3_000;
/** The shell takes the place of a remote that is left away in less. */
const LEAVING_MS = 5_000;
const AWAY = '/nothing-is-here';
/** What a browser says of a backend that is away. */
const OF_NO_BACKEND = /Failed to load resource: the server responded with a status of 503/;

/** What the page says while it is tried. */
function errorsOf(page) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_NO_BACKEND.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** How a remote does: `shown`, `failed` (the shell hides its place then), or neither yet. */
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

/** Mounts it at a path, looks at it, leaves it. @returns what is wrong, a sentence each */
async function tryPath(context, origin, path) {
  const page = await context.newPage();
  const errors = errorsOf(page);
  const problems = [];
  await page.goto(`${origin}${path}?language=en_us`);
  // A step of a journey that nobody is on leads elsewhere.
  const leadsElsewhere = () => new URL(page.url()).pathname !== path;
  const isSettled = async () => leadsElsewhere() || (await stateOf(page)) !== 'waited for';
  await until(isSettled);
  if (leadsElsewhere()) {
    // Nothing of it is to be seen.
  } else if ((await stateOf(page)) === 'shown') {
    // What a skeleton stands for comes a moment later.
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

/** An address of a route: what a pattern leaves open is `1`. */
const exampleOf = (route) => route.replaceAll(/\/:\w+/g, '/1');

/**
 * What goes wrong when each path of a built remote is opened and left in Chromium.
 * @param {{ entry: object, builtIn: string, root: string, keys: string, say: (text: string) => void }} built
 * @throws Error where there is no Chromium, with what to do
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
