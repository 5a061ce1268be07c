// `npm run upgrade-test [-- --from <version or commit>]`: replaces a former release (the last one by default) by the
// present state and goes back, with people who book and pages that are open: servers first, then the site first. Fails
// if a screen shows nothing, a call fails, input is lost, or a ticket is not whole.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { audit } from './cluster/audit.mjs';
import { startLoad } from './cluster/client.mjs';
import { loadCityTools } from './server/lib/city.mjs';
import { queues, slots } from './server/lib/queues-and-slots.mjs';
import { formerRelease, presentRelease } from './upgrade/release-of.mjs';
import { openSite } from './upgrade/site.mjs';
import { watchPages } from './upgrade/pages.mjs';

const PEOPLE = 20_000;
const { values } = parseArgs({ options: { from: { type: 'string' } } });
const say = (text) => console.log(`▸ ${text}`);

/** The steps of an upgrade and of the way back, in an order. */
const stepsOf = (site, { former, present }) => ({
  'servers first': [
    ['servers of the present state', () => site.replaceServers(present)],
    ['site of the present state', () => site.publishSite(present)],
    ['servers of the former release', () => site.replaceServers(former)],
    ['site of the former release', () => site.takeSiteBack()],
  ],
  'site first': [
    ['site of the present state', () => site.publishSite(present)],
    ['servers of the present state', () => site.replaceServers(present)],
    ['site of the former release', () => site.takeSiteBack()],
    ['servers of the former release', () => site.replaceServers(former)],
  ],
});

const TICKETS = 'SELECT id, to_jsonb(ticket) AS ticket FROM ticket';
/** The facts of a ticket that no upgrade may change. */
const FACTS = ['number', 'service_id', 'location_id', 'day', 'booking_time', 'type', 'mob_area', 'mob_num'];

/** @returns the tickets that lack a fact that they had */
function damaged(before, after) {
  const now = new Map(after.map(({ id, ticket }) => [id, ticket]));
  return before.filter(({ id, ticket }) =>
    FACTS.some((name) => JSON.stringify(ticket[name]) !== JSON.stringify(now.get(id)?.[name])),
  );
}

async function prepareDatabase(folder, { tree }, ends) {
  const { startEmbedded } = await loadCityTools();
  const cluster = await startEmbedded(join(folder, 'postgres'), ['-c', 'max_connections=200']);
  ends.push(() => cluster.stop());
  // The former release fills its own schema.
  const cityOf = pathToFileURL(join(tree, 'tools', 'bench', 'server', 'lib', 'city.mjs')).href;
  const tools = await (await import(cityOf)).loadCityTools();
  await tools.prepareCity(cluster.connectionString, join(tree, 'server', 'src', 'db', 'migrations'));
  const pool = new pg.Pool({ connectionString: cluster.connectionString, max: 2 });
  ends.push(() => pool.end());
  const db = async (text, parameters) => (await pool.query(text, parameters)).rows;
  return { db, logIn: tools.logIn, connectionString: cluster.connectionString };
}

function migrate({ folder }, connectionString) {
  const file = join(folder, 'server', 'dist', 'migrate.mjs');
  const env = { ...process.env, DATABASE_URL: connectionString };
  const { status, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The migrations failed: ${stderr}`);
}

async function upgrade(ends) {
  const folder = await mkdtemp(join(tmpdir(), 'vez-upgrade-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  say('Making both releases.');
  const releases = { former: await formerRelease(values.from), present: await presentRelease() };
  const { db, logIn, connectionString } = await prepareDatabase(folder, releases.former, ends);
  const site = await openSite({ folder, databaseUrl: connectionString, release: releases.former, ends });
  const city = { db, counter: site.counter };
  const places = { queues: await queues(city, 20), slots: await slots(city, 60) };
  const pages = await watchPages(site.origin, places.queues[0], ends);
  await pages.round('before');

  const ledgers = [];
  /** Books and takes numbers while this goes on. Tokens last ten minutes, so each part has its own people. */
  async function underLoad(work) {
    const people = await logIn(connectionString, site.secret, PEOPLE, ledgers.length * PEOPLE);
    const load = startLoad({ port: site.port, workers: 1, people, repeats: false, ...places });
    await work();
    ledgers.push(await load.stop());
  }
  await underLoad(() => pages.round('under load'));
  const before = await db(TICKETS);
  await underLoad(async () => {
    migrate(releases.present, connectionString);
    await pages.round('migrated');
  });
  for (const [order, steps] of Object.entries(stepsOf(site, releases)))
    await underLoad(async () => {
      for (const [name, step] of steps) {
        say(`${order}: ${name}`);
        let isDone = false;
        const changing = step().finally(() => (isDone = true));
        do await pages.glance(`${order}, during: ${name}`);
        while (!isDone);
        await changing;
        await pages.round(`${order}, after: ${name}`);
      }
    });
  await pages.goOn();
  const ledger = {
    acknowledged: ledgers.flatMap(({ acknowledged }) => acknowledged),
    failures: ledgers.flatMap(({ failures }) => failures),
    reads: ledgers.reduce((sum, { reads }) => sum + reads, 0),
  };
  const { lost, twice, oversold } = await audit(db, ledger);
  return {
    'screens that failed': pages.failures,
    'calls that failed': ledger.failures.map(({ what, status, text }) => `${what}: ${status} ${text}`),
    'tickets that changed': damaged(before, await db(TICKETS)).map(({ id }) => id),
    'acknowledged writes lost, given twice, oversold': [lost, twice, oversold].filter((count) => count > 0),
    done: `${ledger.acknowledged.length} tickets and ${ledger.reads} reads; ${before.length} tickets were there`,
  };
}

const ends = [];
async function main() {
  try {
    const { done, ...goals } = await upgrade(ends);
    for (const [what, found] of Object.entries(goals)) {
      console.log(`${found.length === 0 ? '✓' : '✗'} ${what}: ${found.length}`);
      found.slice(0, 20).forEach((one) => console.log(`    ${one}`));
    }
    console.log(done);
    return Object.values(goals).every((found) => found.length === 0);
  } finally {
    while (ends.length > 0) await ends.pop()();
  }
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    while (ends.length > 0) await ends.pop()();
    process.exit(1);
  });
main().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
