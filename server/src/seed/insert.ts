import type { Queryable } from '../db/db';

export type Row = Record<string, unknown>;

/** Inserts the missing rows; what a deployment has changed stays as it is. */
export async function insert(db: Queryable, table: string, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  await db.query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
