import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let lib;
beforeAll(async () => (lib = await import('./lib/facade-exports.mjs')));

it('have the exports and versions that are recorded: node tools/scripts/facades.mjs', async () => {
  expect(await lib.facadesNow()).toEqual(lib.FACADES);
  expect(lib.FACADES['@vez/shared/router'].exports).toContain('useParams');
});

it('have the same versions in the shell as in the builds of remotes', () => {
  const source = readFileSync(join(__dirname, '../../shared/src/host/shared-modules.ts'), 'utf8');
  const inShell = [...source.matchAll(/'(@vez\/shared\/\w+)': provided\(\w+, '([\d.]+)'\)/g)];
  expect(Object.fromEntries(inShell.map(([, name, version]) => [name, version]))).toEqual(
    Object.fromEntries(Object.entries(lib.FACADES).map(([name, { version }]) => [name, version])),
  );
});

it.each([
  ['stays with the same exports', ['a', 'b'], '1.2.0'],
  ['rises in its minor part with an addition', ['a', 'b', 'c'], '1.3.0'],
  ['rises in its major part with a removal', ['a', 'c'], '2.0.0'],
])('a version %s', (_, exports, version) => {
  expect(lib.nextVersion({ version: '1.2.0', exports: ['a', 'b'] }, exports)).toBe(version);
});
