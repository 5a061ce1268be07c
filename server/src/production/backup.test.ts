import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type Db } from '../db/db';
import { reservationOf } from '../testing/reservation';
import { pointOf } from '../testing/service-point';
import { copyTemplate } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BACKUP = here('../../../deploy/backup/vez-backup.sh');
const OPEN = here('../../../deploy/backup/open-backup.sh');

let folder: string;
let city: TestServer;
const file = (name: string) => join(folder, name);
const sh = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync('sh', args, { env: { ...process.env, ...env }, maxBuffer: 256 * 1024 * 1024 });

function makeKey(name: string) {
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`];
  const { status } = spawnSync('openssl', [
    ...args,
    '-keyout',
    file(`${name}.key`),
    '-out',
    file(`${name}.pem`),
  ]);
  expect(status).toBe(0);
}
/** The nightly copy, as its unit makes it. */
const copy = (database: string) =>
  sh([BACKUP, file('copies')], {
    PATH: `${file('bin')}:${process.env.PATH}`,
    DATABASE_URL: database,
    VEZ_BACKUP_CERTIFICATE: file('backup.pem'),
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vez-backup-'));
  for (const name of ['copies', 'bin']) await mkdir(file(name));
  await writeFile(
    file('bin/pg_dump'),
    `#!/bin/sh\ntr '\\0' '\\n' < /proc/$$/cmdline > "${file('arguments')}"\nexec "${process.execPath}" "${here('../testing/dump-tables.mjs')}" "$@"\n`,
  );
  await chmod(file('bin/pg_dump'), 0o755);
  for (const name of ['backup', 'other']) makeKey(name);
  city = await startTestServer();
});
afterAll(async () => {
  await city.stop();
  await rm(folder, { recursive: true });
});

const tablesOf = (db: Db) =>
  db.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
  );
/** A digest of each table's rows. */
async function digestsOf(db: Db) {
  const digests: Record<string, string> = {};
  for (const { name } of await tablesOf(db)) {
    const [row] = await db.query<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM "${name}" t`,
    );
    digests[name] = row!.digest;
  }
  return digests;
}

async function restore(opened: string, db: Db) {
  const tables = opened
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { table: string; rows: string });
  await db.tx(async (tx) => {
    // Triggers counted these rows when they were written first.
    await tx.query('SET LOCAL session_replication_role = replica');
    await tx.query(`TRUNCATE ${tables.map(({ table }) => `"${table}"`).join(', ')}`);
    for (const { table, rows } of tables) {
      await tx.query(
        `INSERT INTO "${table}" OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::"${table}", $1)`,
        [rows],
      );
    }
  });
}

it('is readable with its key alone, and gives every row back in another database [FLT-56]', async () => {
  const as = await city.citizen();
  const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
  const request = { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: '12345670' };
  await city.call('reserve', request, { as });
  await city.call('walkIn', await pointOf(city.db, 'DSI-CRC', 'CP'), { as: city.counterSystem });

  expect(copy(city.connectionString).status).toBe(0);
  const [name] = await readdir(file('copies'));
  const sealed = await readFile(file(`copies/${name}`));
  expect(sealed.includes(as.mobile.number)).toBe(false);
  const open = (key: string) => sh([OPEN, file(`${key}.key`), file(`${key}.pem`), file(`copies/${name}`)]);
  expect(open('other').status).not.toBe(0);

  const scratch = await copyTemplate();
  const db = connect(scratch.connectionString, { max: 1 });
  await restore(open('backup').stdout.toString(), db);
  expect(await digestsOf(db)).toEqual(await digestsOf(city.db));
  await db.close();
  await scratch.drop();
});

it('shows the password of the database to no other user of the machine', async () => {
  const { password } = new URL(city.connectionString);
  expect(password).not.toBe('');
  const encoded = city.connectionString.replace(
    password,
    (text) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`,
  );
  for (const database of [city.connectionString, encoded]) {
    expect(copy(database).status).toBe(0);
    const shown = await readFile(file('arguments'), 'utf8');
    expect(shown).toContain('--format=custom');
    expect(shown).toContain(new URL(database).host);
    expect(shown).not.toContain(password.slice(1));
  }
  const { status, stderr } = copy(`${city.connectionString}?password=${password}`);
  expect(status).toBe(1);
  expect(stderr.toString()).toContain('before its @');
});

it('leaves nothing that looks like a copy where the database could not be read', async () => {
  const before = await readdir(file('copies'));
  const { status, stderr } = copy(`${city.connectionString}_gone`);
  expect(status).toBe(1);
  expect(stderr.toString()).toContain('The database could not be copied.');
  expect(await readdir(file('copies'))).toEqual(before);
});
