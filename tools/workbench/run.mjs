// Builds the workbench if parts have changed, serves it, and checks every part in Chromium.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../..');
const BUILT = join(ROOT, 'var', 'workbench');

const run = (name, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(join(HERE, 'node_modules', '.bin', name), args, {
      cwd: HERE,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** The fingerprint of all sources of the workbench. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'pnpm-lock.yaml')));
  for (const folder of ['shared/src', 'tools/build', 'tools/workbench/.storybook']) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !file.includes('node_modules'))
        hash.update(file.slice(ROOT.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

const stamp = join(BUILT, 'stamp');
const now = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  const code = await run('storybook', ['build', '--quiet', '--output-dir', BUILT]);
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, now);
}

const server = createServer(sirv(BUILT));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const code = await run('playwright', ['test', ...process.argv.slice(2)], {
  VEZ_WORKBENCH: `http://127.0.0.1:${server.address().port}`,
  VEZ_WORKBENCH_INDEX: join(BUILT, 'index.json'),
});
server.close();
process.exit(code);
