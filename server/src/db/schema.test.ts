import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { copyTemplate } from '../testing/test-database';
import { connect } from './db';
import * as schema from './schema';

interface Column {
  table: string;
  column: string;
  type: string;
  required: boolean;
}
const inOrder = (columns: Column[]) =>
  columns.map(({ table, column, type, required }) => `${table}.${column} ${type} ${required}`).sort();

describe('the typed description of the database', () => {
  it('has the tables, columns, types and required values of the migrated one, no more and no less', async () => {
    const database = await copyTemplate();
    const db = connect(database.connectionString, { max: 1 });
    const migrated = await db.query<Column>(
      `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
         a.attnotnull AS required
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
         AND NOT a.attisdropped AND c.relname <> 'migration'`,
    );
    await db.close();
    await database.drop();

    const described = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => ({
          table: name,
          column: column.name,
          type: column.getSQLType(),
          required: column.notNull,
        }));
      });
    expect(inOrder(described)).toEqual(inOrder(migrated));
  });
});
