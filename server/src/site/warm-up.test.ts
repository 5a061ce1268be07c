import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config/read-config';
import { publicOriginOf } from '../config/config';
import type { PublishedRegistry } from '../registry/published-registry';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import type { VisitSources } from './visit';
import { recentVisits, warmUp } from './warm-up';

let app: FastifyInstance;
let registry: PublishedRegistry;
let prepared: string[];

const release = (): PublishedRegistry => ({
  registry: { deployment: 'web', version: 1, publishedAt: '', remotes: [] },
  signed: { deployment: 'web', releases: [] },
});
const config = readConfig({ VEZ_ENV: 'production', ...PRODUCTION_SETTINGS }, '/');
const { deployments } = config;
const languages = deployments[0].city.languages;
const homes = deployments.flatMap(({ home }) => languages.map((language) => `${home} ${language}`));

beforeEach(() => {
  app = fastify();
  registry = release();
  prepared = [];
});
afterEach(() => app.close());

const TEMPLATE = { release: 'one' };
const settings = { deployments, publicOrigin: publicOriginOf(config), config: () => ({}) };
const sources = (directory = { deployments, publicOrigin: settings.publicOrigin, routesOf: () => [] }) =>
  ({
    settings,
    template: () => TEMPLATE,
    registryOf: () => registry,
    directoryNow: () => directory,
  }) as unknown as VisitSources;

async function listening(recent = recentVisits(), from = sources()) {
  const painted = {
    get: async () => undefined,
    prepare: async ({ path, language }: { path: string; language: string }) =>
      void prepared.push(`${path} ${language}`),
    stop: () => undefined,
  };
  warmUp(app, { painted, recent, everyMs: 5 }, from);
  await app.listen({ port: 0 });
}
/** Resolves when so many pages were prepared. */
const are = async (count: number) => {
  while (prepared.length < count) await new Promise((resolve) => setImmediate(resolve));
};

it('prepares the home of each deployment in each language once the server listens', async () => {
  await listening();
  await are(homes.length);
  expect(prepared).toEqual(homes);
});

it('prepares them again for a new release, with the pages requested last', async () => {
  const recent = recentVisits();
  const host = new URL(settings.publicOrigin).hostname;
  for (const path of ['/category', '/department', '/category']) {
    recent.add({ host, path, query: {}, language: 'pt_pt' });
  }
  await listening(recent);
  const all = [...homes, '/category pt_pt', '/department pt_pt'];
  await are(all.length);
  prepared.splice(0);
  registry = release();
  await are(all.length);
  expect(prepared).toEqual(all);
});

it('remembers two dozen of the requested pages', () => {
  const recent = recentVisits();
  for (let at = 0; at < 30; at += 1) {
    recent.add({ host: 'a', path: `/${at}`, query: {}, language: 'pt_pt' });
  }
  expect(recent.all().map(({ path }) => path)).toHaveLength(24);
  expect(recent.all()[0]).toMatchObject({ path: '/29' });
});

it('continues if a deployment was never published', async () => {
  let asked = 0;
  const from = sources();
  await listening(recentVisits(), {
    ...from,
    registryOf(deployment) {
      if (deployment === deployments[0]) throw new Error('Never published.');
      asked += 1;
      return registry;
    },
  });
  await are(homes.length - languages.length);
  expect(prepared).toEqual(homes.slice(languages.length));
  expect(asked).toBeGreaterThan(0);
});
