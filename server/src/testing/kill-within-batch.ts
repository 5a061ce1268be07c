import { connect, type Db, type Queryable } from '../db/db';
import type { TestServer } from './test-server';

type Job = () => Promise<void>;

/**
 * Kills another process of the same city within a batch of its job.
 * @param jobOf makes that job, which must await `before` within a batch
 * @param meanwhile what a living process does while the batch is unfinished
 */
export async function killWithinBatch(
  city: TestServer,
  jobOf: (db: Db, before: (tx: Queryable) => Promise<unknown>) => Promise<Job>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const db = connect(city.connectionString, { max: 2 });
  let tellTaken: () => void;
  const taken = new Promise<void>((resolve) => (tellTaken = resolve));
  const job = await jobOf(db, async (tx) => {
    tellTaken();
    await tx.query('SELECT pg_sleep(60)');
  });
  const killed = job().then(
    () => 'done',
    () => 'killed',
  );
  await taken;
  await meanwhile();
  await city.db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(60)%' AND datname = current_database()`,
  );
  expect(await killed).toBe('killed');
  await db.close();
}
