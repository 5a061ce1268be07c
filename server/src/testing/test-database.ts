import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { TEMPLATE } from './cluster';

const clusterUrl = () => {
  const url = process.env.VEZ_TEST_POSTGRES;
  if (url === undefined)
    throw new Error('The test cluster was not started: run with server/jest.config.mjs.');
  return new URL(url);
};

async function asAdmin(statement: string): Promise<void> {
  const url = clusterUrl();
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** PostgreSQL drops a database only a tenth of a second after its last connection. The next test need not wait. */
const drops = new Set<Promise<void>>();
function dropSoon(name: string): void {
  const drop = asAdmin(`DROP DATABASE ${name} WITH (FORCE)`).finally(() => drops.delete(drop));
  drops.add(drop);
}
afterAll(() => Promise.all(drops));

/** A separate database, with the demonstration data. */
export async function copyTemplate() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
  const url = clusterUrl();
  url.pathname = `/${name}`;
  return { connectionString: url.href, drop: async () => dropSoon(name) };
}

/** Drops a database of the test cluster that a test has created itself. */
export const dropDatabase = ({ pathname }: URL) => asAdmin(`DROP DATABASE ${pathname.slice(1)} WITH (FORCE)`);
