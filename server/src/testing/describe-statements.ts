import pg from 'pg';
import type { Connection, Submittable } from 'pg';
import { builtStatement } from '../db/statement';

interface Column {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}
/** PostgreSQL's description of a statement before it runs. */
interface Description {
  parameters: number[];
  columns: Column[];
}

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  name: 'string',
  numeric: 'string',
  regclass: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  void: 'string',
};
/** JSON goes as text. */
const PARAMETERS: Record<string, string> = { ...SCALARS, json: 'string', jsonb: 'string' };

/** Parses a statement and asks for its description; nothing runs. */
function describe(client: pg.Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    const description: Description = { parameters: [], columns: [] };
    const describing = {
      submit(connection: Connection) {
        const raw = connection as unknown as {
          once(event: string, listener: (message: { dataTypeIDs: number[] }) => void): void;
          parse(query: object): void;
          describe(of: object): void;
          sync(): void;
        };
        raw.once('parameterDescription', ({ dataTypeIDs }) => (description.parameters = dataTypeIDs));
        raw.parse({ name: '', text, types: [] });
        raw.describe({ type: 'S', name: '' });
        raw.sync();
      },
      handleRowDescription: ({ fields }: { fields: Column[] }) => (description.columns = fields),
      // After an error the client passes nothing more to the query.
      handleError: reject,
      handleReadyForQuery: () => resolve(description),
    };
    client.query(describing as unknown as Submittable);
  });
}

/** The types, tables and columns of a database, by their numbers in it. */
async function readCatalogue(client: pg.Client) {
  const types = await client.query<{ oid: number; name: string; element: string | null }>(
    `SELECT t.oid::int, t.typname AS name, e.typname AS element FROM pg_type t
     LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'`,
  );
  const columns = await client.query<{
    table: number;
    at: number;
    of: string;
    name: string;
    required: boolean;
    type: number;
  }>(
    `SELECT c.oid::int AS table, a.attnum AS at, c.relname AS of, a.attname AS name, a.attnotnull AS required,
       a.atttypid::int AS type
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
     ORDER BY c.relname, a.attnum`,
  );
  const tsOf = (oid: number, scalars: Record<string, string>): string => {
    const type = types.rows.find((row) => row.oid === oid)!;
    const ts = scalars[type.element ?? type.name];
    if (ts === undefined) throw new Error(`No type of ours stands for PostgreSQL's ${type.name}.`);
    return type.element === null ? ts : `readonly ${scalars === PARAMETERS ? `(${ts} | null)` : ts}[]`;
  };
  return { columns: columns.rows, tsOf };
}
type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

const key = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);
const OUTER = /\b(?:LEFT|RIGHT|FULL)\b(?:\s+OUTER)?\s+JOIN\b/i;

/** A row as a type: that of its table if it has all of the table's columns. */
function rowOf(
  { columns, tsOf }: Catalogue,
  sql: string,
  described: Column[],
  narrowed: ReadonlySet<string>,
) {
  const marks = new Map([...sql.matchAll(/"(\w+)([!?])"/g)].map(([, name, mark]) => [name!, mark]));
  const field = ({ name, tableID, columnID, dataTypeID }: Column) => {
    const own = columns.find(({ table, at }) => table === tableID && at === columnID);
    const mark = marks.get(name);
    const isNullable =
      mark === undefined ? own === undefined || !own.required || OUTER.test(sql) : mark === '?';
    const column = own && `${own.of}.${own.name}`;
    const ts =
      column !== undefined && narrowed.has(column) ? `ColumnTypes['${column}']` : tsOf(dataTypeID, SCALARS);
    return `${key(name)}: ${ts}${isNullable && ts !== 'unknown' ? ' | null' : ''}`;
  };
  const [first] = described;
  const whole = columns.filter(({ table }) => table === first?.tableID);
  const isWhole =
    whole.length > 1 &&
    !OUTER.test(sql) &&
    whole.every(({ at, name }, n) => described[n]?.columnID === at && described[n].name === name);
  if (!isWhole) return `{ ${described.map(field).join('; ')} }`;
  const more = described.slice(whole.length);
  const table = `Tables['${whole[0]!.of}']`;
  return more.length === 0 ? table : `${table} & { ${more.map(field).join('; ')} }`;
}

/** A statement as a comment, as it is written. */
function comment(sql: string): string {
  if (sql.includes('*/')) throw new Error('SQL with `*/` would end the comment that it is printed in.');
  const [first, ...others] = sql.split('\n');
  if (others.length === 0) return `/** ${sql} */`;
  const indent = Math.min(...others.filter(Boolean).map((line) => line.search(/\S/)), 3);
  const lines = [first!, ...others.map((line) => line.slice(indent))];
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
}

const HEAD = `// Written by \`npm run statements\` from the migrated database; do not edit.
import type { ColumnTypes } from './column-types';
`;

/**
 * The module `statements.gen.ts`: the tables, and each statement with what it takes and returns, as PostgreSQL
 * describes it.
 * @param written SQL by name, with parameters as in `statement`
 * @param narrowed columns that `column-types.ts` types more narrowly, as `table.column`
 */
export async function describeStatements(
  connectionString: string,
  written: ReadonlyMap<string, string>,
  narrowed: ReadonlySet<string>,
): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const catalogue = await readCatalogue(client);
    const { columns, tsOf } = catalogue;
    const tables = [...new Set(columns.map(({ of }) => of))].map((of) => {
      const fields = columns
        .filter((column) => column.of === of)
        .map(({ name, type, required }) => {
          const ts = narrowed.has(`${of}.${name}`) ? `ColumnTypes['${of}.${name}']` : tsOf(type, SCALARS);
          return `${name}: ${ts}${required || ts === 'unknown' ? '' : ' | null'};`;
        });
      return `${of}: { ${fields.join(' ')} };`;
    });
    const statements: string[] = [];
    for (const [name, sql] of [...written].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const { text, parameters } = builtStatement(name, sql);
      const described = await describe(client, text).catch((error: Error) => {
        throw new Error(`PostgreSQL does not take ${name}: ${error.message}`);
      });
      const types = described.parameters.map((oid) => `${tsOf(oid, PARAMETERS)} | null`);
      const values =
        parameters.length === 0
          ? `readonly [${types.join(', ')}]`
          : `{ ${[...new Map(types.map((type, at) => [parameters[at]!, type]))].map(([of, type]) => `${of}: ${type}`).join('; ')} }`;
      statements.push(
        `${comment(sql)}\n'${name}': { values: ${values}; row: ${rowOf(catalogue, sql, described.columns, narrowed)} };`,
      );
    }
    return `${HEAD}
/** A row of each table. */
export interface Tables { ${tables.join('\n')} }

/** Each statement as it is written, and what it takes and returns. */
export interface Statements { ${statements.join('\n')} }
`;
  } finally {
    await client.end();
  }
}
