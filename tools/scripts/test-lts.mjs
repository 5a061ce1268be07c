// `npm run test:lts`: runs the unit tests and the main journeys on production's Node (`.nvmrc`), which npm fetches if
// the machine has another one.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LTS = readFileSync(`${ROOT}.nvmrc`, 'utf8').trim();

/** Finds that Node. @throws Error if npm cannot fetch it */
function ltsNode() {
  if (process.versions.node === LTS) return process.execPath;
  const args = ['--yes', `--package=node@${LTS}`, '--', 'node', '-p', 'process.execPath'];
  const { status, stdout } = spawnSync('npx', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Node ${LTS} could not be had; the reason is above.`);
  return stdout.trim();
}

try {
  const node = ltsNode();
  console.log(`▸ On Node ${LTS}: ${node}`);
  const tests = spawn(node, ['tools/scripts/test.mjs', '--main'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // Programs that tests start by name also run on it.
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
      VEZ_TEST_RESULTS: `${ROOT}var/test-results-lts/`,
    },
  });
  tests.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
