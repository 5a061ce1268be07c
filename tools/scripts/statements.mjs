// Writes each server statement with its parameters and columns, as PostgreSQL describes them. The test that writes the
// file compares it in all other runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url)),
    ...['--selectProjects', 'server', '--runTestsByPath', 'server/src/db/statements.test.ts'],
  ],
  { stdio: 'inherit', env: { ...process.env, VEZ_WRITE_STATEMENTS: 'on' } },
);
process.exitCode = status ?? 1;
