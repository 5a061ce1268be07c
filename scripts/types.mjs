// Type-checks everything: the packages that share their settings as one program, the others one by one.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { packagesWith } from './lib/packages.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const check = (name, keptAs) =>
  new Promise((resolve) => {
    // What was found out is kept, so that the next check looks at what changed since.
    const kept = ['--incremental', '--tsBuildInfoFile', `var/types/${keptAs}.tsbuildinfo`];
    const child = spawn(`${ROOT}node_modules/.bin/tsc`, ['-p', name, '--noEmit', '--pretty', ...kept], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('exit', (code) => resolve(code === 0));
  });

const hasOwnSettings = (name) =>
  'compilerOptions' in JSON.parse(readFileSync(`${ROOT}${name}/tsconfig.json`, 'utf8'));
const apart = packagesWith('tsconfig.json').filter((name) => name !== 'build' && hasOwnSettings(name));

const passed = await Promise.all([
  check('.', 'all'),
  (async () => {
    let all = true;
    for (const name of apart) all = (await check(name, name)) && all;
    return all;
  })(),
]);
process.exit(passed.every(Boolean) ? 0 : 1);
