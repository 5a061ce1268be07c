// Starts Vez like `npm start`, on a free port with its own database, for journeys and benchmarks.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_LIMIT_MS = 300_000;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Finds a free port below those that systems give to outgoing connections, which may take it before it is used. */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/**
 * Starts Vez and waits until it is ready.
 * @param {Record<string, string>} [env] additional settings
 * @param {{ quiet?: boolean }} [options] `quiet` hides its output, except errors
 * @returns {Promise<{ origin: string, dataDir: string, stop: () => Promise<void> }>} `stop` also removes its data
 * @throws Error if it stops during the start, or takes longer than 300 s
 */
export async function startVez(env = {}, { quiet = false } = {}) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vez-'));
  const host = spawn(process.execPath, ['tools/scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      VEZ_DATA_DIR: dataDir,
      // Tests request more codes from one machine than people do, and run at any hour.
      VEZ_SMS_LIMITS: 'off',
      VEZ_OFFERS_AT_NIGHT: 'on',
      ...env,
    },
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
