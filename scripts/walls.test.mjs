import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { WALLS } from './lib/walls.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const node = promisify(execFile);

/** Where, and what it imports that it may not. What is named “by export” hands it on instead. */
const PLANTED = {
  'a remote from another': ['mfe-booking/src/model/planted.ts', '../../../mfe-queue/src/routes'],
  'a remote from the shell': ['mfe-queue/src/screens/offer-number/planted.ts', '../../../../shell/src/store'],
  'a part that draws from the shell': ['shared/src/ui/planted.ts', '../../../shell/src/store'],
  'the contract from a part that draws': ['shared/src/contracts/planted.ts', '../ui/button/button'],
  'a module of the server from inside another': [
    'server/src/modules/booking/planted.ts',
    '../tickets/insert-tickets',
  ],
  'a screen from another, in a nested folder': [
    'mfe-booking/src/screens/reserve/seek/planted.ts',
    '../../set-params/set-params-screen',
  ],
  'a model from texts': ['mfe-tickets/src/model/planted.ts', '@vez/shared/i18n'],
  'calls from a part that draws': ['mfe-tickets/src/api/planted.ts', '@vez/shared/ui'],
  'the layout of the shell from its screens': ['shell/src/layout/planted.ts', '../screens/about-screen'],
  'texts of the server from what draws pages': ['server/src/texts/planted.ts', '../site/pages'],
  'secrets of the server from its configuration': ['server/src/secrets/planted.ts', '../config/config'],
  'a module of the server from what puts modules together': [
    'server/src/modules/booking/planted.ts',
    '../../wiring/services',
  ],
  'a journey from a screen': ['e2e/journeys/planted.ts', '../../mfe-booking/src/routes'],
  'a script from the server': ['scripts/lib/planted.mjs', '../../server/src/db/db'],
  'the build from a script': ['build/webpack/planted.mjs', '../../scripts/lib/site.mjs'],
  'a page of the bench from the bench of the server': ['bench/page/planted.mjs', '../server/parts.mjs'],
  'a remote by export': ['mfe-queue/src/planted.ts', '../../mfe-booking/src/routes'],
};
const LINT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = {};
  for (const [name, [filePath, target]] of Object.entries(JSON.parse(process.argv[1]))) {
    const code = name.endsWith('by export')
      ? "export * from '" + target + "';\\n"
      : "import * as planted from '" + target + "';\\nplanted;\\n";
    const [{ messages }] = await eslint.lintText(code, { filePath });
    found[name] = messages.map(({ ruleId }) => ruleId);
  }
  console.log(JSON.stringify(found));
`;

it('lets nobody import what the walls do not allow', async () => {
  const { stdout } = await node(
    process.execPath,
    ['--input-type=module', '--eval', LINT, JSON.stringify(PLANTED)],
    { cwd: ROOT },
  );
  const found = JSON.parse(stdout.trim().split('\n').at(-1));
  const passed = Object.keys(PLANTED).filter((name) => !found[name].includes('boundaries/dependencies'));
  expect(passed).toEqual([]);
}, 120_000);

it('names no part that is not there', () => {
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
      // The top of a package holds its own files alone: a new folder in it needs a row.
      if (!part.includes('/')) return folder === place;
      return new RegExp(`^${place.replace('*', '[^/]+')}(?:/|$)`).test(folder);
    });
  expect([...folders].filter((folder) => !isHeld(folder))).toEqual([]);
});

it('has current tables in docs/walls.md', async () => {
  await node(process.execPath, ['scripts/walls.mjs', '--check'], { cwd: ROOT });
});
