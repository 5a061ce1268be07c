// In place of `pg_dump`, whose client must be of the server's own release, which few machines have: every table of a
// database, a line each, `{ "table": …, "rows": [ … ] }`, as of one moment. Its last argument is the database.
import pg from 'pg';

const client = new pg.Client({ connectionString: process.argv.at(-1) });
try {
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const { rows: tables } = await client.query(
    "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
  );
  for (const { relname: table } of tables) {
    const { rows } = await client.query(`SELECT coalesce(json_agg(t), '[]')::text AS rows FROM "${table}" t`);
    process.stdout.write(`${JSON.stringify({ table, rows: rows[0].rows })}\n`);
  }
  await client.end();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
