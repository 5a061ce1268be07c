// One primary and two synchronous standbys on this machine, configured as in deploy/postgres. Replaces Patroni: reports
// the primary over HTTP, and promotes the most advanced standby.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../scripts/lib/running-vez.mjs';
import { until } from '../server/lib/city.mjs';
import { startDatabaseProxy } from './proxy.mjs';

const SETTINGS = {
  max_connections: '200',
  wal_level: 'replica',
  wal_keep_size: '512MB',
  max_wal_senders: '10',
  wal_retrieve_retry_interval: '500ms',
  hot_standby: 'on',
  synchronous_commit: 'on',
};
const flagsOf = (settings) => Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
const STANDBYS_OF = { db1: 'ANY 1 (db2, db3)', db2: 'ANY 1 (db1, db3)', db3: 'ANY 1 (db1, db2)' };

async function ask(connectionString, text) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Serves Patroni's `GET /primary`: 200 only for the primary. */
async function tellRole(node) {
  const restPort = await freePort();
  const server = createServer((_request, response) => {
    ask(node.connectionString, 'SELECT pg_is_in_recovery() AS standby').then(
      ([{ standby }]) => response.writeHead(standby ? 503 : 200).end(),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise((resolve) => server.listen(restPort, '127.0.0.1', resolve));
  return { restPort, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Copies a running primary with PostgreSQL's low-level backup API (26.3.3 of its manual). */
async function copyPrimary(primary, from, to) {
  const client = new pg.Client({ connectionString: primary });
  await client.connect();
  await client.query("SELECT pg_backup_start('standby', true)");
  await mkdir(to, { recursive: true });
  await cp(join(from, 'secret'), join(to, 'secret'));
  const copied = spawnSync('cp', ['-a', join(from, 'data'), join(to, 'data')]);
  // Files that changed during the copy are in the log that the standby replays.
  if (copied.status !== 0 && !/No such file/.test(String(copied.stderr)))
    throw new Error(String(copied.stderr));
  await rm(join(to, 'data', 'postmaster.pid'), { force: true });
  spawnSync('sh', ['-c', 'rm -rf pg_wal/* pg_replslot/* && mkdir pg_wal/archive_status'], {
    cwd: join(to, 'data'),
  });
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop()');
  await client.end();
  await writeFile(join(to, 'data', 'backup_label'), rows[0].labelfile);
  await writeFile(join(to, 'data', 'standby.signal'), '');
  const owner = `--reference=${join(to, 'data', 'PG_VERSION')}`;
  spawnSync('chown', ['-R', owner, join(to, 'data')]);
}

/**
 * @param {'haproxy' | 'nginx' | 'stand-in'} program the proxy of the API, which determines that of the databases
 * @param {{ startEmbedded: Function, prepareCity: Function }} tools of the server
 * @returns the address of the current primary, and functions to kill it and to promote another
 */
export async function openDatabases(program, tools, folder, migrations) {
  const folderOf = (name) => join(folder, name);
  const proxyPort = await freePort();
  const start = (name, port, settings = {}) => {
    const flags = flagsOf({ ...SETTINGS, cluster_name: name, ...settings });
    return tools.startEmbedded(folderOf(name), flags, port);
  };
  const at = (url, port) => Object.assign(new URL(url), { port: String(port) });

  const primaryPort = await freePort();
  const primary = await start('db1', primaryPort);
  const running = [primary];
  await tools.prepareCity(primary.connectionString, migrations);
  const ports = { db1: primaryPort, db2: await freePort(), db3: await freePort() };
  const nodes = [];
  for (const [name, port] of Object.entries(ports)) {
    const node = { name, port, connectionString: at(primary.connectionString, port).href };
    nodes.push({ ...node, ...(await tellRole(node)) });
  }
  const proxy = startDatabaseProxy(program, { port: proxyPort, databases: nodes });

  // Through the proxy, so that standbys follow any promoted primary.
  const { username, password } = new URL(primary.connectionString);
  const following = `host=127.0.0.1 port=${proxyPort} user=${username} password=${password}`;
  for (const name of ['db2', 'db3']) {
    await copyPrimary(primary.connectionString, folderOf('db1'), folderOf(name));
    running.push(
      await start(name, ports[name], { primary_conninfo: `${following} application_name=${name}` }),
    );
  }
  const replicas = () =>
    ask(
      primary.connectionString,
      "SELECT FROM pg_stat_replication WHERE state = 'streaming' AND application_name IN ('db2', 'db3')",
    );
  await until(async () => (await replicas()).length === 2, 'Starting two standbys');
  await ask(primary.connectionString, `ALTER SYSTEM SET synchronous_standby_names = '${STANDBYS_OF.db1}'`);
  await ask(primary.connectionString, 'SELECT pg_reload_conf()');

  return {
    connectionString: at(primary.connectionString, proxyPort).href,
    /** Kills all processes of the primary at once, like a power cut. */
    async killPrimary() {
      const [pid] = (await readFile(join(folderOf('db1'), 'data', 'postmaster.pid'), 'utf8')).split('\n');
      const children = spawnSync('ps', ['-o', 'pid=', '--ppid', pid]).stdout.toString().trim().split(/\s+/);
      for (const each of [pid, ...children]) {
        try {
          process.kill(Number(each), 'SIGKILL');
        } catch {
          // Already ended.
        }
      }
    },
    /** Promotes the standby with most of the log. @returns its name */
    async promote() {
      const standbys = await Promise.all(
        nodes.slice(1).map(async (node) => {
          const [{ lsn }] = await ask(
            node.connectionString,
            "SELECT (pg_last_wal_receive_lsn() - '0/0')::text AS lsn",
          );
          return { node, lsn: BigInt(lsn) };
        }),
      );
      const { node } = standbys.reduce((best, each) => (each.lsn > best.lsn ? each : best));
      await ask(
        node.connectionString,
        `ALTER SYSTEM SET synchronous_standby_names = '${STANDBYS_OF[node.name]}'`,
      );
      await ask(node.connectionString, 'SELECT pg_reload_conf()');
      await ask(node.connectionString, 'SELECT pg_promote()');
      return node.name;
    },
    async stop() {
      await proxy.stop();
      await Promise.all(nodes.map((node) => node.close()));
      for (const database of running) await database.stop();
    },
  };
}
