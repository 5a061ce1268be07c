// `npm test`: runs all checks, also on a new machine. Ends with `N passed, N failed` over all runners. `--quick` skips
// checks that need a database or a browser; `--main` runs only the unit tests and the main journeys.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { testBrowsers } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { memoryFolder } from './lib/memory-folder.mjs';
import { REMOTES } from './lib/packages.mjs';
import { emptyResults, readReport, readResults, RESULTS, summaryOf } from './lib/test-results.mjs';

const ROOT = new URL('../..', import.meta.url).pathname;
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
    child.once('error', () => resolve({ code: 1 }));
    child.once('exit', (code) => resolve({ code: code ?? 1 }));
  });
const pnpmBin = (name) => `${ROOT}node_modules/.bin/${name}`;

/** The duration of each step, in order of completion. */
const took = [];
const timed = async (name, work) => {
  const from = Date.now();
  const result = await work();
  took.push(`${name}: ${Math.round((Date.now() - from) / 1000)} s`);
  return result;
};

/** Collects the output until the end, so that two commands can run in parallel. */
const runQuietly = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.once('error', ({ message }) => resolve({ code: 1, said: message }));
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });

/** A check without its own tests counts as one test. */
async function check(name, command, args) {
  const { code, said } = await timed(name, () => runQuietly(command, args));
  say(name);
  if (said !== '') process.stdout.write(said);
  const report = { name, passed: code === 0 };
  await writeFile(`${RESULTS}check-${name.replace(/\W+/g, '-')}.json`, JSON.stringify(report));
}

/** Each runner writes its own reports. A runner without a report has failed, whatever its exit code. */
async function suite(name, reports, runner) {
  const { code, said } = await timed(name, runner);
  if (said !== undefined) say(`${name}\n${said}`);
  const results = await Promise.all(reports.map((report) => readReport(`${report}.json`)));
  const toldFailure = results.flat().some(({ passed }) => !passed);
  if (results.some(({ length }) => length === 0) || (code !== 0 && !toldFailure)) {
    await writeFile(
      `${RESULTS}check-${reports[0]}.json`,
      JSON.stringify({ name: `${name} ran`, passed: false }),
    );
  }
}

const began = Date.now();
await install(say);
await emptyResults();
process.env.TMPDIR = memoryFolder() ?? tmpdir();

/** Static checks, and builds for the tests, in two lanes: most of them use one core. */
async function checkSources() {
  const UNUSED = 'files,exports,types,duplicates,dependencies,unlisted,unresolved,catalog';
  await Promise.all([
    (async () => {
      await check('lint', pnpmBin('eslint'), ['.', '--max-warnings', '0']);
      await check('format', pnpmBin('prettier'), ['--check', '.', '--log-level', 'warn']);
    })(),
    (async () => {
      await check('unused code', pnpmBin('knip'), ['--include', UNUSED]);
      await check('route table is current', process.execPath, ['tools/scripts/contracts.mjs', '--check']);
      await check('texts in four languages', process.execPath, ['tools/scripts/locales.mjs']);
      await check('types', process.execPath, ['tools/scripts/types.mjs']);
      if (quick) return;
      await timed('builds', () => runQuietly(process.execPath, ['tools/scripts/build.mjs']));
      await timed('packages', () => runQuietly(process.execPath, ['tools/scripts/packages.mjs']));
    })(),
  ]);
}

/** Long time-outs for a machine that is busy with something else. */
const PATIENCE_MS = '60000';
function unitTests() {
  say('unit tests');
  const args = [
    ...['--maxWorkers', workers, '--cacheDirectory', `${ROOT}var/jest`],
    ...['--json', '--outputFile', `${RESULTS}jest-unit.json`],
    ...(quick ? ['--selectProjects', 'shared', 'shell', 'scripts', 'build', ...REMOTES] : []),
  ];
  const runner = () => run(pnpmBin('jest'), args, { VEZ_TEST_PATIENCE: PATIENCE_MS });
  return suite('unit tests', ['jest-unit'], runner);
}

const inBrowser = (name, [report, ...more], script, args, browsers) => {
  say(name);
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}${report}.json` };
  return suite(name, [report, ...more], () => run(process.execPath, [script, ...args], env));
};
const journeys = (reports, args, browsers) =>
  inBrowser('journeys in Chromium, on the production build', reports, 'e2e/run.mjs', args, browsers);

/** The tests in browsers. */
async function walks(browsers) {
  if (main) return journeys(['playwright'], ['--project=phone', ...MAIN_JOURNEYS], browsers);
  await journeys(['playwright', 'playwright-second-city'], [], browsers);
  const parts = ['playwright-workbench'];
  await inBrowser('every part in the workbench', parts, 'tools/workbench/run.mjs', [], browsers);
}

/** A part of the faulty calls and files. It runs alone, because it uses all processors. */
const trials = (browsers) =>
  inBrowser('calls and files that go wrong', ['playwright-chaos'], 'e2e/chaos.mjs', ['--part'], browsers);

async function findBrowsers() {
  try {
    return testBrowsers(say);
  } catch (error) {
    console.error(error.message);
    await writeFile(
      `${RESULTS}check-chromium.json`,
      JSON.stringify({ name: 'finds a Chromium', passed: false }),
    );
    return undefined;
  }
}

if (!main) await checkSources();
const browsers = quick ? undefined : await findBrowsers();
// In sequence, because each of them uses all processors, and slow tests time out when two run at once.
await unitTests();
if (browsers) await walks(browsers);
if (browsers && !main) await trials(browsers);

// Only a full run provokes and cites all of them.
if (!quick && !main) {
  await check('every fault is provoked by a test', process.execPath, ['tools/scripts/faults.mjs']);
  await check('every line of the specification is cited', process.execPath, ['tools/scripts/spec.mjs']);
}

const { lines, passed, failed } = summaryOf(await readResults());
lines.forEach((line) => console.error(line));
say(`took ${Math.round((Date.now() - began) / 1000)} s (${took.join(', ')})`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
