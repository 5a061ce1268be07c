// Vez as `npm start` brings it up, on a free port and with a database of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 300_000;

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts it and waits until it is ready. `stop` ends it and removes its data. */
export async function startVez(env = {}) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vez-bench-'));
  const host = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), VEZ_DATA_DIR: dataDir, VEZ_SMS_LIMITS: 'off', ...env },
  });
  const ended = new Promise((resolve) => host.once('exit', resolve));
  const stop = async () => {
    host.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (host.exitCode !== null) throw new Error('Vez stopped while starting; its last lines are above.');
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return { origin, dataDir, stop };
    await pause(250);
  }
  await stop();
  throw new Error(`Vez was not ready within ${START_LIMIT_MS / 1000} s.`);
}
