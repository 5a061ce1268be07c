// `npm start`: installs, builds, and brings all of Vez up on this machine.
import { createServer } from 'node:net';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkNode, install } from './lib/install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NEEDED_BYTES = 300 * 1024 * 1024;
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
  const { buildServer } = await import('../server/build.mjs');
  await Promise.all([buildSite(), buildServer()]);
  const { renderPage } = await import('../build/render-page.mjs');
  const { startHost } = await import('../server/dist/host.mjs');

  const host = await startHost({ root: ROOT, env: process.env, renderPage, say });
  console.log(`
Vez is up after ${((Date.now() - began) / 1_000).toFixed(1)} s.

  Web counter     ${host.origin}
  Remote counter  ${host.origin}/remoteCounterHome
  SMS codes       ${host.origin}/dev/outbox   (as JSON: ${host.origin}/dev/outbox.json?mobile=66123834)
  Host app        ${host.origin}/dev/host   (a simulator that speaks the protocol)
  API             ${host.origin}/api/openapi.json

Ctrl-C stops all of it.
`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say('Stopping.');
    await host.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

start().catch((error) => {
  console.error(`\nVez could not start. ${error.message}`);
  process.exit(1);
});
