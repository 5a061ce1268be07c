// Installs pnpm and the dependencies, unless they already match the lockfile.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pnpmWords } from './pnpm.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STAMP = `${ROOT}node_modules/.vez-lockfile`;
const OLDEST = [20, 19];

/** @throws Error if Node is too old */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(`Vez needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.`);
}

export async function install(say) {
  checkNode();
  const lockfile = createHash('sha256')
    .update(await readFile(`${ROOT}pnpm-lock.yaml`))
    .digest('hex');
  const isInstalled = existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === lockfile;
  if (isInstalled) return;
  say('Installing the dependencies (about a minute the first time).');
  const words = pnpmWords();
  const code = await new Promise((resolve) => {
    const child = spawn('npx', [...words, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    });
    child.once('error', () => resolve(1));
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('The dependencies could not be installed; the reason is above.');
  await writeFile(STAMP, lockfile);
}
