import { parseSync } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cutSource } from './cut-source.mjs';
import { LEAN_FEDERATION } from './lean-federation.mjs';
import {
  FEDERATION_CUTS,
  leanFederation,
  leanPackages,
  PACKAGE_CUTS,
  ROUTER_BUILD,
} from './lean-packages.mjs';
import { LEAN_SOURCES } from './lean-sources.mjs';
import * as unusedFederation from './unused-federation.mjs';

const fromBuild = createRequire(__filename);
const fromShared = createRequire(fromBuild.resolve('../../shared/package.json'));
const fromShell = createRequire(fromBuild.resolve('../../shell/package.json'));
const fromRouter = createRequire(fromShared.resolve('react-router-dom'));
const fromStyled = createRequire(fromShared.resolve('styled-components'));
const fromFederation = createRequire(fromBuild.resolve('@module-federation/enhanced/webpack'));
const fromBundlerRuntime = createRequire(
  fromFederation.resolve('@module-federation/webpack-bundler-runtime'),
);
const fromRuntime = createRequire(fromBundlerRuntime.resolve('@module-federation/runtime'));

const PLACES = [
  fromShared,
  fromShell,
  fromRouter,
  fromStyled,
  fromFederation,
  fromBundlerRuntime,
  fromRuntime,
];

/** The folder of a package, as a bundler finds it from the one that needs it. */
function folderOf(name) {
  for (const { resolve } of PLACES) {
    try {
      const main = resolve(name);
      return main.slice(0, main.lastIndexOf(`${name}/`) + name.length);
    } catch {
      // Not visible from there.
    }
  }
  throw new Error(`${name} is not installed`);
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const read = (file) => readFileSync(file, 'utf8');
const statementsOf = (file) => parseSync(read(file), { syntax: 'ecmascript', target: 'es2022' }).body;

/** The names that an import takes of its module; those of `import * as x` are looked up in the text. */
const namesTaken = ({ specifiers }, text) =>
  specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
    if (specifier.type === 'ImportSpecifier') return [(specifier.imported ?? specifier.local).value];
    return [...text.matchAll(new RegExp(`\\b${specifier.local.value}\\.(\\w+)`, 'g'))].map(
      ([, name]) => name,
    );
  });

/** The names that the package's own files, below the folder of a cut, take of what is cut. */
const takenOf = ({ package: name, folder, file }) =>
  filesBelow(join(folderOf(name), folder)).flatMap((path) =>
    statementsOf(path)
      .filter(({ type, source }) => type === 'ImportDeclaration' && source.value.endsWith(`/${file}`))
      .flatMap((statement) => namesTaken(statement, read(path))),
  );

/** The names that a file exports by `export { a, b as c }`, which is how built packages write it. */
const exportsOf = (file) =>
  statementsOf(file)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ specifiers }) => specifiers.map(({ orig, exported }) => (exported ?? orig).value))
    .sort();

const CUTS = [...PACKAGE_CUTS, ...FEDERATION_CUTS];

describe.each(CUTS)('what stands in for $file of $package', (cut) => {
  const taken = takenOf(cut);
  it('is asked for by the package', () => {
    expect(taken).not.toEqual([]);
  });
  it('has each name that is taken of it', async () => {
    const has = Object.keys(await import(cut.by));
    expect(taken.filter((name) => !has.includes(name))).toEqual([]);
  });
});

it('has nothing in place of federation that no file of it takes', () => {
  const taken = FEDERATION_CUTS.filter(({ by }) => by.endsWith('unused-federation.mjs')).flatMap(takenOf);
  const left = Object.keys(unusedFederation).filter((name) => name !== 'default' && !taken.includes(name));
  expect(left).toEqual([]);
});

it('has each member that federation uses of its snapshot handler', () => {
  const core = filesBelow(join(folderOf('@module-federation/runtime-core'), 'dist'));
  const used = core
    .filter((file) => !file.endsWith('SnapshotHandler.js'))
    .flatMap((file) => [...read(file).matchAll(/\bsnapshotHandler\.(\w+)/g)].map(([, name]) => name));
  expect(used).toContain('loadRemoteSnapshotInfo');
  const handler = new unusedFederation.SnapshotHandler();
  expect(used.filter((name) => !(name in handler))).toEqual([]);
});

describe('the router without development warnings', () => {
  const router = dirname(dirname(dirname(ROUTER_BUILD['react-router'])));
  const { exports } = JSON.parse(read(join(router, 'package.json')));
  it.each(Object.entries(ROUTER_BUILD))('exports from %s what the usual build exports', (name, file) => {
    const offered = exports[name.replace('react-router', '.')].import.default;
    expect(offered).toContain('dist/development/');
    expect(exportsOf(file)).toEqual(exportsOf(join(router, offered)));
    expect(exportsOf(file)).not.toEqual([]);
  });
});

it('replaces an import only below the folder of its package, with either slash', () => {
  const replaced = (context, request) => {
    const resource = { context, request };
    for (const { resourceRegExp, newResource } of [...leanPackages(), ...leanFederation()])
      if (resourceRegExp.test(resource.request)) newResource(resource);
    return resource.request !== request;
  };
  expect(replaced('/p/node_modules/@module-federation/sdk/dist', './logger.js')).toBe(true);
  expect(replaced('C:\\p\\node_modules\\@module-federation\\sdk\\dist', './logger.js')).toBe(true);
  expect(replaced('/p/node_modules/@module-federation/runtime-core/dist/remote', '../utils/preload.js')).toBe(
    true,
  );
  expect(replaced('/p/node_modules/other/sdk/dist', './logger.js')).toBe(false);
  expect(replaced('/p/node_modules/axios/lib/core', './fetch.js')).toBe(false);
});

describe.each([...LEAN_SOURCES, ...LEAN_FEDERATION])('$package without what $file has for others', (cuts) => {
  const files = filesBelow(folderOf(cuts.package)).filter((path) => cuts.file.test(path));

  it('is smaller, and still a program', () => {
    expect(files).toHaveLength(1);
    const source = read(files[0]);
    const lean = cutSource(source, cuts);
    expect(lean.length).toBeLessThan(source.length);
    expect(() => parseSync(lean, { syntax: 'ecmascript', target: 'es2022' })).not.toThrow();
  });

  it('fails a build with a package that is written otherwise', () => {
    expect(() => cutSource('\nexport default 1;\n', cuts)).toThrow(`${cuts.package} has no`);
  });
});

it('finds the components that the router makes at its top', () => {
  const router = LEAN_SOURCES.find((cuts) => cuts.package === 'react-router');
  const [file] = filesBelow(folderOf('react-router')).filter((path) => router.file.test(path));
  const lean = cutSource(read(file), router);
  expect(lean.match(/^var \w+ = \/\* @__PURE__ \*\/ React/gm).length).toBeGreaterThan(10);
});
