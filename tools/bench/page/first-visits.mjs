// Measures first visits of home in turns: as a static copy, as one bundle, federated.
import { median, table } from '../lib/figures.mjs';
import { measureVisit } from './measure-visit.mjs';

export const HOME = '/home';
const TIMES = ['firstPaint', 'firstContentfulPaint', 'lcp', 'interactive', 'blocked'];
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
const FIGURES = [
  ['requestsBefore', 'requests before interactive', String],
  ['requestsInAll', 'requests in all', String],
  ['scriptBytes', 'JavaScript before interactive, KB brotli', kilobytes],
  ['scriptBytesInAll', 'JavaScript in all, KB brotli', kilobytes],
  ['bytes', 'bytes before interactive, KB', kilobytes],
  ['firstPaint', 'first paint, ms', Math.round],
  ['firstContentfulPaint', 'first contentful paint, ms', Math.round],
  ['lcp', 'largest contentful paint, ms', Math.round],
  ['interactive', 'time to interactive, ms', Math.round],
  ['blocked', 'main thread blocked, ms', Math.round],
  ['shift', 'layout shift', (shift) => shift.toFixed(4)],
];

function tellRequests(kind, { requests, interactive, shifted }) {
  console.log(`\n${kind}: what the last visit asked for`);
  const rows = requests.map(({ path, type, bytes, sent }) => [
    path,
    type,
    kilobytes(bytes),
    Math.round(sent),
    sent <= interactive ? '' : 'after',
  ]);
  console.log(table([['path', 'kind', 'KB', 'sent, ms', ''], ...rows]));
  shifted.forEach((what) => console.log(`  moved: ${what}`));
}

/**
 * @param {Record<'static copy' | 'single' | 'federated', string>} origins
 * @param {object | undefined} before the medians of the last run
 * @returns the medians of each kind
 */
export async function firstVisits(browser, origins, { cpu, rounds, verbose }, before) {
  const kinds = Object.keys(origins);
  const visits = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const visit = (kind) =>
    measureVisit(browser, `${origins[kind]}${HOME}`, { cpu, runs: kind !== 'static copy' });
  for (const kind of kinds) await visit(kind);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? kinds : [...kinds].reverse();
    for (const kind of order) visits[kind].push(await visit(kind));
  }
  const mid = (kind, figure) => median(visits[kind].map((one) => one[figure]));

  const rows = FIGURES.map(([figure, words, show]) => {
    const spread = visits.federated.map((one) => one[figure]);
    const last = before?.federated?.[figure];
    return [
      words,
      ...kinds.map((kind) => show(mid(kind, figure))),
      TIMES.includes(figure) ? `${Math.round(Math.min(...spread))}–${Math.round(Math.max(...spread))}` : '',
      last === undefined ? '' : show(last),
    ];
  });
  console.log(`\n${table([['', ...kinds, 'spread', 'last run'], ...rows])}\n`);

  const said = [...visits.federated, ...visits.single].flatMap((one) => one.said);
  for (const [words, value, budget] of [
    ['largest paint against the static copy', mid('federated', 'lcp') / mid('static copy', 'lcp'), 1.25],
    [
      'time to interactive against one bundle',
      mid('federated', 'interactive') / mid('single', 'interactive'),
      1.05,
    ],
    ['JavaScript before interactive, KB brotli', mid('federated', 'scriptBytes') / 1024, 175],
    ['requests before interactive', mid('federated', 'requestsBefore'), 6],
    ['layout shift', mid('federated', 'shift'), 0.01],
    ['console errors and warnings', said.length, 0],
  ]) {
    console.log(
      `${value <= budget ? 'holds ' : 'MISSED'}  ${words}: ${Number(value.toFixed(3))} (budget ${budget})`,
    );
  }
  [...new Set(said)].forEach((text) => console.log(`  console: ${text}`));
  if (verbose) for (const kind of kinds) tellRequests(kind, visits[kind].at(-1));
  return Object.fromEntries(
    kinds.map((kind) => [kind, Object.fromEntries(FIGURES.map(([figure]) => [figure, mid(kind, figure)]))]),
  );
}
