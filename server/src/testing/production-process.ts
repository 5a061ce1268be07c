import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleProduction } from '../../build.mjs';
import { freePort } from './free-port';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));
const SHIFTED_CLOCK = pathToFileURL(fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))).href;

/** The server of a release, built as `npm run build` builds it, in a folder of its own. */
export async function buildRelease() {
  const root = await mkdtemp(join(tmpdir(), 'vez-release-'));
  const dist = join(root, 'server', 'dist');
  await mkdir(dist, { recursive: true });
  await Promise.all([
    bundleProduction({ outdir: dist, sourcemap: false }),
    cp(join(SERVER, 'src', 'db', 'migrations'), join(dist, 'migrations'), { recursive: true }),
  ]);
  return {
    file: join(dist, 'server.mjs'),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
export type Release = Awaited<ReturnType<typeof buildRelease>>;

/**
 * Starts a process of the API as production does.
 * @param aheadMs how far its own clock is ahead of the true time
 * @throws Error with its output if it ends before it is ready
 */
export async function startProcess(release: Release, env: Record<string, string>, aheadMs = 0) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const flags = aheadMs === 0 ? [] : ['--import', SHIFTED_CLOCK];
  const child = spawn(process.execPath, [...flags, release.file], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port), VEZ_TEST_CLOCK_AHEAD_MS: String(aheadMs) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said += part.toString('utf8')));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The process ended while starting: ${said}`);
    await pause(50);
  }
  return {
    origin,
    /** All output of its log. */
    said: () => said,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Its exit code; null where a signal ended it. */
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
export type ApiProcess = Awaited<ReturnType<typeof startProcess>>;
