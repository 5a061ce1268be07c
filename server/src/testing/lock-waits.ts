import type { Db } from '../db/db';

/** Whether any statement waits for a lock of another. */
async function isLockAwaited(db: Db): Promise<boolean> {
  const rows = await db.query(
    "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
  return rows.length > 0;
}

/** Waits until the work waits for a lock, or has ended without one. */
export async function untilLockAwaited(db: Db, work: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => (hasEnded = true);
  work.then(end, end);
  while (!hasEnded && !(await isLockAwaited(db)));
}
