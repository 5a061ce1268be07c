import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let lib;
beforeAll(async () => (lib = await import('./lib/facade-exports.mjs')));
const read = (file) => readFileSync(fileURLToPath(file), 'utf8');

it('have the exports that are recorded for their versions: node tools/scripts/facades.mjs', async () => {
  const recorded = JSON.parse(read(lib.RECORD));
  const now = await lib.facadesNow();
  expect(lib.versionProblems(now, recorded)).toEqual([]);
  expect(now).toEqual(recorded);
  expect(now['@vez/shared/router'].exports).toContain('useParams');
});

it('have the same versions in the shell as in the builds of remotes', async () => {
  const source = read(new URL('../../shared/src/host/shared-modules.ts', `file://${__dirname}/`));
  const inShell = [...source.matchAll(/'(@vez\/shared\/\w+)': provided\(\w+, '([\d.]+)'\)/g)];
  const now = await lib.facadesNow();
  expect(Object.fromEntries(inShell.map(([, name, version]) => [name, version]))).toEqual(
    Object.fromEntries(Object.entries(now).map(([name, { version }]) => [name, version])),
  );
});

describe('a change of exports', () => {
  const at = (version, ...exports) => ({ router: { version, exports } });
  const before = at('1.2.0', 'a', 'b');

  it.each([
    [
      'an addition with the same version',
      at('1.2.0', 'a', 'b', 'c'),
      'has c now: raise its version to 1.3.0.',
    ],
    ['a removal with a minor version', at('1.3.0', 'a'), 'no longer has b: raise its version to 2.0.0.'],
  ])('is refused: %s', (_, now, problem) => {
    expect(lib.versionProblems(now, before)).toEqual([`router ${problem}`]);
  });

  it.each([
    ['an addition with a minor version', at('1.3.0', 'a', 'b', 'c')],
    ['a removal with a major version', at('2.0.0', 'a')],
    ['nothing', before],
  ])('is accepted: %s', (_, now) => {
    expect(lib.versionProblems(now, before)).toEqual([]);
  });
});
