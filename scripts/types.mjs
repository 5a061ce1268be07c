// Type-checks every package, a few at a time.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { packagesWith } from './lib/packages.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const check = (name) =>
  new Promise((resolve) => {
    // What was found out is kept, so that the next check looks at what changed since.
    const kept = ['--incremental', '--tsBuildInfoFile', `var/types/${name}.tsbuildinfo`];
    const child = spawn(`${ROOT}node_modules/.bin/tsc`, ['-p', name, '--noEmit', '--pretty', ...kept], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('exit', (code) => resolve(code === 0));
  });

const waiting = packagesWith('tsconfig.json');
const worker = async () => {
  let passed = true;
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    passed = (await check(name)) && passed;
  }
  return passed;
};
const passed = await Promise.all(Array.from({ length: Math.min(4, cpus().length) }, worker));
process.exit(passed.every(Boolean) ? 0 : 1);
