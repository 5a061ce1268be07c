import type { Db } from '../../db/db';
import { runExclusive } from '../../db/run-exclusive';
import { builtStatement } from '../../db/statement';

/** Names of one transaction, so that its locks are short. */
const BATCH = 200;

interface InClear {
  table: string;
  column: string;
  /** SQL: which rows hold the name in clear. Where it has an index, only those are read. */
  due: string;
  /** Columns of which a name has one row for each value. */
  unique?: readonly string[];
}

const NUMBER = String.raw`~ '^\d{1,5}-\d{1,15}$'`;
/** What is kept for longer than a day; the rest is gone by the time it would be sealed. */
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
  /** What the same person has both in clear and sealed. */
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

/** Seals what releases before wrote in clear. A process that ends meanwhile leaves the rest to the next. */
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
