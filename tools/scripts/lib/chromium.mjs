// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FETCH_LIMIT_MS = 180_000;
/** The package that depends on Playwright. In a team's repository, this file is a part of it. */
const BUILD = new URL('../../build/package.json', import.meta.url);

const ofPlaywright = () => {
  const require = createRequire(BUILD);
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
};
const ofSystem = () => SYSTEM.find((path) => existsSync(path));
const run = (command, args, cwd) =>
  spawnSync(command, args, { cwd, stdio: 'inherit', timeout: FETCH_LIMIT_MS }).status === 0;
const install = (...names) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);

/**
 * Finds the path of a Chromium: `VEZ_CHROMIUM`, Playwright's own or the system's. Otherwise fetches Playwright's or
 * installs Debian's package.
 * @throws Error that says what to do
 */
export function findChromium(say) {
  const named = process.env.VEZ_CHROMIUM;
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`VEZ_CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  const here = ofPlaywright() ?? ofSystem();
  if (here !== undefined) return here;

  say('Fetching a Chromium for the browser tests.');
  if (run('npx', ['--yes', 'playwright', 'install', 'chromium'], fileURLToPath(new URL('.', BUILD)))) {
    const fetched = ofPlaywright();
    if (fetched !== undefined) return fetched;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Playwright’s build cannot be fetched here; installing Debian’s package.');
    run('apt-get', ['update', '-qq']);
    if (install('chromium', 'chromium-headless-shell') || install('chromium')) {
      const found = ofSystem();
      if (found !== undefined) return found;
    }
  }
  throw new Error(
    'No Chromium: install one (on Debian: apt-get install chromium), or name it in VEZ_CHROMIUM, and run again.',
  );
}

/**
 * The browsers as settings for the tests. With Debian's Chromium this includes its headless shell, which uses a quarter
 * less processor time for the same journeys. It has no back/forward cache, so a test of that uses the browser.
 */
export function testBrowsers(say) {
  const chromium = findChromium(say);
  const hasShell = chromium === SYSTEM[0] && existsSync(HEADLESS_SHELL);
  return { VEZ_CHROMIUM: chromium, ...(hasShell ? { VEZ_HEADLESS_SHELL: HEADLESS_SHELL } : {}) };
}
