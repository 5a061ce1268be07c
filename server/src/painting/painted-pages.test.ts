import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Destination } from '../deployments/address';
import type { PublishedRegistry } from '../registry/published-registry';
import { publishBundle } from '../testing/published-bundles';
import { bundleReader } from './bundles';
import { createPaintedPages, type PaintedPages, type PaintingOutcome, type Visit } from './painted-pages';
import { forkedPainter } from './painter-link';
import { createPainterPool, type PainterPool } from './painter-pool';

let site: string;
let program: string;
let pages: PaintedPages;
let pool: PainterPool;
let counted: PaintingOutcome[];
let logged: object[];
let now: number;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'vez-pages-'));
  mkdirSync(join(site, 'assets'));
  program = join(site, 'painter.mjs');
  const entryPoints = [join(__dirname, 'painter-process.ts')];
  buildSync({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rmSync(site, { recursive: true }));
beforeEach(() => {
  counted = [];
  logged = [];
  now = 0;
  pool = createPainterPool(forkedPainter(program, { stuckMs: 60_000, memoryMegabytes: 64 }), 1, 4_000);
  pages = createPaintedPages({
    pool,
    read: bundleReader(site),
    callsOf: () => async () => ({ count: 9 }),
    now: () => now,
    count: (outcome) => void counted.push(outcome),
    log: { info: () => undefined, warn: (facts) => void logged.push(facts), error: () => undefined },
  });
});
afterEach(() => pages.stop());

const published = (name: string, code: string) => publishBundle(site, name, code);

const SHELL = `module.exports.shared = {};
module.exports.paintPage = async (page, paint) => ({
  html: paint ? await paint(page) : '<h1>own ' + page.language + '</h1>', styles: 'a{}', styleVersion: '6', answers: [],
});`;
const here = { deployment: { name: 'web', home: '/home' }, isOwnHost: false } as unknown as Destination;

let release = 0;
/** A visit to a remote whose `paint` has this body. */
function visitTo(body: string, path = '/home', query: Visit['query'] = {}, load = ''): Visit {
  release += 1;
  const file = { url: '/assets/entry.js', integrity: '' };
  const painting = published(
    `remote-${release}`,
    `${load} module.exports.paint = async (page) => { ${body} };`,
  );
  const painted = { '/home': [], '/search': ['q'] };
  const remote = {
    name: 'mfe-one',
    contract: '^1.0.0',
    owner: 'team-one',
    routes: ['/home', '/search', '/login'],
    entry: file,
    preload: {},
    locales: {},
  };
  const registry: PublishedRegistry = {
    registry: {
      deployment: 'web',
      version: release,
      publishedAt: '',
      remotes: [{ ...remote, painted, painting }],
    },
    signed: { deployment: 'web', releases: [] },
  };
  const template = { painting: published('shell', SHELL) };
  return { here, registry, template, path, query, language: 'en_us', config: {} };
}

/** A first visit may come before its page is painted: the next one finds it. */
async function visited(visit: Visit) {
  for (;;) {
    counted.splice(0);
    const page = await pages.get(visit);
    if (!counted.includes('late')) return page;
  }
}
const HEADING = "return '<h1>' + page.address + ' ' + page.mode + '</h1>';";

it('is painted for the address with the parameters that its screen depends on', async () => {
  const query = { q: 'two words', language: 'en_us', isDark: 'true', sh: '44' };
  const page = await visited(visitTo(HEADING, '/search', query));
  expect(page).toMatchObject({
    html: '<h1>/search?q=two+words web</h1>',
    remote: 'mfe-one',
    path: '/search',
  });
  expect(counted).toEqual(['painted']);
});

it('is the home at the bare address', async () => {
  expect(await visited(visitTo(HEADING, '/'))).toMatchObject({ html: '<h1>/home web</h1>', path: '/home' });
});

it.each([
  ['a path that is not painted', '/login', {}],
  ['a parameter that its screen does not depend on', '/home', { code: '1' }],
  ['a parameter that comes twice', '/search', { q: ['a', 'b'] }],
  ['a parameter of no use', '/search', { q: 'x'.repeat(101) }],
])('is not painted for %s', async (_, path, query) => {
  expect(await pages.get(visitTo(HEADING, path, query))).toBeUndefined();
  expect(counted).toEqual([]);
});

it('is painted without a remote if it is text of the shell [NAV-19]', async () => {
  expect(await visited(visitTo(HEADING, '/AboutPage'))).toMatchObject({ html: '<h1>own en_us</h1>' });
  // It depends on data stored in the browser.
  expect(await pages.get(visitTo(HEADING, '/app'))).toBeUndefined();
});

it('is not painted for a remote or a shell without a server bundle', async () => {
  const visit = visitTo(HEADING);
  expect(await pages.get({ ...visit, template: {} })).toBeUndefined();
  delete visit.registry.registry.remotes[0]!.painting;
  expect(await pages.get(visit)).toBeUndefined();
  expect(counted).toEqual([]);
});

it.each([
  ['throws', "throw new TypeError('a bug');"],
  ['hangs', 'for (;;) {}'],
  ['ends without a heading', "return '<p>nothing</p>';"],
  ['has a script', "return '<h1>x</h1><script>1</script>';"],
  ['has a handler', `return '<h1 onclick="x()">x</h1>';`],
  ['has an inline style', `return '<h1 style="color:red">x</h1>';`],
])('is left unpainted if its remote %s', async (_, body) => {
  expect(await visited(visitTo(body))).toBeUndefined();
  expect(logged).toHaveLength(1);
});

it('is left unpainted if the bundle is not the one that the registry names', async () => {
  const visit = visitTo(HEADING);
  writeFileSync(join(site, visit.registry.registry.remotes[0]!.painting!.url), 'changed');
  expect(await visited(visit)).toBeUndefined();
  expect(logged).toHaveLength(1);
});

it('is ready for its first visit if it was prepared', async () => {
  const visit = visitTo(`const until = Date.now() + 300; while (Date.now() < until); ${HEADING}`);
  await pages.prepare(visit);
  expect(await pages.get(visit)).toMatchObject({ html: '<h1>/home web</h1>' });
  expect(counted).toEqual(['prepared', 'painted']);
  await pages.prepare(visitTo(HEADING, '/login'));
  expect(counted).toEqual(['prepared', 'painted']);
});

it('does not delay a visit while it is slow, and is ready for the next one', async () => {
  const visit = visitTo(`const until = Date.now() + 300; while (Date.now() < until); ${HEADING}`);
  expect(await pages.get(visit)).toBeUndefined();
  expect(counted).toEqual(['late']);
  expect(await visited(visit)).toMatchObject({ html: '<h1>/home web</h1>' });
});

it('is the page of a minute ago if a new one would be late', async () => {
  const slow = `globalThis.times = (globalThis.times ?? 0) + 1;
    if (times > 1) { const until = Date.now() + 300; while (Date.now() < until); }
    return '<h1>' + times + '</h1>';`;
  const visit = visitTo(slow);
  await pages.prepare(visit);
  now = 60_000;
  expect(await pages.get(visit)).toMatchObject({ html: '<h1>1</h1>', isOld: true });
  expect(counted).toEqual(['prepared', 'old']);
  await pages.prepare(visit);
  now = 61_000;
  expect(await pages.get(visit)).toMatchObject({ html: '<h1>2</h1>' });
});

/** Paints a good page once; later attempts run this body. */
const onceThen = (body: string) =>
  `globalThis.times = (globalThis.times ?? 0) + 1; if (times > 1) { ${body} } return '<h1>good</h1>';`;

it('is the last good page if a new one fails', async () => {
  const visit = visitTo(onceThen("throw new TypeError('a bug');"));
  await pages.prepare(visit);
  for (now = 60_000; now < 120_000; now += 20_000) {
    await pages.prepare(visit);
    expect(await pages.get(visit)).toMatchObject({ html: '<h1>good</h1>', isOld: true });
  }
  expect(counted).toEqual(['prepared', 'failed', 'old', 'failed', 'old', 'failed', 'old']);
});

it.each([
  ['was killed', 'SIGKILL'],
  ['stands still', 'SIGSTOP'],
] as const)('is the last good page while a painter that %s is replaced [FLT-68]', async (_, signal) => {
  const visit = visitTo(HEADING);
  await pages.prepare(visit);
  const [pid] = pool.pids();
  process.kill(pid!, signal);
  now = 60_000;
  counted.splice(0);
  expect(await pages.get(visit)).toMatchObject({ html: '<h1>/home web</h1>', isOld: true });
  // The attempt of this visit ends with its painter.
  await pages.prepare(visit);
  now = 70_000;
  await pages.prepare(visit);
  expect(counted.sort()).toEqual(['failed', 'old', 'prepared']);
  expect(pool.pids()).not.toContain(pid);
});

it('is painted even if loading its bundles takes longer than a page may take', async () => {
  const visit = visitTo(
    HEADING,
    '/home',
    {},
    'const until = Date.now() + 5_000; while (Date.now() < until);',
  );
  await pages.prepare(visit);
  expect(counted).toEqual(['prepared']);
});

it('is still the home of hours ago after a rush of other pages, if no painter works', async () => {
  const home = visitTo(HEADING);
  await pages.prepare(home);
  for (let at = 0; at < 301; at += 1)
    await pages.prepare({ ...home, path: '/search', query: { q: String(at) } });
  now = 6 * 3_600_000;
  process.kill(pool.pids()[0]!, 'SIGSTOP');
  counted.splice(0);
  expect(await pages.get(home)).toMatchObject({ html: '<h1>/home web</h1>', isOld: true });
  // A search of hours ago is useless by now.
  expect(await pages.get({ ...home, path: '/search', query: { q: '300' } })).toBeUndefined();
  expect(counted).toEqual(['old', 'late']);
});
