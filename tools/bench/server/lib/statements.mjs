// Reports PostgreSQL's time by statement: `npm run bench:server -- --statements`.
import { table } from '../../lib/figures.mjs';

/** The flags of PostgreSQL for counting statements. */
export const COUNTING = ['-c', 'shared_preload_libraries=pg_stat_statements'];

const MOST_SHOWN = 16;
const SHOWN_LENGTH = 90;

/** Installs the extension, which is needed to read the counts. */
export const openStatements = (city) => city.db('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');

/** The statements with the highest total time, without planning time, which is costly to measure. */
export async function printStatements(city) {
  const rows = await city.db(
    `SELECT calls, total_exec_time AS ms, mean_exec_time * 1000 AS mean, regexp_replace(query, '\\s+', ' ', 'g') AS text,
       sum(total_exec_time) OVER () AS "allMs"
     FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT ${MOST_SHOWN}`,
  );
  const shown = rows.map(({ text, calls, ms, mean, allMs }) => [
    text.slice(0, SHOWN_LENGTH),
    calls,
    ms.toFixed(0),
    mean.toFixed(0),
    `${((100 * ms) / allMs).toFixed(0)} %`,
  ]);
  console.log(`\n${table([['statement', 'times', 'ms', 'µs each', 'share'], ...shown])}`);
}
