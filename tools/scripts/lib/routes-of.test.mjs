import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let dir;
let routesOf;
beforeAll(async () => ({ routesOf } = await import('./routes-of.mjs')));
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'vez-routes-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(file, text) {
  const to = join(dir, 'src', file);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}

const LAZY = `import { lazyScreen } from '@vez/bridge';\n`;

it('finds screens in any style: quotes, templates, addresses of a module, a loop', async () => {
  write('model/addresses.ts', `export const addresses = { third: '/third' } as const;`);
  write(
    'routes.tsx',
    `${LAZY}import { Skeleton } from './components/skeleton';
import { addresses } from './model/addresses';
const First = lazyScreen(() => import("./screens/first/first-screen"), "FirstScreen");
const more = [lazyScreen(() => import('./elsewhere/second'), 'Second')];
export const routes = [
  { path: "/first", screen: First, skeleton: <Skeleton rows={3} /> },
  ...more.map((screen, at) => ({ path: \`/second/\${at}\`, screen })),
  { path: addresses.third, screen: lazyScreen(async () => import('./screens/third'), 'Third') },
];`,
  );
  expect(await routesOf(dir)).toEqual([
    { path: '/first', request: './screens/first/first-screen' },
    { path: '/second/0', request: './elsewhere/second' },
    { path: '/third', request: './screens/third' },
  ]);
});

it('knows a screen of the entry by its missing import', async () => {
  write(
    'routes.tsx',
    `import { Home } from './screens/home';\nexport const routes = [{ path: '/home', screen: Home }];`,
  );
  expect(await routesOf(dir)).toEqual([{ path: '/home' }]);
});

it('finds nothing in a remote without React', async () => {
  expect(await routesOf(dir)).toBeUndefined();
});

it('explains a file that cannot be evaluated', async () => {
  write('routes.tsx', `export const routes = [`);
  await expect(routesOf(dir)).rejects.toThrow(/Unexpected end of file/);
});
