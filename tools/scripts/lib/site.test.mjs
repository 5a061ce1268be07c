import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const NAME = 'mfe-parking';
let dir;
let registryEntry;
let problemsOf;
beforeAll(async () => {
  ({ registryEntry } = await import('./site.mjs'));
  ({ problemsOf } = await import('../remote/check.mjs'));
});
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vez-entry-'));
  write(
    'remote.json',
    JSON.stringify({ name: NAME, routes: ['/parking'], contract: '^1.2.0', owner: 'team' }),
  );
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(file, content) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), content);
}

/** Writes what webpack would. @param screens the files of each screen, by its import */
function build(screens, files = {}) {
  const all = { 'entry.js': Buffer.from('entry'), ...files };
  for (const [name, content] of Object.entries(all)) write(`site/assets/${NAME}/${name}`, content);
  const integrity = Object.fromEntries(Object.keys(all).map((name) => [name, 'sha256-']));
  const manifest = { files: integrity, entries: {}, screens, locales: {} };
  write(`site/assets/${NAME}/build-manifest.json`, JSON.stringify(manifest));
  return registryEntry(dir, join(dir, 'site'));
}

const SCREEN = `import { lazyScreen } from "@vez/bridge";
const Parking = lazyScreen(() => import("./screens/parking/parking-screen"), "ParkingScreen");
export const routes = [{ path: "/parking", screen: Parking }];`;

it('weighs a first screen however its route is written', async () => {
  write('src/routes.tsx', SCREEN);
  const screens = { './screens/parking/parking-screen': ['parking.js'] };
  const entry = await build(screens, { 'parking.js': randomBytes(311 * 1_024) });
  const problems = await problemsOf({ entry, files: [], builtIn: join(dir, 'site') });
  expect(problems.filter((problem) => problem.startsWith('size'))).toEqual([
    expect.stringMatching(/^size: \/parking loads 3\d\d KB, and 60 are allowed\./),
  ]);
});

it('refuses a path without a screen, and a screen without a file', async () => {
  write('src/routes.tsx', SCREEN.replace('path: "/parking"', 'path: "/elsewhere"'));
  await expect(build({})).rejects.toThrow(
    'mfe-parking: src/routes.tsx has no screen for /parking of remote.json.',
  );
  write('src/routes.tsx', SCREEN);
  await expect(build({})).rejects.toThrow('mfe-parking: no file was built for the screen of /parking.');
});
