import { chmod, chown, copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, type Db } from '../db/db';
import { pendingMigrations } from '../db/migrate';
import { copyTemplate } from '../testing/test-database';

const TLS = fileURLToPath(new URL('../testing/tls', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));
const data = () => join(process.env.VEZ_TEST_POSTGRES_FOLDER!, 'postgres', 'data');

let database: Awaited<ReturnType<typeof copyTemplate>>;
let admin: Db;
let rules: string;

/** Puts a file into the folder of the database, with its owner. */
async function give(name: string) {
  const { uid, gid } = await stat(data());
  await copyFile(join(TLS, name), join(data(), name));
  await chown(join(data(), name), uid, gid);
  // PostgreSQL refuses a key that others can read.
  await chmod(join(data(), name), 0o600);
}

/** As in `deploy/postgres/patroni.yml`: this database accepts TLS alone. */
beforeAll(async () => {
  database = await copyTemplate();
  admin = connect(process.env.VEZ_TEST_POSTGRES!.replace(/\/\w+$/, '/postgres'), { max: 1 });
  await Promise.all(['server.pem', 'server.key'].map(give));
  const name = new URL(database.connectionString).pathname.slice(1);
  rules = await readFile(join(data(), 'pg_hba.conf'), 'utf8');
  await writeFile(
    join(data(), 'pg_hba.conf'),
    `hostssl ${name} all all scram-sha-256\nhostnossl ${name} all all reject\n${rules}`,
  );
  await admin.query(`ALTER SYSTEM SET ssl_cert_file = 'server.pem'`);
  await admin.query(`ALTER SYSTEM SET ssl_key_file = 'server.key'`);
  await admin.query('ALTER SYSTEM SET ssl = on');
  await admin.query('SELECT pg_reload_conf()');
  // PostgreSQL takes a moment to read its settings again.
  const isRead = () =>
    pendingMigrations(addressWith(CHECKED), MIGRATIONS).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 500 && !(await isRead()); tries += 1) await pause(20);
});
afterAll(async () => {
  await writeFile(join(data(), 'pg_hba.conf'), rules);
  await admin.query('ALTER SYSTEM RESET ssl');
  await admin.query('SELECT pg_reload_conf()');
  await admin.close();
  await database.drop();
});

/** The address of a deployment (docs/guides/scaling.md), with other TLS settings. */
function addressWith(settings: Record<string, string>, host = 'localhost'): string {
  const url = new URL(database.connectionString);
  url.hostname = host;
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  return url.href;
}
const CHECKED = { sslmode: 'verify-full', sslrootcert: join(TLS, 'ca.pem') };

describe('a database that requires TLS', () => {
  it('is reached by migrations, by the pool and by the readiness probe', async () => {
    const address = addressWith(CHECKED);
    expect(await pendingMigrations(address, MIGRATIONS)).toEqual([]);
    const db = connect(address, { max: 2 });
    const [own] = await db.query<{ ssl: boolean }>(
      'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    );
    expect(own).toEqual({ ssl: true });
    expect(await db.isReachable()).toBe(true);
    await db.close();
  });

  it.each([
    ['without TLS', {}, 'localhost', /no encryption|rejects connection/],
    ['by another name than its certificate has', CHECKED, '127.0.0.1', /IP: 127\.0\.0\.1 is not in the cert/],
    [
      'by an authority that is not its own',
      { sslmode: 'verify-full' },
      'localhost',
      /unable to (verify|get)/,
    ],
  ])('is not reached %s', async (_, settings, host, reason) => {
    await expect(pendingMigrations(addressWith(settings, host), MIGRATIONS)).rejects.toThrow(reason);
  });
});
