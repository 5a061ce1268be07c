// `npm run engines`: runs the main journeys in Firefox, WebKit and the oldest supported Chromium.
// Installs missing browsers (Debian packages as root, npm packages under `var/engines`).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startVez } from '../tools/scripts/lib/running-vez.mjs';
import { findEngines } from './engines/find-engines.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const runJourneys = (env) =>
  new Promise((resolve) => {
    const tests = spawn(
      `${HERE}node_modules/.bin/playwright`,
      ['test', '--config', 'engines.config.ts', ...process.argv.slice(2)],
      { cwd: HERE, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
    );
    tests.once('error', () => resolve(1));
    tests.once('exit', (code) => resolve(code ?? 1));
  });

const engines = findEngines((text) => console.log(`▸ ${text}`));
const vez = await startVez({ VEZ_COUNTER_PACE_MS: '1000' }, { quiet: true });
process.exitCode = await runJourneys({ VEZ_ORIGIN: vez.origin, ...engines }).finally(vez.stop);
