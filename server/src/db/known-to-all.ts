import { statement, type Db } from './db';

const KNOWN_FROM = statement(
  'migration-known-from',
  `SELECT applied_at + CASE WHEN EXISTS (SELECT FROM migration m WHERE m.applied_at < known.applied_at - interval '1 hour')
       THEN interval '1 day' ELSE interval '0' END AS "at!"
   FROM migration known WHERE name = $1`,
);

/**
 * When all processes of a site know what a migration introduced: one day after it. A database that was created with
 * it has no older processes.
 */
export async function knownToAllFrom(db: Db, migration: string): Promise<Date> {
  const [row] = await db.query(KNOWN_FROM, [migration]);
  return row!.at;
}
