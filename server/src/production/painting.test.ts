import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundlePainter } from '../../build.mjs';
import { connect } from '../db/db';
import type { RenderPage } from '../site/site-settings';
import { freePort } from '../testing/free-port';
import { paintingBundle } from '../testing/painting-bundles';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { publishBundle } from '../testing/published-bundles';
import { signedSite } from '../testing/signed-site';
import { copyTemplate } from '../testing/test-database';
import { startServer } from './server';

const SHELL = `module.exports.shared = {};
module.exports.paintPage = async (page, paint, call) => ({
  html: await paint(page, call), styles: '', styleVersion: '6', answers: [],
});`;
const remoteOf = (release: string) => `module.exports.paint = async (page, call) =>
  '<h1>${release} ' + page.language + ' ' + (await call('departmentCount', {})).count + '</h1>';`;

const renderPage: RenderPage = ({ painted }) =>
  (painted as { html: string } | undefined)?.html ?? 'not painted';

let root: string;
let site: ReturnType<typeof signedSite>;
let database: Awaited<ReturnType<typeof copyTemplate>>;
const siteDir = () => join(root, 'var', 'site');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vez-release-'));
  const dist = join(root, 'server', 'dist');
  await mkdir(join(siteDir(), 'assets'), { recursive: true });
  await mkdir(dist, { recursive: true });
  const migrations = join(__dirname, '..', 'db', 'migrations');
  await cp(migrations, join(dist, 'migrations'), { recursive: true });
  await bundlePainter({ outdir: dist });
  const painting = publishBundle(siteDir(), 'shell', SHELL);
  site = signedSite(siteDir());
  site.template({ painting });
  site.own('mfe-catalogue', ['/home', '/department']);
  database = await copyTemplate();
});
afterAll(async () => {
  await database?.drop();
  await rm(root, { recursive: true, force: true });
});

function publishCatalogue(painting: ReturnType<typeof publishBundle>, painted: Record<string, string[]>) {
  const entry = { url: '/assets/mfe-catalogue/entry.js', integrity: '' };
  const routes = ['/home', '/department'];
  const remote = { name: 'mfe-catalogue', routes, contract: '^1.0.0', owner: 'team' };
  const files = { entry, preload: {}, locales: {}, painting };
  site.append(site.publication({ ...remote, ...files, painted }, ['web']));
}

/** Publishes a site whose home shows this release. */
const publish = (release: string) =>
  publishCatalogue(publishBundle(siteDir(), `mfe-catalogue/${release}`, remoteOf(release)), { '/home': [] });

const credential = 'a-credential-of-the-figures';

async function start() {
  const port = String(await freePort());
  const env = {
    ...PRODUCTION_SETTINGS,
    ...{ PORT: port, DATABASE_URL: database.connectionString },
    ...{ VEZ_DRAIN_SECONDS: '0', VEZ_METRICS_CREDENTIAL: credential, VEZ_LOG: 'silent' },
  };
  const read = async (path: string) => {
    // As the proxy names the requested host.
    const headers = { authorization: `Bearer ${credential}`, 'x-forwarded-host': 'vez.example.mo' };
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  };
  const counted = async (outcome: string) =>
    Number(
      new RegExp(`vez_pages_painted_total\\{outcome="${outcome}"\\} (\\d+)`).exec(
        await read('/metrics'),
      )?.[1] ?? 0,
    );
  const server = await startServer({ env, root, renderPage });
  return {
    read,
    counted,
    stop: () => server.stop(),
    /** Resolves when so many pages were painted ahead of any visit. */
    async prepared(pages: number) {
      while ((await counted('prepared')) < pages) await pause(50);
    },
    /** A busy machine may be late with a page that has grown old: the next visit gets it. */
    async home(release: string, language: string) {
      const heading = new RegExp(`^<h1>${release} ${language} \\d+</h1>$`);
      while (!heading.test(await read(`/home?language=${language}`))) await pause(50);
    },
  };
}

/** The painters of this test's server, among all processes of this machine. */
const painters = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(realpathSync(root));
      } catch {
        return false;
      }
    })
    .map(Number);

it('paints its homes once it runs, and those of the next release unprompted', async () => {
  publish('first');
  const site = await start();
  await site.prepared(4);
  for (const language of ['zh_hant', 'zh_hans', 'pt_pt', 'en_us']) await site.home('first', language);
  publish('second');
  await site.prepared(8);
  await site.home('second', 'en_us');
  expect(await site.read('/home?language=en_us')).toContain('second en_us');
  await site.stop();
});

it('serves the last home while its painter hangs, then that of another painter [FLT-68]', async () => {
  publish('third');
  const site = await start();
  await site.home('third', 'en_us');
  const stopped = painters();
  expect(stopped).toHaveLength(1);
  stopped.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  const [fresh, late] = [await site.counted('painted'), await site.counted('late')];
  // The attempt that the painter holds up ends with the painter.
  while ((await site.counted('failed')) === 0) {
    expect(await site.read('/home?language=en_us')).toContain('third en_us');
    await pause(100);
  }
  while (painters().some((pid) => stopped.includes(pid))) await pause(50);
  while ((await site.counted('painted')) <= fresh) await site.home('third', 'en_us');
  expect(await site.counted('late')).toBe(late);
  await site.stop();
});

/** Together with those of the city, 200. */
const ADD_DEPARTMENTS = `
  INSERT INTO department (id, code, name, icon, office_tel, position)
  SELECT 1000 + n, 'MANY' || n,
    jsonb_build_object('zh_hant', name, 'zh_hans', name, 'pt_pt', name, 'en_us', name), 'landmark', '', 1000 + n
  FROM generate_series(1, 200 - (SELECT count(*)::int FROM department)) n, concat('Department ', n) name`;

it('paints a list of 200 departments with its first rows, by the real shell and catalogue [CAT-60]', async () => {
  const db = connect(database.connectionString, { max: 1 });
  await db.query(ADD_DEPARTMENTS);
  await db.close();
  const bundleOf = (name: string) => publishBundle(siteDir(), `${name}/whole`, paintingBundle(name, root));
  site.template({ painting: bundleOf('shell') });
  publishCatalogue(bundleOf('mfe-catalogue'), { '/department': [] });
  const { read, counted, stop } = await start();
  let page = 'not painted';
  while (page === 'not painted') {
    page = await read('/department?language=en_us');
    expect(await counted('failed')).toBe(0);
  }
  const rows = [...page.matchAll(/<li[^>]* aria-setsize="(\d+)"[^>]*>/g)];
  expect(rows.map(([, total]) => total)).toEqual(Array(24).fill('200'));
  await stop();
});
