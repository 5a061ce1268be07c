import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MODULE = fileURLToPath(new URL('deployments.mjs', import.meta.url));

/** Reads them in a separate Node process, because jest cannot load its imports. */
function read(folder) {
  const script = `import { readDeployments } from ${JSON.stringify(MODULE)};
    try { console.log(JSON.stringify(await readDeployments(${JSON.stringify(ROOT)}, ${JSON.stringify(folder)}))); }
    catch (error) { console.log(JSON.stringify(error.message)); }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(stdout);
}

it('reads the deployments of the project, each with its city', () => {
  const zones = read(join(ROOT, 'deployments')).map(({ name, city }) => [name, city.timeZone]);
  expect(zones).toContainEqual(['lisbon', 'Europe/Lisbon']);
  expect(zones).toContainEqual(['web', 'Asia/Macau']);
});

it('stops a build with a sentence for each fault of each file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vez-deployments-'));
  writeFileSync(join(folder, 'a.json'), '{"city":"cities/a.json"}');
  writeFileSync(join(folder, 'b.json'), 'none');
  const sentences = read(folder);
  expect(sentences).toMatch(/a\.json: phone must be set\..*a\.json: texts must be set/);
  expect(sentences).toMatch(/b\.json cannot be read/);
  rmSync(folder, { recursive: true });
});
