// `npm run nightly`: what `npm test` leaves out because it takes hours or tries the same rule again (record 46). Runs every
// command even if an earlier one fails, and ends with `N passed, N failed` over the commands.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONG_DAYS = 'a day of 10,000 people who wait for an earlier time, and two hours of two clerks';
const COMMANDS = {
  'every journey in both widths': ['e2e/run.mjs', '--nightly'],
  'every call and file with every fault': ['e2e/chaos.mjs'],
  'the upgrade from the last release, and back': ['tools/bench/upgrade.mjs'],
  'other engines': ['e2e/engines.mjs'],
  'the unit tests and main journeys on production’s Node': ['tools/scripts/test-lts.mjs'],
  '50,000 malformed requests': ['tools/scripts/fuzz.mjs'],
  [LONG_DAYS]: [
    'node_modules/jest/bin/jest.js',
    ...['--selectProjects', 'server', '--runTestsByPath', 'server/src/modules/earlier/offer-day.test.ts'],
    'server/src/system-tests/two-clerks.test.ts',
  ],
  'broken code that tests must notice': ['tools/scripts/mutants.mjs'],
};

const failed = Object.entries(COMMANDS).filter(([name, [script, ...args]]) => {
  console.log(`\n▸ ${name}`);
  // Only these tests, which are shorter by day.
  const env = { ...process.env, ...(name === LONG_DAYS && { VEZ_NIGHTLY: 'yes' }) };
  return spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit', env }).status !== 0;
});
for (const [name] of failed) console.error(`✗ ${name}`);
console.log(`${Object.keys(COMMANDS).length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
