import type { Db } from '../db/db';

/** How many statements wait for a lock of another. */
async function lockWaitsOf(db: Db): Promise<number> {
  const rows = await db.query(
    "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
  return rows.length;
}

/**
 * Waits until the work waits for a lock, or has ended without one.
 * @param waits the lock waits of the whole database by then, including that of the work
 */
export async function untilLockAwaited(db: Db, work: Promise<unknown>, waits = 1): Promise<void> {
  let hasEnded = false;
  const end = () => (hasEnded = true);
  work.then(end, end);
  while (!hasEnded && (await lockWaitsOf(db)) < waits);
}
