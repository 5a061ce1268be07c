// `npm start`: installs, builds and starts all of Vez on this machine.
import { createServer } from 'node:net';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkNode, install } from './lib/install.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NEEDED_BYTES = 300 * 1024 * 1024;
const PARENT_CHECK_MS = 500;
/** The time in which a signal to the process group also reaches this process. */
const SIGNAL_MS = 300;
const say = (text) => console.log(`▸ ${text}`);

const portIsFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

async function checkMachine() {
  checkNode();
  const port = Number(process.env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a port number; it is “${process.env.PORT}”.`);
  if (!(await portIsFree(port))) {
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=8081 npm start`);
  }
  const data = process.env.VEZ_DATA_DIR ?? `${ROOT}var`;
  try {
    await mkdir(data, { recursive: true });
    await access(data, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data cannot be kept in ${data}: ${error.message}. Set VEZ_DATA_DIR to a folder of yours.`,
    );
  }
  const { bavail, bsize } = await statfs(data);
  if (bavail * bsize < NEEDED_BYTES)
    throw new Error(`There is too little room on the disk of ${data}: 300 MB are needed.`);
}

async function start() {
  const began = Date.now();
  await checkMachine();
  await install(say);
  say('Building what has changed.');
  const { buildSite } = await import('./build.mjs');
  const { buildServer } = await import('../../server/build.mjs');
  await Promise.all([buildSite(), buildServer()]);
  const { renderPage } = await import('../build/render-page.mjs');
  // Imported by address, because it only exists after the build.
  const { startHost } = await import(new URL('../../server/dist/host.mjs', import.meta.url).href);

  const starting = startHost({ root: ROOT, env: process.env, renderPage, say });
  // From here on a database may need stopping. A failed start stops its own.
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say('Stopping.');
    const begun = await starting.catch(() => undefined);
    await begun?.stop();
    process.exit(0);
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // The shell between npm and this process does not forward SIGTERM, so stop when the parent process changes. `exec` in
  // package.json is no option, because Windows lacks it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === 'start') {
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  }

  const host = await starting.catch(async (error) => {
    // Ctrl-C also ends the starting processes, possibly before the signal arrives here. That is no fault.
    await pause(SIGNAL_MS);
    if (!stopping) throw error;
  });
  if (stopping) return;
  console.log(`
Vez is up after ${((Date.now() - began) / 1_000).toFixed(1)} s.

  Web counter     ${host.origin}
  Remote counter  ${host.origin}/remoteCounterHome

  Counter         ${host.origin}/staff/counter?mock=ana        (clerk)
  Reception       ${host.origin}/staff/reception?mock=bruno    (receptionist)
  Devices         ${host.origin}/staff/enrol?mock=carla        (supervisor)
  Kiosk           ${host.origin}/staff/kiosk?mock=carla
  Display         ${host.origin}/staff/display?mock=carla
  Staff log in by ana, bruno, carla, fatima, gabriel, or of another department david, elsa; any password

  SMS codes       ${host.origin}/dev/outbox   (as JSON: ${host.origin}/dev/outbox.json?mobile=66123834)
  Host app        ${host.origin}/dev/host   (a simulator that speaks the protocol)
  API             ${host.origin}/api/docs

Ctrl-C stops all of it.
`);
}

start().catch((error) => {
  console.error(`\nVez could not start. ${error.message}`);
  process.exit(1);
});
