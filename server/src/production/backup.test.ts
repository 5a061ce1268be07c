import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type Db } from '../db/db';
import { postgresClients } from '../testing/postgres-clients';
import { reservationOf } from '../testing/reservation';
import { pointOf } from '../testing/service-point';
import { copyTemplate, dropDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BACKUP = here('../../../deploy/backup/vez-backup.sh');
const OPEN = here('../../../deploy/backup/open-backup.sh');

const RESTORE = here('../../../deploy/backup/vez-restore.sh');

const folder = mkdtempSync(join(tmpdir(), 'vez-backup-'));
/** The programs that the guide names; undefined if this machine runs none of the server's release. */
const clients = postgresClients(join(folder, 'clients'));
afterAll(() => rm(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const sh = (args: string[], env: NodeJS.ProcessEnv = {}, input?: Buffer) =>
  spawnSync('sh', args, {
    env: { ...process.env, PATH: `${clients}:${process.env.PATH}`, ...env },
    maxBuffer: 256 * 1024 * 1024,
    ...(input && { input }),
  });

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
/** The nightly backup, as its unit makes it. */
const copy = (database: string, env: NodeJS.ProcessEnv = {}) =>
  sh([BACKUP, file('copies')], {
    ...{ DATABASE_URL: database, VEZ_BACKUP_CERTIFICATE: file('backup.pem') },
    ...env,
  });

/** The steps of the guide for an administrator of the cluster. */
function restore(database: URL, dump: Buffer) {
  const { hostname: PGHOST, port: PGPORT, username: PGUSER, password: PGPASSWORD, pathname } = database;
  return sh([RESTORE, pathname.slice(1)], { PGHOST, PGPORT, PGUSER, PGPASSWORD }, dump);
}

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

const why = clients === undefined ? `not tried: no pg_dump of its release for ${process.platform}` : 'real';
(clients === undefined ? describe.skip : describe)(`a nightly copy (${why})`, () => {
  let city: TestServer;
  beforeAll(async () => {
    await mkdir(file('copies'));
    for (const name of ['backup', 'other']) makeKey(name);
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  it('is readable with its key alone, and restores every row in another database [FLT-56]', async () => {
    const as = await city.citizen();
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const request = { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: '12345670' };
    await city.call('reserve', request, { as });
    const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    await city.call('walkIn', queue, { as: city.counterSystem });

    expect(copy(city.connectionString).status).toBe(0);
    const [name] = await readdir(file('copies'));
    const sealed = await readFile(file(`copies/${name}`));
    expect(sealed.includes(as.mobile.number)).toBe(false);
    const open = (key: string) => sh([OPEN, file(`${key}.key`), file(`${key}.pem`), file(`copies/${name}`)]);
    expect(open('other').status).not.toBe(0);

    // A spoilt database, with no process of Vez on it.
    const broken = await copyTemplate();
    const url = new URL(broken.connectionString);
    const { status, stderr } = restore(url, open('backup').stdout);
    expect({ status, said: stderr.toString() }).toEqual({ status: 0, said: '' });

    const before = await digestsOf(city.db);
    const restored = await startTestServer({ beside: { ...city, connectionString: url.href } });
    expect(await digestsOf(restored.db)).toEqual(before);
    const tickets = await restored.call('tickets', {}, { as });
    expect(tickets).toEqual(await city.call('tickets', {}, { as }));
    const next = await restored.call('walkIn', queue, { as: restored.counterSystem });
    expect(next.jettonCode).toMatch(/002$/);
    await restored.stop();
    await broken.drop();
    await dropDatabase(new URL(`${url.pathname}_broken`, url));
  });

  it('replaces nothing if the copy is cut off', async () => {
    const database = await copyTemplate();
    const url = new URL(database.connectionString);
    expect(copy(city.connectionString).status).toBe(0);
    const name = (await readdir(file('copies'))).at(-1)!;
    const whole = sh([OPEN, file('backup.key'), file('backup.pem'), file(`copies/${name}`)]).stdout;
    const { status } = restore(url, whole.subarray(0, whole.length / 2));
    expect(status).not.toBe(0);
    const db = connect(url.href, { max: 1 });
    expect(await tablesOf(db)).toEqual(await tablesOf(city.db));
    await db.close();
    await database.drop();
    await dropDatabase(new URL(`${url.pathname}_restored`, url));
  });

  it('hides the password of the database from other users of the machine', async () => {
    await mkdir(file('bin'));
    const seen = file('arguments');
    const watched = `#!/bin/sh\ntr '\\0' '\\n' < /proc/$$/cmdline > "${seen}"\nexec "${clients}/pg_dump" "$@"\n`;
    await writeFile(file('bin/pg_dump'), watched, { mode: 0o755 });
    const env = { PATH: `${file('bin')}:${clients}:${process.env.PATH}` };
    const { password } = new URL(city.connectionString);
    expect(password).not.toBe('');
    const encoded = city.connectionString.replace(
      password,
      (text) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`,
    );
    for (const database of [city.connectionString, encoded]) {
      expect(copy(database, env).status).toBe(0);
      const shown = await readFile(seen, 'utf8');
      expect(shown).toContain('--format=custom');
      expect(shown).toContain(new URL(database).host);
      expect(shown).not.toContain(password.slice(1));
    }
    const { status, stderr } = copy(`${city.connectionString}?password=${password}`, env);
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('before its @');
  });

  it('leaves nothing that looks like a copy if the database could not be read', async () => {
    const before = await readdir(file('copies'));
    const { status, stderr } = copy(`${city.connectionString}_gone`);
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('The database could not be copied.');
    expect(await readdir(file('copies'))).toEqual(before);
  });
});
