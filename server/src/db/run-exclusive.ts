import { statement, type Db, type Queryable } from './db';

const LOCK = statement('alone-lock', 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 4)) AS "free!"');

/**
 * Does background work in one transaction, unless another process of the same database is doing it.
 * @returns whether it was done here
 */
export const runExclusive = (
  db: Db,
  name: string,
  work: (db: Queryable) => Promise<void>,
): Promise<boolean> =>
  db.tx(async (tx) => {
    const [lock] = await tx.query(LOCK, [name]);
    if (lock?.free !== true) return false;
    await work(tx);
    return true;
  });
