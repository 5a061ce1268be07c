// Runs the journeys on Vez as `npm start` starts it, in parallel with those of a second city on its own server. Passes
// arguments to Playwright, such as `--project=second-city` for the second city alone. `--nightly` also runs what
// `npm test` leaves to the night: the journeys of a phone on a desktop, and those with the tag `@nightly`.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { testBrowsers } from '../tools/scripts/lib/chromium.mjs';
import { startVez } from '../tools/scripts/lib/running-vez.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const CITIES = [
  { projects: ['phone', 'desktop'], env: { VEZ_COUNTER_PACE_MS: '1000' } },
  {
    projects: ['second-city'],
    env: { VEZ_DEPLOYMENT: 'deployments/lisbon.json' },
    // Few journeys, in parallel with all others.
    options: ['--workers=1', '--output=../var/e2e-second-city'],
  },
];
const NIGHTLY = '--nightly';
if (process.argv.includes(NIGHTLY)) process.env.VEZ_NIGHTLY = 'yes';
const args = process.argv.slice(2).filter((arg) => arg !== NIGHTLY);
const asked = args.flatMap((arg) => /^--project=(.*)$/.exec(arg)?.[1] ?? []);

const browsers = testBrowsers((text) => console.log(`▸ ${text}`));
const runJourneys = (projects, options, env) =>
  new Promise((resolve) => {
    const tests = spawn(
      `${HERE}node_modules/.bin/playwright`,
      [
        'test',
        // A requested file may exist for one city only.
        ...(args.some((arg) => !arg.startsWith('-')) ? ['--pass-with-no-tests'] : []),
        ...options,
        ...args.filter((arg) => !arg.startsWith('--project=')),
        ...projects.map((name) => `--project=${name}`),
      ],
      {
        cwd: HERE,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...browsers, ...env },
      },
    );
    tests.once('error', () => resolve(1));
    tests.once('exit', (code) => resolve(code ?? 1));
  });

/** Each city writes its own report: `playwright.json`, `playwright-second-city.json`. */
const reportOf = (projects) => {
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
  return report === undefined || projects.includes('phone')
    ? {}
    : { PLAYWRIGHT_JSON_OUTPUT_NAME: report.replace(/\.json$/, `-${projects[0]}.json`) };
};

/** @returns a function that runs the journeys and then stops the city */
async function start({ projects, env, options = [] }) {
  // The journeys may call numbers themselves.
  const counters = { VEZ_COUNTER_CREDENTIAL: randomUUID() };
  const vez = await startVez({ ...counters, ...env });
  // Servers that journeys start themselves tell no waits.
  const settings = { VEZ_ORIGIN: vez.origin, VEZ_PAST_WEEKS: 'off', ...counters, ...reportOf(projects) };
  return () => runJourneys(projects, options, settings).finally(vez.stop);
}

const cities = CITIES.map(({ projects, ...city }) => ({
  ...city,
  projects: asked.length === 0 ? projects : projects.filter((name) => asked.includes(name)),
})).filter(({ projects }) => projects.length > 0);

const running = [];
let code = 0;
// Starts in sequence, because the first start builds the site.
for (const city of cities) {
  try {
    const run = await start(city);
    running.push(run());
  } catch (error) {
    console.error(error.message);
    code = 1;
  }
}
for (const ended of await Promise.all(running)) code ||= ended;
process.exit(code);
