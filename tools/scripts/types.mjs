// Type-checks everything: packages with common settings as one program, the others separately.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { packagesWith } from './lib/packages.mjs';

const ROOT = new URL('../..', import.meta.url).pathname;
/** The fast compiler. The other one has the API that the linter needs. */
const TSC = `${ROOT}node_modules/typescript-7/bin/tsc`;
const check = (name, keptAs) =>
  new Promise((resolve) => {
    // Results are cached, so that the next check only covers changes.
    const kept = ['--incremental', '--tsBuildInfoFile', `var/types/${keptAs}.tsbuildinfo`];
    const child = spawn(process.execPath, [TSC, '-p', name, '--noEmit', '--pretty', ...kept], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('exit', (code) => resolve(code === 0));
  });

const hasOwnSettings = (name) =>
  'compilerOptions' in JSON.parse(readFileSync(`${ROOT}${name}/tsconfig.json`, 'utf8'));
const apart = [...packagesWith('tsconfig.json'), 'tools/workbench'].filter(hasOwnSettings);

let passed = await check('.', 'all');
for (const name of apart) passed = (await check(name, name)) && passed;
process.exit(passed ? 0 : 1);
