// Runs the journeys on Vez as `npm start` brings it up.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
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
  // Counters look at their queues often, and the journeys may call numbers themselves.
  const counters = { VEZ_COUNTER_PACE_MS: '1000', VEZ_COUNTER_CREDENTIAL: randomUUID() };
  const vez = await startVez(counters);
  code = await runJourneys({ VEZ_ORIGIN: vez.origin, ...counters }).finally(vez.stop);
} catch (error) {
  console.error(error.message);
}
process.exit(code);
