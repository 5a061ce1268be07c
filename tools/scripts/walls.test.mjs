import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { WALLS } from './lib/walls.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const node = promisify(execFile);

const WALL = 'boundaries/dependencies';
const IMPORTS = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';
const SYNTAX = 'no-restricted-syntax';

const all = (target) => `import * as planted from '${target}';\nvoid planted;`;
const type = (target) => `import type { Planted } from '${target}';\nexport type Own = Planted;`;
const exported = (target) => `export * from '${target}';`;
const typeExported = (target) => `export type { Planted } from '${target}';`;
const later = (target) => `export const planted = retryImport(() => import('${target}'));`;
const assigned = (target) => `import planted = require('${target}');\nvoid planted;`;
const required = (target) => `require('${target}');`;
const created = (target) => `createRequire(import.meta.url)('${target}');`;
const kept = (target) => `const ownRequire = createRequire(import.meta.url);\nownRequire('${target}');`;
const resolved = (target) => `import.meta.resolve('${target}');`;
const address = (target) => `export const planted = new URL('${target}', import.meta.url);`;
const worker = (target) => `new Worker(new URL('${target}', import.meta.url));`;
const actual = (target) => `jest.requireActual('${target}');`;
const mocked = (target) => `jest.mock('${target}');`;
const mockedLater = (target) => `jest.doMock('${target}', () => ({}));`;

const QUEUE = '../../../mfe-queue/src/routes';

