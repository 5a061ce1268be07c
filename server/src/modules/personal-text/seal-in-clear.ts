import type { Db } from '../../db/db';
import { runExclusive } from '../../db/run-exclusive';
import { builtStatement } from '../../db/statement';

/** Names per transaction, so that its locks are short. */
const BATCH = 200;

interface InClear {
  table: string;
  column: string;
  /** SQL condition for rows that hold the name in clear. With an index on it, only those rows are read. */
  due: string;
  /** Columns whose values are unique for each name. */
  unique?: readonly string[];
}

const NUMBER = String.raw`~ '^\d{1,5}-\d{1,15}$'`;
/** Data kept for longer than a day; the rest expires before it would be sealed. */
const IN_CLEAR: readonly InClear[] = [
  { table: 'ticket', column: 'mob_num', due: `mob_num NOT LIKE 's1.%'` },
  { table: 'favourite', column: 'owner', due: `owner ${NUMBER}`, unique: ['service_id', 'location_id'] },
  { table: 'search_record', column: 'owner', due: `owner ${NUMBER}`, unique: ['keyword'] },
  { table: 'consent', column: 'account', due: `account ${NUMBER}`, unique: ['device_id', 'clause_id'] },
  { table: 'counter_key', column: 'created_by', due: `created_by NOT LIKE 's1.%' AND created_by <> ''` },
  { table: 'counter_key', column: 'revoked_by', due: `revoked_by NOT LIKE 's1.%' AND revoked_by <> ''` },
  { table: 'staff_device', column: 'name', due: `name NOT LIKE 's1.%' AND name <> ''` },
];

const statementsOf = ({ table, column, due, unique }: InClear) => ({
  lock: `personal-text:${table}.${column}`,
  find: builtStatement<{ values: readonly [most: number]; row: { name: string } }>(
    `personal-text-find-${table}-${column}`,
    `SELECT DISTINCT ${column} AS name FROM ${table} WHERE ${due} LIMIT $1`,
  ),
  /** Deletes rows in clear that the same person also has sealed. */
  drop:
    unique &&
    builtStatement<{ values: { names: string[] }; row: object }>(
      `personal-text-drop-${table}-${column}`,
      `DELETE FROM ${table} AS old USING ${table} AS own, unnest(:names::text[], token(:names)::text[]) AS clear(written, token)
       WHERE old.${column} = written AND own.${column} = token
         AND ${unique.map((other) => `old.${other} = own.${other}`).join(' AND ')}`,
    ),
  seal: builtStatement<{ values: { names: string[] }; row: object }>(
    `personal-text-seal-${table}-${column}`,
    `UPDATE ${table} SET ${column} = token
     FROM unnest(:names::text[], token(:names)::text[]) AS clear(written, token) WHERE ${column} = written AND ${due}`,
  ),
});
const STATEMENTS = IN_CLEAR.map(statementsOf);

/** Seals what older releases wrote in clear. If a process ends meanwhile, the next one does the rest. */
export async function sealInClear(db: Db): Promise<number> {
  let total = 0;
  for (const { lock, find, drop, seal } of STATEMENTS) {
    let done: number;
    do {
      done = 0;
      await runExclusive(db, lock, async (tx) => {
        const names = (await tx.query(find, [BATCH])).map(({ name }) => name);
        if (drop !== undefined) await tx.query(drop, { names });
        await tx.query(seal, { names });
        done = names.length;
      });
      total += done;
    } while (done === BATCH);
  }
  return total;
}
