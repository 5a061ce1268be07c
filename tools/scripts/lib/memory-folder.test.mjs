import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const USE = `
  import { writeFileSync } from 'node:fs';
  import { memoryFolder } from '${join(__dirname, 'memory-folder.mjs')}';
  const folder = memoryFolder();
  if (folder !== undefined) writeFileSync(folder + '/data', 'data');
  console.log(folder ?? 'none');
`;

it('exists while its process runs, if the machine has enough memory', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', USE], { encoding: 'utf8' });
  expect(said).toMatch(/^(?:none|\/dev\/shm\/vez-tests-\d+)\n$/);
  expect(existsSync(said.trim())).toBe(false);
});
