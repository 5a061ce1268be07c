// Starts Vez as `npm start` does, on a free port with a database of its own, and runs the journeys on it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = new URL('..', import.meta.url).pathname;
const START_LIMIT_MS = 300_000;

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function ready(origin, host) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (host.exitCode !== null) throw new Error('Vez stopped while starting; its last lines are above.');
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(250);
  }
  throw new Error(`Vez was not ready within ${START_LIMIT_MS / 1000} s.`);
}

const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code ?? 1));
  });

const port = await freePort();
const origin = `http://localhost:${port}`;
const dataDir = await mkdtemp(join(tmpdir(), 'vez-e2e-'));
const host = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    VEZ_DATA_DIR: dataDir,
    // Journeys of one machine send many codes, and cannot wait as long as people do.
    VEZ_COUNTER_PACE_MS: '1000',
    VEZ_SMS_LIMITS: 'off',
  },
});

let code = 1;
try {
  await ready(origin, host);
  const tests = spawn(`${ROOT}e2e/node_modules/.bin/playwright`, ['test', ...process.argv.slice(2)], {
    cwd: `${ROOT}e2e`,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VEZ_ORIGIN: origin, VEZ_DATA_DIR: dataDir },
  });
  code = await ended(tests);
} catch (error) {
  console.error(error.message);
} finally {
  host.kill('SIGTERM');
  await ended(host);
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(code);
