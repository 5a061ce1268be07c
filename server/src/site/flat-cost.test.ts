import { mkdtempSync, rmSync } from 'node:fs';
import type { JsonWebKey } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { SignedReleases, SiteRoutes } from '@vez/shared/releases';
import { publicOriginOf } from '../config/config';
import { readConfig } from '../config/read-config';
import { createSiteReleases } from '../registry/site-releases';
import { adjustableClock } from '../testing/adjustable-clock';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { signedSite } from '../testing/signed-site';
import { PAGE_TEMPLATE } from '../testing/page-template';
import { pageMaker, releasesIn } from '../testing/site-pages';
import { deploymentConfig } from './page-config';
import { serveSite } from './site';

const SIX = ['mfe-catalogue', 'mfe-one', 'mfe-two', 'mfe-three', 'mfe-four', 'mfe-five'];
const MANY = Array.from({ length: 194 }, (_, at) => `dept-${at}-${(at * 7919).toString(36)}`);

let siteDir: string;
let app: FastifyInstance;
let published: ReturnType<typeof signedSite>;

beforeEach(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'vez-flat-'));
  published = signedSite(siteDir);
  published.template(PAGE_TEMPLATE);
  published.publish(SIX);
  const renderPage = pageMaker(siteDir);
  const config = readConfig({ VEZ_ENV: 'production', ...PRODUCTION_SETTINGS }, siteDir);
  const [{ remotes: _, ...web }, ...others] = config.deployments;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const operatorKey = published.operator.publicKey as unknown as JsonWebKey;
  app = fastify();
  await app.register(cookie);
  await serveSite(app, {
    ...{ siteDir, operatorKey, renderPage, log },
    releases: createSiteReleases({ siteDir, operatorKey, log, secrets: config.secrets }),
    releasedFile: () => undefined,
    clock: adjustableClock('2026-12-01T09:31'),
    securityContacts: [],
    iconsFolder: siteDir,
    publicPages: { at: () => undefined, all: () => [] },
    deployments: [web, ...others.filter(({ staff }) => !staff)],
    publicOrigin: publicOriginOf(config),
    overridable: false,
    painted: undefined,
    frameAncestors: [],
    frameSources: () => [],
    config: (deployment) => deploymentConfig(deployment, config),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(siteDir, { recursive: true });
});

async function pageAt(url: string, host = 'vez.example.mo') {
  const { body, headers, statusCode } = await app.inject({ url, headers: { host } });
  const registry = releasesIn(body);
  const policy = String(headers['content-security-policy']);
  return { statusCode, body, policy, registry };
}
const costs = async (url: string, host?: string) => {
  const { body, policy } = await pageAt(url, host);
  return [body.length, brotliCompressSync(body).length, policy.length];
};

it.each([
  ['/home', 'vez.example.mo'],
  ['/remoteCounterHome', 'vez.example.mo'],
  ['/home', 'remotecounter.vez.example.mo'],
])('costs the same at %s of %s with 200 remotes as with six, within 2 percent', async (url, host) => {
  const few = await costs(url, host);
  published.publish(MANY, url === '/home' ? ['web'] : null);
  const many = await costs(url, host);
  for (const [at, cost] of many.entries()) expect(Math.abs(cost / few[at]! - 1)).toBeLessThan(0.02);
});

it('tells open pages what is published at the same cost, and each part on request [API-73]', async () => {
  const few = (await app.inject('/unique.json?a1')).body.length;
  published.publish(MANY);
  const { body } = await app.inject('/unique.json?a1');
  expect(Math.abs(body.length / few - 1)).toBeLessThan(0.02);
  const { unique } = (await app.inject('/unique.json?parts')).json<{ unique: { parts: { web: object } } }>();
  expect(Object.keys(unique.parts.web)).toHaveLength(200);
});

it('carries the release of its own remote alone, and says where others are', async () => {
  published.publish(MANY);
  const own = async (url: string) =>
    (await pageAt(url)).registry.releases.map(({ order }) => order.entry?.name);
  expect(await own('/')).toEqual(['mfe-catalogue']);
  expect(await own('/mfe-two')).toEqual(['mfe-two']);
  expect(await own(`/${MANY[7]}`)).toEqual([MANY[7]]);
  expect(await own('/nowhere')).toEqual([]);
  const { routes, elsewhere } = (await app.inject('/releases/web/routes.json')).json<SiteRoutes>();
  expect(Object.keys(routes)).toHaveLength(200);
  expect(routes['mfe-two']).toEqual(['/mfe-two']);
  expect(elsewhere).toEqual(expect.any(Array));
  expect((await app.inject('/releases/nothing/routes.json')).statusCode).toBe(404);
});

it('is found at an address of its remote’s pattern, with the files of that screen', async () => {
  const paths = ['/licences', '/licences/:id'];
  published.own('mfe-licences', paths);
  const file = (name: string) => ({ url: `/assets/mfe-licences/${name}.js`, integrity: name });
  const preload = { '/licences': [file('list')], '/licences/:id': [file('licence')] };
  const rest = { contract: '^1.6.0', owner: 'team', locales: {}, preload };
  const entry = { name: 'mfe-licences', routes: paths, entry: file('entry'), ...rest };
  published.append(published.publication(entry));
  const { statusCode, registry, body } = await pageAt('/licences/7');
  expect(statusCode).toBe(200);
  expect(registry.releases.map(({ order }) => order.remote)).toEqual(['mfe-licences']);
  expect(body).toContain('href="/assets/mfe-licences/licence.js"');
  expect(body).not.toContain('href="/assets/mfe-licences/list.js"');
  expect((await pageAt('/licences/7/more')).statusCode).toBe(404);
});

it('names the remotes that serve the addresses which our own screens link to', async () => {
  published.own('mfe-queue', ['/offerNum', '/display']);
  const file = { url: '/assets/mfe-queue/entry.js', integrity: '' };
  const rest = { contract: '^1.0.0', owner: 'team', preload: {}, locales: {} };
  const entry = { name: 'mfe-queue', routes: ['/offerNum', '/display'], entry: file, ...rest };
  published.append(published.publication(entry));
  expect((await pageAt('/home')).registry.routes).toEqual({ 'mfe-queue': ['/offerNum'] });
});

it('serves what pages need of others, to be cached until something else is published', async () => {
  const { tag } = (await pageAt('/home')).registry;
  const ask = (query: string) =>
    app.inject(`/releases/web.json?of=mfe-two,mfe-one,mfe-none&of=mfe-x${query}`);
  const answer = await ask(`&at=${tag}`);
  const names = answer.json<SignedReleases>().releases.map(({ order }) => order.remote);
  expect(names).toEqual(['mfe-one', 'mfe-two']);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400, immutable');
  expect((await ask('')).headers['cache-control']).toBe('public, no-cache');
  published.publish(['mfe-two']);
  expect((await ask(`&at=${tag}`)).headers['cache-control']).toBe('public, no-cache');
});
