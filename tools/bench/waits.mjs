// `npm run bench:waits [-- --months "rush hours,a new service"] [--offices 4] [--log calls.csv --offset 8]`: measures
// the quality of the estimated waits, on generated months or on the log of a queue.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { keepRun, table } from './lib/figures.mjs';
import { loadTools } from './waits/load-tools.mjs';

const { values } = parseArgs({
  options: {
    months: { type: 'string' },
    offices: { type: 'string', default: '4' },
    log: { type: 'string' },
    offset: { type: 'string', default: '8' },
  },
});
const { measureMonth, MONTHS, readLog, replay, simulateOffice } = await loadTools();

/** The estimates in the generated months of a name, with a separate seed for each office. */
const askedIn = (name) =>
  Array.from({ length: Number(values.offices) }, (_, office) => {
    const log = simulateOffice({ ...MONTHS[name], name, seed: (office + 1) * 101 });
    return replay(log).asked;
  }).flat();

const GOAL = { from: 77, to: 85 };
const percent = (value) => `${value.toFixed(1)} %`;
const minutes = (value) => value.toFixed(1);
const lengthOf = ({ from, to }) =>
  to === undefined ? `${from} and more` : from === to - 1 ? `${from}` : `${from} to ${to - 1}`;
const cells = ({ count, coverage, below, above, width, bias, naiveCoverage, naiveWidth }) => [
  count,
  percent(coverage),
  percent(below),
  percent(above),
  minutes(width),
  minutes(bias),
  percent(naiveCoverage),
  minutes(naiveWidth),
];
const HEAD = ['told', 'covered', 'sooner', 'later', 'width', 'bias', 'naive covers', 'naive width'];

const chosen = values.months?.split(',') ?? Object.keys(MONTHS);
const unknown = chosen.filter((name) => !(name in MONTHS));
if (unknown.length > 0) {
  console.error(`Months: ${Object.keys(MONTHS).join(', ')}.`);
  process.exit(1);
}
const asked =
  values.log === undefined
    ? chosen.map((name) => [name, askedIn(name)])
    : [
        [
          values.log,
          replay(readLog(values.log, await readFile(values.log, 'utf8'), Number(values.offset))).asked,
        ],
      ];

const kept = {};
for (const [name, told] of asked) {
  const figures = measureMonth(told);
  const { coverage, withheld, byLength } = figures;
  const holds = coverage >= GOAL.from && coverage <= GOAL.to;
  console.log(
    `\n▸ ${name}: ${holds ? 'covered as wanted' : 'MISSED'} (${GOAL.from} to ${GOAL.to} %), ${percent(withheld)} withheld\n`,
  );
  const rows = byLength.map((length) => [`${lengthOf(length)} ahead`, ...cells(length)]);
  console.log(table([['', ...HEAD], ['all', ...cells(figures)], ...rows]));
  kept[name] = figures;
}
console.log('\nWidths and bias in minutes; bias: the truth less the middle of the range, median.');
if (values.log === undefined) await keepRun('waits', { figures: kept });
