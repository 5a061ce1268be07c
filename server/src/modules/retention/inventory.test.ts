import { connect } from '../../db/db';
import { copyTemplate } from '../../testing/test-database';
import { ERASED_TABLES } from './erase';
import { INVENTORY } from './inventory';
import { RETENTION_RULES } from './rules';

interface Column {
  table: string;
  column: string;
}

/** Every column of the migrated database, by table. */
async function readTables(): Promise<Map<string, string[]>> {
  const database = await copyTemplate();
  const db = connect(database.connectionString, { max: 1 });
  const rows = await db.query<Column>(
    `SELECT c.relname AS table, a.attname AS column FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  await db.close();
  await database.drop();
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/**
 * Not erased on request: keyed digests and hashes prove what was done, and staff are named by their keys and devices
 * until these are revoked, and for a year by what they changed at an office.
 */
const KEPT_ON_ERASURE = ['audit', 'used_login_code', 'counter_key', 'office_change', 'staff_device'];
const personalTables = () =>
  Object.entries(INVENTORY).filter(([, { personal }]) => Object.keys(personal).length > 0);

describe('the inventory of personal data', () => {
  let tables: Map<string, string[]>;
  beforeAll(async () => {
    tables = await readTables();
  });

  it('lists every column of every table', () => {
    expect(Object.keys(INVENTORY).sort()).toEqual([...tables.keys()].sort());
    for (const [table, entry] of Object.entries(INVENTORY)) {
      const listed = [...Object.keys(entry.personal), ...entry.impersonal.split(/\s+/)]
        .filter(Boolean)
        .sort();
      expect({ table, columns: listed }).toEqual({ table, columns: [...tables.get(table)!].sort() });
    }
  });

  it('demands a retention rule for every column that names a person', () => {
    for (const [table, { personal }] of personalTables()) {
      const rules = RETENTION_RULES.filter((rule) => rule.table === table);
      const uncovered = Object.keys(personal).filter(
        (column) =>
          !rules.some(({ clears, due }) =>
            clears === undefined ? !due.includes('mob_num') : Object.keys(clears).includes(column),
          ),
      );
      expect({ table, uncovered }).toEqual({ table, uncovered: [] });
    }
  });

  it('demands that every table that names a person is erased on request', () => {
    const named = personalTables().map(([table]) => table);
    expect([...ERASED_TABLES, ...KEPT_ON_ERASURE].sort()).toEqual(named.sort());
  });
});
