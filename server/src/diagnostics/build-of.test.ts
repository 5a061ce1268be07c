import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOf } from './build-of';

it('reads which release a process runs; sources are none', () => {
  const root = mkdtempSync(join(tmpdir(), 'vez-build-'));
  expect(buildOf(root)).toEqual({ version: 'development', commit: '' });
  writeFileSync(join(root, 'VERSION'), 'vez-4.0.0-0123456789\n');
  expect(buildOf(root)).toEqual({ version: '4.0.0', commit: '0123456789' });
  rmSync(root, { recursive: true });
});