/** Forbidden imports: the file, the import and the rule that refuses it. */
const PLANTED = {
  'a remote from another': ['mfe-booking/src/model/planted.ts', all(QUEUE)],
  'a remote from another, types alone': ['mfe-booking/src/model/planted.ts', type(QUEUE)],
  'a remote from another, in a type': [
    'mfe-booking/src/model/planted.ts',
    `export type Planted = import('${QUEUE}').Planted;`,
    '@typescript-eslint/consistent-type-imports',
  ],
  'a remote from another, later': ['mfe-booking/src/components/planted.ts', later(QUEUE)],
  'a remote from another, as CommonJS': ['mfe-booking/src/model/planted.ts', required(QUEUE)],
  'a remote from another, by assignment': ['mfe-booking/src/model/planted.ts', assigned(QUEUE)],
  'a remote from another, by createRequire': ['mfe-booking/src/model/planted.ts', created(QUEUE)],
  'a remote from another, in a worker': ['mfe-booking/src/components/planted.ts', worker(`${QUEUE}.tsx`)],
  'a file of another remote by its address': [
    'mfe-booking/src/components/planted.ts',
    address(`${QUEUE}.tsx`),
  ],
  'a remote from another, by the name of its package': [
    'mfe-booking/src/components/planted.ts',
    all('@vez/mfe-queue/src/routes'),
    IMPORTS,
  ],
  'a remote from another, by a name made up': [
    'mfe-booking/src/components/planted.ts',
    'export const planted = (name: string) => retryImport(() => import(`../../../mfe-queue/${name}`));',
    SYNTAX,
  ],
  'a remote by export': ['mfe-queue/src/planted.ts', exported('../../mfe-booking/src/routes')],
  'types of a remote by export': ['mfe-queue/src/planted.ts', typeExported('../../mfe-booking/src/routes')],
  'a remote by export of a testing folder': ['mfe-booking/src/testing/planted.ts', exported(QUEUE)],
  'a testing folder from a screen': [
    'mfe-booking/src/screens/reserve/planted.ts',
    all('../../testing/hall'),
    IMPORTS,
  ],
  'a testing folder from beside it': ['mfe-booking/src/planted.ts', all('./testing/hall'), IMPORTS],
  'the testing of shared from a screen': [
    'mfe-booking/src/screens/reserve/planted.ts',
    all('@vez/shared/testing'),
  ],
  'a test from the program': ['mfe-booking/src/model/planted.ts', all('./hold-client.test'), IMPORTS],
  'a remote from the test of another': ['mfe-booking/src/model/planted.test.ts', all(QUEUE)],
  'the shell from the test of a remote': [
    'mfe-booking/src/model/planted.test.ts',
    all('../../../shell/src/store'),
  ],
  'a remote from the test of shared': [
    'shared/src/ui/planted.test.tsx',
    all('../../../mfe-queue/src/routes'),
  ],
  'a screen from the test of the server': [
    'server/src/texts/planted.test.ts',
    all('../../../mfe-queue/src/routes'),
  ],
  'a remote from a test, by requireActual': ['mfe-booking/src/model/planted.test.ts', actual(QUEUE)],
  'a module of ours that a test mocks': ['mfe-booking/src/model/planted.test.ts', mocked('./pages'), SYNTAX],
  'a module of ours that a test mocks later': [
    'mfe-booking/src/model/planted.test.ts',
    mockedLater('@vez/shared/http'),
    SYNTAX,
  ],
  'a remote from a story': ['shared/src/ui/planted.stories.tsx', all('../../../mfe-queue/src/routes')],
  'files of the machine from a remote': ['mfe-booking/src/components/planted.ts', all('node:fs')],
  'files of the machine from the shell': ['shell/src/layout/planted.ts', all('fs')],
  'React from the domain': ['shared/src/domain/planted.ts', all('react')],
  'axios from the contract': ['shared/src/contracts/planted.ts', all('axios')],
  'axios from a screen': ['mfe-booking/src/screens/reserve/planted.ts', all('axios'), IMPORTS],
  'React from a model': ['mfe-booking/src/model/planted.ts', all('react')],
  'schemas from a screen': [
    'mfe-booking/src/screens/reserve/planted.ts',
    all('@vez/shared/contracts'),
    IMPORTS,
  ],
  'schemas from a model': ['mfe-booking/src/model/planted.ts', all('@vez/shared/contracts'), IMPORTS],
  'the client of calls from a model': ['mfe-booking/src/model/planted.ts', all('@vez/shared/http')],
  'a copy of the query client, by its path': [
    'shared/src/queries/planted.ts',
    all('../bridge/query'),
    IMPORTS,
  ],
  'the network from a model': ['mfe-booking/src/model/planted.ts', "void fetch('/api');", GLOBALS],
  'the network from a model, by the page': [
    'mfe-booking/src/model/planted.ts',
    "void globalThis.fetch('/api');",
    GLOBALS,
  ],
  'what is stored from a model': ['mfe-booking/src/model/planted.ts', 'localStorage.clear();', GLOBALS],
  'the document from the domain': ['shared/src/domain/planted.ts', 'document.body.remove();', GLOBALS],
  'the time from a model': ['mfe-booking/src/model/planted.ts', 'export const now = dayjs();', SYNTAX],
  'the day from a model': ['mfe-booking/src/model/planted.ts', 'export const now = new Date();', SYNTAX],
  'the time from the domain': ['shared/src/domain/planted.ts', 'export const now = Date.now();', SYNTAX],
  'the time from the dates of the domain': [
    'shared/src/domain/dates/planted.ts',
    'export const now = dayjs();',
    SYNTAX,
  ],
  'a remote from the shell': [
    'mfe-queue/src/screens/offer-number/planted.ts',
    all('../../../../shell/src/store'),
  ],
  'a part that draws from the shell': ['shared/src/ui/planted.ts', all('../../../shell/src/store')],
  'the contract from a part that draws': ['shared/src/contracts/planted.ts', all('../ui/button/button')],
  'a screen from another, in a nested folder': [
    'mfe-booking/src/screens/reserve/seek/planted.ts',
    all('../../set-params/set-params-screen'),
  ],
  'a model from texts': ['mfe-tickets/src/model/planted.ts', all('@vez/shared/i18n')],
  'calls from a part that draws': ['mfe-tickets/src/api/planted.ts', all('@vez/shared/ui')],
  'the layout of the shell from its screens': ['shell/src/layout/planted.ts', all('../screens/about-screen')],
  'a module of the server from inside another': [
    'server/src/modules/booking/planted.ts',
    all('../tickets/insert-ticket'),
  ],
  'a module of the server from what puts modules together': [
    'server/src/modules/booking/planted.ts',
    all('../../wiring/services'),
  ],
  'texts of the server from what draws pages': ['server/src/texts/planted.ts', all('../site/pages')],
  'secrets of the server from its configuration': ['server/src/secrets/planted.ts', all('../config/config')],
  'the server from a screen': ['server/src/site/planted.ts', all('../../../mfe-queue/src/routes')],
  'the server from a screen, by createRequire': [
    'server/src/site/planted.ts',
    kept('../../../mfe-queue/src/routes'),
  ],
  'the server from a screen, in a worker': [
    'server/src/site/planted.ts',
    worker('../../../mfe-queue/src/routes.tsx'),
  ],
  'what the server takes by a name made up': [
    'server/src/site/planted.ts',
    'export const planted = (name: string) => import(`../../../mfe-queue/src/${name}`);',
    SYNTAX,
  ],
  'a part of a statement from elsewhere': [
    'server/src/modules/booking/planted.ts',
    "export const planted = statement('planted', `SELECT * FROM ticket WHERE ${own}`);",
    SYNTAX,
  ],
  'a journey from a screen': ['e2e/journeys/planted.ts', all('../../mfe-booking/src/routes')],
  'a script from the server': ['tools/scripts/lib/planted.mjs', all('../../../server/src/db/db')],
  'a script from the server, by createRequire': [
    'tools/scripts/lib/planted.mjs',
    created('../../../server/src/db/db'),
  ],
  'what a script requires by another name': [
    'tools/scripts/lib/planted.mjs',
    "const load = createRequire(import.meta.url);\nload('../../../server/src/db/db');",
    SYNTAX,
  ],
  'a script from the server, by its place': [
    'tools/scripts/lib/planted.mjs',
    resolved('../../../server/src/db/db.ts'),
  ],
  'the server from the test of a script': [
    'tools/scripts/lib/planted.test.mjs',
    all('../../../server/src/db/db'),
  ],
  'the build from a script': ['tools/build/webpack/planted.mjs', all('../../scripts/lib/site.mjs')],
  'a page of the bench from the bench of the server': [
    'tools/bench/page/planted.mjs',
    all('../server/parts.mjs'),
  ],
};
/** Allowed imports, because rules that refuse everything would pass the test. */
const ALLOWED = {
  'dates in the domain': ['shared/src/domain/planted.ts', all('dayjs')],
  'types of React in the contract': ['shared/src/contracts/planted.ts', type('react')],
  'errors of calls in a model': ['mfe-booking/src/model/planted.ts', all('@vez/shared/api-error')],
  'a package in a screen': ['mfe-booking/src/screens/reserve/planted.ts', all('@tanstack/react-virtual')],
  'texts of a remote by their language': [
    'mfe-booking/src/planted.ts',
    'export const planted = (name: string) => import(`./locales/${name}.json`);',
  ],
  'a test of a remote with its testing folder': [
    'mfe-booking/src/model/planted.test.ts',
    all('../testing/hall'),
  ],
  'a test of a remote with that of shared': [
    'mfe-booking/src/model/planted.test.ts',
    all('@vez/shared/testing'),
  ],
  'a test of the server with files of its machine': ['server/src/texts/planted.test.ts', all('node:fs')],
  'files of the machine in the server': ['server/src/site/planted.ts', all('node:fs')],
  'a package by createRequire in the build': ['tools/build/webpack/planted.mjs', created('webpack')],
  'sources as text in a script': [
    'tools/scripts/lib/planted.mjs',
    address('../../../shared/src/domain/paths.ts'),
  ],
};
const LINT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = {};
  for (const [name, [filePath, code]] of Object.entries(JSON.parse(process.argv[1]))) {
    const [{ messages }] = await eslint.lintText(code + '\\n', { filePath });
    found[name] = messages.map(({ ruleId, message }) => ruleId ?? message);
  }
  console.log(JSON.stringify(found));
