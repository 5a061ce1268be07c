import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyTemplate } from '../testing/test-database';
import { connect } from './db';
import { checkVersion, migrate } from './migrate';

const MIGRATIONS = join(__dirname, 'migrations');

describe('a database', () => {
  it('of an older PostgreSQL is refused with a clear sentence, not at the first ticket', () => {
    expect(() => checkVersion('17.6 (Debian 17.6-1.pgdg12+1)')).toThrow(
      'PostgreSQL 18 or later is needed, and this one is 17.6 (Debian 17.6-1.pgdg12+1)',
    );
    for (const version of ['18.0', '18.4 (Debian 18.4-1)', '19beta1']) {
      expect(() => checkVersion(version)).not.toThrow();
    }
  });

  it('that several processes migrate at once gets each migration once, in order [FLT-55]', async () => {
    const database = await copyTemplate();
    const db = connect(database.connectionString, { max: 1 });
    await db.query('DROP SCHEMA public CASCADE');
    await db.query('CREATE SCHEMA public');
    const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
    const applied = await Promise.all(
      Array.from({ length: 4 }, () => migrate(database.connectionString, MIGRATIONS)),
    );
    expect(applied.flat()).toEqual(files);
    const rows = await db.query<{ name: string }>('SELECT name FROM migration ORDER BY applied_at');
    expect(rows.map(({ name }) => name)).toEqual(files);
    await db.close();
    await database.drop();
  });
});
