import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../testing/free-port';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { signedSite } from '../testing/signed-site';
import { copyTemplate } from '../testing/test-database';
import { startServer, type RunningServer } from './server';

const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));

let root: string;
let env: Record<string, string>;
let database: Awaited<ReturnType<typeof copyTemplate>>;
let server: RunningServer;

/** A site whose remote counter has a host of its own, `video.example.mo`. */
async function prepareSite() {
  const deployments = join(root, 'deployments');
  await cp(dirname(PRODUCTION_SETTINGS.VEZ_DEPLOYMENT), deployments, { recursive: true });
  const counter = join(deployments, 'remote-counter.json');
  const settings = JSON.parse(await readFile(counter, 'utf8')) as object;
  await writeFile(counter, JSON.stringify({ ...settings, hosts: ['video.example.mo'] }));
  const site = signedSite(join(root, 'site'));
  site.publish(['mfe-catalogue', 'mfe-queue']);
  await writeFile(join(root, 'operator-key.json'), JSON.stringify(site.operator.publicKey));
  await cp(MIGRATIONS, join(root, 'server', 'dist', 'migrations'), { recursive: true });
  return { VEZ_DEPLOYMENT: join(deployments, 'web.json'), VEZ_SITE: join(root, 'site') };
}

async function start(changed: Record<string, string> = {}) {
  server = await startServer({
    env: { ...env, ...changed },
    root,
    renderPage: ({ config }) => {
      const { deployment, webOrigin } = config as { deployment: string; webOrigin?: string };
      return `page of ${deployment}, web counter at ${webOrigin}`;
    },
  });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vez-hosts-'));
  await mkdir(join(root, 'server', 'dist'), { recursive: true });
  database = await copyTemplate();
  env = {
    ...PRODUCTION_SETTINGS,
    ...(await prepareSite()),
    PORT: String(await freePort()),
    DATABASE_URL: database.connectionString,
    VEZ_PAINTERS: '0',
    VEZ_DRAIN_SECONDS: '0',
    VEZ_METRICS_CREDENTIAL: 'a-credential-of-the-figures',
    VEZ_LOG: 'silent',
  };
  await start();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(root, { recursive: true, force: true });
});

/** The answer to these raw lines, as a proxy on this machine would send them. */
async function answerTo(target: string, ...headers: string[]) {
  const socket = connect(Number(env.PORT), '127.0.0.1');
  socket.write([`GET ${target} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    page: /page of ([\w-]+)/.exec(body)?.[1],
    keeping: /^cache-control: (.*)$/im.exec(head)?.[1],
    vary: /^vary: (.*)$/im.exec(head)?.[1],
    body,
  };
}

it.each([
  ['its public host', ['host: vez.example.mo'], 'web'],
  ['its public host in capitals, with a port', ['host: VEZ.Example.MO:8443'], 'web'],
  ['its public host with a dot at its end', ['host: vez.example.mo.'], 'web'],
  ['the host of a deployment', ['host: video.example.mo'], 'remote-counter'],
  ['the host of a deployment with a dot at its end', ['host: video.example.mo.:443'], 'remote-counter'],
  ['what a proxy says', ['host: 10.0.0.7', 'x-forwarded-host: Video.example.mo'], 'remote-counter'],
  ['the nearest proxy', ['host: a', 'x-forwarded-host: evil.example, video.example.mo'], 'remote-counter'],
  ['`Host` alone, never `Forwarded`', ['host: vez.example.mo', 'forwarded: host=video.example.mo'], 'web'],
])('serves %s', async (_, headers, page) => {
  expect(await answerTo('/home?language=pt_pt', ...headers)).toMatchObject({ status: 200, page });
});

it.each([
  ['a host with the marker of a deployment', ['host: remotecounter.evil']],
  ['a forwarded host with such a marker', ['host: vez.example.mo', 'x-forwarded-host: remotecounter.evil']],
  ['a name below a configured one', ['host: remotecounter.vez.example.mo']],
  ['a name that ends like a configured one', ['host: evil-vez.example.mo']],
  ['two hosts', ['host: vez.example.mo', 'host: video.example.mo']],
  ['two forwarded hosts', ['host: a', 'x-forwarded-host: vez.example.mo', 'x-forwarded-host: evil']],
  ['a user before the host', ['host: remotecounter@vez.example.mo']],
  ['an address', [`host: 127.0.0.1:8081`]],
  ['an IPv6 address', ['host: [::1]:8081']],
  ['localhost', ['host: localhost']],
  ['an empty host', ['host:']],
])('answers %s with 421, which is never cached [FLT-69]', async (_, headers) => {
  for (const path of ['/home?language=pt_pt', '/robots.txt', '/api/booking/departments', '/nowhere']) {
    const answer = await answerTo(path, ...headers);
    expect(answer).toMatchObject({ status: 421, keeping: 'no-store', page: undefined });
    expect(answer.body).toContain('VEZ_PUBLIC_ORIGIN');
  }
});

it('leads from the host of the remote counter to the configured host of the web counter', async () => {
  const bodyAt = async (host: string) => (await answerTo('/department?language=pt_pt', `host: ${host}`)).body;
  expect(await bodyAt('video.example.mo')).toContain('web counter at https://vez.example.mo');
  expect(await bodyAt('vez.example.mo')).toContain('web counter at undefined');
});

it('answers probes, figures and the keys of services under any host', async () => {
  for (const path of ['/healthz', '/readyz', '/api/x/keys.json'])
    for (const host of ['10.42.0.17:8080', 'vez.vez', ''])
      expect((await answerTo(path, `host: ${host}`)).status).toBe(200);
  const bearer = 'authorization: Bearer a-credential-of-the-figures';
  expect((await answerTo('/metrics', 'host: 10.42.0.17:8080', bearer)).status).toBe(200);
});

it('names the header that chose the host to caches that use another one', async () => {
  const robots = (...headers: string[]) => answerTo('/robots.txt', 'host: vez.example.mo', ...headers);
  const other = await robots('x-forwarded-host: video.example.mo');
  expect(other).toMatchObject({ keeping: 'public, max-age=3600', vary: 'x-forwarded-host' });
  expect(other.body).toContain('https://video.example.mo/sitemap.xml');
  expect((await robots('x-forwarded-host: vez.example.mo')).vary).toBeUndefined();
  expect((await robots()).vary).toBeUndefined();
});

it('serves this machine’s own names in a trial, and no outsider’s', async () => {
  await server.stop();
  await start({ VEZ_PUBLIC_ORIGIN: 'http://localhost:8080' });
  for (const host of ['localhost:8080', 'remotecounter.localhost', '192.168.1.20:8080', '[fd00::20]:8080'])
    expect((await answerTo('/home', `host: ${host}`)).status).toBe(200);
  expect((await answerTo('/home', 'host: localhost.evil')).status).toBe(421);
});
