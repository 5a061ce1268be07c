// `npm run bench:server [-- --parts numbers,bookings] [--counts small] [--processes 3] [--connections 400]
// [--profile folder] [--statements] [--with people=500,seconds=20]`: measures the server under load and faults.
// `--profile` writes a CPU profile of the API for a browser's developer tools; `--statements` prints PostgreSQL's time
// by statement; `--with` replaces counts of the parts.
import { parseArgs } from 'node:util';
import { buildSite } from '../scripts/build.mjs';
import { openCity } from './server/lib/city.mjs';
import { measuredWith } from './server/lib/pgbench.mjs';
import { report } from './server/lib/report.mjs';
import { COUNTING, openStatements, printStatements } from './server/lib/statements.mjs';
import { COUNTS, PARTS } from './server/parts.mjs';

const { values } = parseArgs({
  options: {
    parts: { type: 'string' },
    counts: { type: 'string', default: 'usual' },
    profile: { type: 'string' },
    processes: { type: 'string' },
    connections: { type: 'string' },
    statements: { type: 'boolean', default: false },
    with: { type: 'string', default: '' },
  },
});
/** The option, or the part's default. */
const rushOf = ({ rush = { processes: 1, connections: 100 } }) => ({
  processes: Number(values.processes ?? rush.processes),
  connections: Number(values.connections ?? rush.connections),
});
const replaced = Object.fromEntries(
  values.with
    .split(',')
    .filter(Boolean)
    .map((each) => each.split('='))
    .map(([name, count]) => [name, Number(count)]),
);
const chosen = values.parts?.split(',') ?? Object.keys(PARTS);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0 || !(values.counts in COUNTS)) {
  console.error(`Parts: ${Object.keys(PARTS).join(', ')}. Counts: ${Object.keys(COUNTS).join(', ')}.`);
  process.exit(1);
}

console.log(`▸ Bare transactions are measured with ${measuredWith()}.`);
for (const name of chosen) {
  const rush = rushOf(PARTS[name]);
  console.log(`▸ ${PARTS[name].title}: ${rush.processes} API process(es), ${rush.connections} connections`);
  // A new city for each part, so that the rows of one do not slow down the next.
  const nodeOptions = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  if (PARTS[name].needsSite) await buildSite();
  const postgresFlags = values.statements ? COUNTING : [];
  const city = await openCity({ env: PARTS[name].env, nodeOptions, postgresFlags, ...rush });
  try {
    if (values.statements) await openStatements(city);
    const figures = await PARTS[name].run(city, { ...COUNTS[values.counts][name], ...replaced });
    if (values.statements) await printStatements(city);
    await report(name, figures, values.counts);
  } finally {
    await city.stop();
  }
}
