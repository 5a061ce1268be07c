// The `package.json` of each package. All have the same version, and the exact dependencies of the workspace.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

const WORKSPACE = readJson('package.json');
export const SHARED = readJson('shared', 'package.json');
const BUILD = readJson('tools/build', 'package.json');

/** Packages that exist once on a page or in a test. The repository installs them, so that all packages share them. */
const PEERS = ['react', 'react-dom', 'styled-components'];
const TEST_PEERS = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'fast-check',
  'msw',
];
/** Tools for the tests and types of a remote. */
const REMOTE_TOOLS = ['@types/jest', '@types/node', '@types/react', '@types/react-dom', 'jest', 'typescript'];

/** The exact installed versions, instead of ranges of the catalogue. */
const installed = (folder, names) =>
  Object.fromEntries(
    names.map((name) => [name, readJson(folder, 'node_modules', name, 'package.json').version]),
  );

const alike = (name, description) => ({
  name,
  version: WORKSPACE.version,
  description,
  license: WORKSPACE.license,
  type: 'module',
  engines: WORKSPACE.engines,
});

/** Dependencies on our own packages, which share one version. */
const own = (...names) => Object.fromEntries(names.map((name) => [name, WORKSPACE.version]));

const compiled = (file) => file.replace(/\.tsx?$/, '');
const door = (file) => ({ types: `${file}.d.ts`, default: `${file}.js` });

export const sharedManifest = () => ({
  ...alike('@vez/shared', 'What @vez/contracts, bridge, ui and testing are made of. Import those.'),
  sideEffects: false,
  exports: {
    ...Object.fromEntries(Object.entries(SHARED.exports).map(([name, file]) => [name, door(compiled(file))])),
    './package.json': './package.json',
  },
  dependencies: installed(
    'shared',
    Object.keys(SHARED.dependencies).filter((name) => !PEERS.includes(name)),
  ),
  peerDependencies: installed('shared', [...PEERS, ...TEST_PEERS]),
  peerDependenciesMeta: Object.fromEntries(TEST_PEERS.map((name) => [name, { optional: true }])),
});

/** @param {Record<string, string>} doors of `doorsOf` */
export const facadeManifest = (name, description, doors) => ({
  ...alike(name, description),
  sideEffects: false,
  exports: Object.fromEntries(Object.keys(doors).map((path) => [path, door(`./${fileOf(path)}`)])),
  dependencies: own('@vez/shared'),
  peerDependencies: installed('shared', name === '@vez/testing' ? [...PEERS, ...TEST_PEERS] : PEERS),
});

/** The file name of a door's module, without its ending. */
export const fileOf = (path) => (path === '.' ? 'index' : path.slice(2).replaceAll('/', '-'));

export const buildManifest = () => ({
  ...alike('@vez/build', BUILD.description),
  bin: { vez: './bin/vez.mjs' },
  exports: { ...BUILD.exports, './types': { types: './types.d.ts' }, './package.json': './package.json' },
  dependencies: {
    ...own('@vez/shared'),
    ...installed('tools/build', Object.keys(BUILD.dependencies)),
    // For the commands, which are bundled without it.
    ...installed('.', ['esbuild']),
  },
  peerDependencies: installed('shared', PEERS),
});

export const createManifest = () => ({
  ...alike('@vez/create-remote', 'A new remote of Vez in a repository of its own.'),
  bin: { 'create-remote': './bin/create-remote.mjs' },
});

/** The dependencies of a new remote. */
export const remoteDependencies = () => ({
  dependencies: { ...own('@vez/bridge', '@vez/contracts', '@vez/ui'), ...installed('shared', PEERS) },
  devDependencies: {
    ...own('@vez/build', '@vez/testing'),
    ...installed('shared', [...TEST_PEERS, ...REMOTE_TOOLS]),
  },
  /** Additional ones by kind of remote. */
  more: { backend: own('@vez/backend'), vue: installed('e2e', ['vue']) },
});
