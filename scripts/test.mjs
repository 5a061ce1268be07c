// `npm test`: everything that must hold, on a new machine too. Ends with `N passed, N failed` over all runners.
// `--quick` leaves out what needs a database or a browser; `--main` is the unit tests and the main journeys alone.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { testBrowsers } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { REMOTES } from './lib/packages.mjs';
import { emptyResults, readResults, RESULTS } from './lib/test-results.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const quick = process.argv.includes('--quick');
const main = process.argv.includes('--main');
const MAIN_JOURNEYS = [
  'find-a-service',
  'take-a-number',
  'book-a-time',
  'change-a-booking',
  'log-in',
  'start-and-stop',
];
const workers = String(Math.max(1, Math.min(4, cpus().length)));
const say = (text) => console.log(`\n▸ ${text}`);

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
const pnpmBin = (name) => `${ROOT}node_modules/.bin/${name}`;

/** Where the time went, in the order of ending. */
const took = [];
const timed = async (name, work) => {
  const from = Date.now();
  const result = await work();
  took.push(`${name}: ${Math.round((Date.now() - from) / 1000)} s`);
  return result;
};

/** What it says is said at its end, so that two can run side by side. */
const runQuietly = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.once('error', ({ message }) => resolve({ code: 1, said: message }));
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });

/** A check without tests of its own counts as one. */
async function check(name, command, args) {
  const { code, said } = await timed(name, () => runQuietly(command, args));
  say(name);
  if (said !== '') process.stdout.write(said);
  const report = { name, passed: code === 0 };
  await writeFile(`${RESULTS}check-${name.replace(/\W+/g, '-')}.json`, JSON.stringify(report));
}

/** A runner leaves its own report; one that leaves none has failed, whatever its exit code says. */
async function suite(name, report, command, args, env) {
  say(name);
  const before = await readResults();
  const code = await timed(name, () => run(command, args, env));
  const after = await readResults();
  const failures = (results) => results.filter(({ passed }) => !passed).length;
  const toldFailure = failures(after) > failures(before);
  if (after.length === before.length || (code !== 0 && !toldFailure)) {
    await writeFile(`${RESULTS}check-${report}.json`, JSON.stringify({ name: `${name} ran`, passed: false }));
  }
}

const began = Date.now();
await install(say);
await emptyResults();

/** What holds without running anything of ours. */
async function checkSources() {
  const UNUSED = 'files,exports,types,duplicates,dependencies,unlisted,unresolved,catalog';
  await Promise.all([
    check('lint', pnpmBin('eslint'), ['.', '--max-warnings', '0']),
    (async () => {
      await check('format', pnpmBin('prettier'), ['--check', '.', '--log-level', 'warn']);
      await check('unused code', pnpmBin('knip'), ['--include', UNUSED]);
      await check('route table is current', process.execPath, ['scripts/contracts.mjs', '--check']);
      await check('texts in four languages', process.execPath, ['scripts/locales.mjs']);
      await check('types', process.execPath, ['scripts/types.mjs']);
    })(),
  ]);
}

if (!main) await checkSources();
await suite('unit tests', 'jest-unit', pnpmBin('jest'), [
  '--maxWorkers',
  workers,
  '--json',
  '--outputFile',
  `${RESULTS}jest-unit.json`,
  ...(quick ? ['--selectProjects', 'shared', 'shell', 'scripts', 'build', ...REMOTES] : []),
]);

const journeys = (browsers, args) =>
  suite(
    'journeys in Chromium, on the production build',
    'playwright',
    process.execPath,
    ['e2e/run.mjs', ...args],
    {
      ...browsers,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}playwright.json`,
    },
  );

/** Each part in the workbench, the journeys, and a part of what can go wrong. */
async function everythingInChromium(browsers) {
  await suite('every part in the workbench', 'workbench', process.execPath, ['workbench/run.mjs'], {
    ...browsers,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}playwright-workbench.json`,
  });
  await journeys(browsers, []);
  await suite('calls and files that go wrong', 'chaos', process.execPath, ['e2e/chaos.mjs', '--part'], {
    ...browsers,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}playwright-chaos.json`,
  });
}

if (!quick) {
  try {
    const browsers = testBrowsers(say);
    await (main ? journeys(browsers, ['--project=phone', ...MAIN_JOURNEYS]) : everythingInChromium(browsers));
  } catch (error) {
    console.error(error.message);
    await writeFile(
      `${RESULTS}check-chromium.json`,
      JSON.stringify({ name: 'finds a Chromium', passed: false }),
    );
  }
}

// Only a whole run provokes and cites them all.
if (!quick && !main) {
  await check('every fault is provoked by a test', process.execPath, ['scripts/faults.mjs']);
  await check('every line of the specification is cited', process.execPath, ['scripts/spec.mjs']);
}

const results = await readResults();
const failed = results.filter(({ passed }) => !passed);
failed.forEach(({ title }) => console.error(`✗ ${title}`));
say(`took ${Math.round((Date.now() - began) / 1000)} s (${took.join(', ')})`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
