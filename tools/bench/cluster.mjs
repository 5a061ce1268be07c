// `npm run bench:cluster [-- --proxy nginx --parts api,rolling,database --seconds 15 --counts small]`: measures how the
// loss of a process, a release or the loss of a database under load affects people. `--image localhost/vez:latest` uses
// containers of `npm run container`, started by `--podman` ("podman --runtime runc").
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { audit } from './cluster/audit.mjs';
import { startLoad } from './cluster/client.mjs';
import { openDatabases } from './cluster/databases.mjs';
import { checkProxy, proxyOfThisMachine } from './cluster/proxy.mjs';
import { openSite } from './cluster/site.mjs';
import { keepRun, lastRun, table } from './lib/figures.mjs';
import { loadCityTools, until } from './server/lib/city.mjs';
import { percentile } from './server/lib/load.mjs';
import { queues, slots } from './server/lib/queues-and-slots.mjs';

const MIGRATIONS = fileURLToPath(new URL('../../server/src/db/migrations', import.meta.url));
/** The tests run `small`. */
const COUNTS = {
  usual: { people: 12_000, seconds: 15, workers: 60 },
  small: { people: 3_000, seconds: 3, workers: 16 },
};
const PLACES_EACH = 10;

const { values } = parseArgs({
  options: {
    proxy: { type: 'string', default: 'haproxy' },
    parts: { type: 'string', default: 'api,rolling,database' },
    counts: { type: 'string', default: 'usual' },
    seconds: { type: 'string' },
    workers: { type: 'string' },
    image: { type: 'string' },
    podman: { type: 'string', default: 'podman' },
  },
});
const counts = COUNTS[values.counts];
const seconds = Number(values.seconds ?? counts.seconds);
const workers = Number(values.workers ?? counts.workers);
/** `any` uses the proxy that this machine has. */
const program = values.proxy === 'any' ? proxyOfThisMachine() : values.proxy;

const isBack = (api, before) => async () => api.pid() !== before && (await api.isReady());

/** Kills each of the three processes once with SIGKILL. Their supervisors restart them. */
async function killProcesses({ site }) {
  for (const api of site.apis) {
    await pause((seconds * 1_000) / 4);
    const before = api.pid();
    api.kill();
    // A start may take longer than the pauses on a slow machine. Wait, so that only one process is down at a time.
    await until(isBack(api, before), 'Starting a process again');
  }
  await pause((seconds * 1_000) / 4);
}

/** Rolls out a release: stops each process, and waits until it is back before the next one. */
async function rollOut({ site }) {
  await pause(1_000);
  for (const api of site.apis) {
    const before = api.pid();
    process.kill(before, 'SIGTERM');
    await until(isBack(api, before), 'Replacing a process');
    await pause(500);
  }
}

/** Kills the primary, and promotes the most advanced standby after a delay in place of Patroni's. */
async function killPrimary({ databases, load }) {
  await pause((seconds * 1_000) / 3);
  const killedAt = performance.now();
  await databases.killPrimary();
  await pause(1_000);
  const promoted = await databases.promote();
  const back = () => load.ledger.doneAt.find((at) => at > killedAt + 1_000);
  await until(async () => back() !== undefined, 'Writing after the promotion');
  await pause((seconds * 1_000) / 3);
  return { promoted, 'first write after the kill, ms': Math.round(back() - killedAt) };
}

const PARTS = {
  api: { title: 'API processes, each killed once by SIGKILL', disturb: killProcesses, repeats: false },
  rolling: { title: 'API processes, replaced one after another', disturb: rollOut, repeats: false },
  database: {
    title: 'the primary killed, a synchronous standby promoted',
    disturb: killPrimary,
    repeats: true,
  },
};

const ends = [];
const endAll = async () => {
  while (ends.length > 0) await ends.pop()();
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void endAll().then(() => process.exit(1)));

async function run({ disturb, repeats }) {
  const folder = await mkdtemp(join(tmpdir(), 'vez-cluster-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  try {
    const tools = await loadCityTools();
    const databases = await openDatabases(program, tools, folder, MIGRATIONS);
    ends.push(() => databases.stop());
    const pool = new pg.Pool({ connectionString: databases.connectionString, max: 2 });
    pool.on('error', () => undefined);
    ends.push(() => pool.end());
    const db = async (text, parameters) => (await pool.query(text, parameters)).rows;
    await db('UPDATE service_location SET slot_capacity = $1', [PLACES_EACH]);
    const site = await openSite({
      folder,
      program,
      databaseUrl: databases.connectionString,
      ends,
      container: values.image && { image: values.image, podman: values.podman },
    });
    const city = { db, counter: site.counter };
    const people = await tools.logIn(databases.connectionString, site.secret, counts.people);
    const places = { queues: await queues(city, 20), slots: await slots(city, 60) };

    const began = performance.now();
    const load = startLoad({ port: site.port, workers, people, repeats, ...places });
    const facts = await disturb({ site, databases, load });
    // The state after the disturbance; only for containers.
    const broken = site.apis.flatMap((api) => api.broken?.() ?? []);
    const ledger = await load.stop();
    const took = (performance.now() - began) / 1_000;
    for (const { what, status, text } of ledger.failures.slice(0, 5))
      console.log(`  ${what}: ${status} ${text}`);
    return {
      'seconds of load': Math.round(took),
      'writes acknowledged': ledger.acknowledged.length,
      'places refused because others have them': ledger.refused,
      'figures read': ledger.reads,
      'p99 of a write, ms': Math.round(percentile(ledger.ms, 0.99)),
      'longest write, ms': Math.round(Math.max(...ledger.ms)),
      'requests that the proxy sent to another': await site.sentAgain(),
      ...(repeats ? { 'writes sent again by the page': ledger.repeated } : {}),
      ...facts,
      ...(values.image ? { 'containers not as promised (goal none)': broken.join(', ') || 'none' } : {}),
      'failures that people saw (goal 0)': ledger.failures.length,
      ...goals(await audit(db, ledger)),
    };
  } finally {
    await endAll();
  }
}

const goals = ({ lost, twice, oversold, unheard }) => ({
  'acknowledged writes lost (goal 0)': lost,
  'tickets or numbers given twice (goal 0)': twice,
  'times oversold (goal 0)': oversold,
  'tickets that nobody was told of': unheard,
});

async function main() {
  checkProxy(program);
  if (program === 'nginx') checkProxy('haproxy');
  for (const name of values.parts.split(',')) {
    console.log(`▸ ${PARTS[name].title}, behind ${program}`);
    const figures = await run(PARTS[name]);
    const kept = `cluster-${name}-${program}-${values.counts}${values.image ? '-containers' : ''}`;
    const before = (await lastRun(kept)) ?? {};
    const rows = Object.entries(figures).map(([what, now]) => [what, now, before[what] ?? '']);
    console.log(`\n${table([['', 'now', 'last run'], ...rows])}\n`);
    await keepRun(kept, figures);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
