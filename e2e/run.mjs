// Runs the journeys on Vez as `npm start` brings it up.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startVez } from '../scripts/lib/running-vez.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const runJourneys = (env) =>
  new Promise((resolve) => {
    const tests = spawn(`${HERE}node_modules/.bin/playwright`, ['test', ...process.argv.slice(2)], {
      cwd: HERE,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    tests.once('error', () => resolve(1));
    tests.once('exit', (code) => resolve(code ?? 1));
  });

let code = 1;
try {
  // A number is called within the patience of a test.
  const vez = await startVez({ VEZ_COUNTER_PACE_MS: '1000' });
  code = await runJourneys({ VEZ_ORIGIN: vez.origin }).finally(vez.stop);
} catch (error) {
  console.error(error.message);
}
process.exit(code);
