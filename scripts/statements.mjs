// Writes what each statement of the server takes and answers, as PostgreSQL describes it. The same test that writes it
// compares it in every other run.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../node_modules/jest/bin/jest.js', import.meta.url)),
    ...['--selectProjects', 'server', '--runTestsByPath', 'server/src/db/statements.test.ts'],
  ],
  { stdio: 'inherit', env: { ...process.env, VEZ_WRITE_STATEMENTS: 'on' } },
);
process.exitCode = status ?? 1;