`;

it('refuses each import that the walls do not allow, and no other', async () => {
  const { stdout } = await node(
    process.execPath,
    ['--input-type=module', '--eval', LINT, JSON.stringify({ ...PLANTED, ...ALLOWED })],
    { cwd: ROOT },
  );
  const found = JSON.parse(stdout.trim().split('\n').at(-1));
  const passed = Object.entries(PLANTED).filter(([name, [, , rule = WALL]]) => !found[name].includes(rule));
  expect(passed.map(([name]) => [name, ...found[name]])).toEqual([]);
  const refused = Object.keys(ALLOWED).filter((name) => found[name].length > 0);
  expect(refused.map((name) => [name, ...found[name]])).toEqual([]);
}, 120_000);

it('names only existing parts', () => {
  const parts = new Set(WALLS.map(({ part }) => part));
  const named = WALLS.flatMap(({ may }) => may.map((name) => name.split('#')[0]));
  expect(named.filter((name) => !parts.has(name))).toEqual([]);
});

it('has a row for every folder of code', async () => {
  const { stdout } = await node('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT });
  const code = stdout
    .split('\n')
    .filter((file) => file.includes('/') && !/\.test\.|\/(?:testing|\.storybook)\//.test(file));
  const folders = new Set(code.map((file) => file.slice(0, file.lastIndexOf('/'))));
  const isHeld = (folder) =>
    WALLS.some(({ part, at }) => {
      const place = at.replace(/\/$/, '');
      // The top of a package covers only its own files: a new folder in it needs a row.
      if (!part.includes('/')) return folder === place;
      return new RegExp(`^${place.replace('*', '[^/]+')}(?:/|$)`).test(folder);
    });
  expect([...folders].filter((folder) => !isHeld(folder))).toEqual([]);
});

it('has a current table of allowed imports in docs/walls.md', async () => {
  const check = node(process.execPath, ['tools/scripts/walls.mjs', '--check'], { cwd: ROOT });
  await expect(check).resolves.toBeDefined();
});
