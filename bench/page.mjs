// `npm run bench:page [-- --rounds 11] [--verbose]`: what federation costs the first view of a slow phone.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { buildSite } from '../scripts/build.mjs';
import { keepRun, lastRun, median, table } from './lib/figures.mjs';
import { startVez } from '../scripts/lib/running-vez.mjs';
import { buildSingle } from './page/build-single.mjs';
import { measureVisit } from './page/measure-visit.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '11' }, verbose: { type: 'boolean', default: false } },
});
const ROUNDS = Number(values.rounds);
const MS = ['firstPaint', 'firstContentfulPaint', 'lcp', 'interactive', 'blocked'];
const FIGURES = [
  ['requestsBefore', 'requests before interactive', String],
  ['requestsInAll', 'requests in all', String],
  ['scriptBytes', 'JavaScript before interactive, KB brotli', (bytes) => (bytes / 1024).toFixed(1)],
  ['scriptBytesInAll', 'JavaScript in all, KB brotli', (bytes) => (bytes / 1024).toFixed(1)],
  ['bytes', 'bytes before interactive, KB', (bytes) => (bytes / 1024).toFixed(1)],
  ['firstPaint', 'first paint, ms', Math.round],
  ['firstContentfulPaint', 'first contentful paint, ms', Math.round],
  ['lcp', 'largest contentful paint, ms', Math.round],
  ['interactive', 'time to interactive, ms', Math.round],
  ['blocked', 'main thread blocked, ms', Math.round],
  ['shift', 'layout shift', (shift) => shift.toFixed(4)],
];

const say = (text) => console.log(`▸ ${text}`);
say('Building the same code twice: federated, and as one bundle.');
await buildSite();
const singleSite = await buildSingle(say);

// Nobody is called while a page is measured: live figures would differ from round to round.
const quiet = { VEZ_COUNTER_PACE_MS: '3600000' };
const hosts = {
  federated: await startVez(quiet, { quiet: true }),
  single: await startVez({ ...quiet, VEZ_SITE: singleSite }, { quiet: true }),
};
const browser = await chromium.launch({
  executablePath: findChromium(say),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

const visits = { federated: [], single: [] };
try {
  for (const kind of ['federated', 'single']) await measureVisit(browser, `${hosts[kind].origin}/home`);
  say(`${ROUNDS} rounds on 4x CPU, 1.6 Mbit/s, 150 ms, nothing cached, the two in turns.`);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? ['federated', 'single'] : ['single', 'federated'];
    for (const kind of order) visits[kind].push(await measureVisit(browser, `${hosts[kind].origin}/home`));
  }
} finally {
  await browser.close();
  await Promise.all(Object.values(hosts).map((host) => host.stop()));
}

const mid = (kind, figure) => median(visits[kind].map((visit) => visit[figure]));
const before = await lastRun('page');
const rows = FIGURES.map(([figure, words, show]) => {
  const [federated, single] = [mid('federated', figure), mid('single', figure)];
  const spread = visits.federated.map((visit) => visit[figure]);
  const isTime = MS.includes(figure);
  return [
    words,
    show(federated),
    isTime ? `${Math.round(Math.min(...spread))}–${Math.round(Math.max(...spread))}` : '',
    show(single),
    single === 0 ? '' : (federated / single).toFixed(2),
    before?.federated?.[figure] === undefined ? '' : show(before.federated[figure]),
  ];
});
console.log(`\n${table([['', 'federated', 'spread', 'one bundle', 'ratio', 'last run'], ...rows])}\n`);

const ratio = mid('federated', 'interactive') / mid('single', 'interactive');
const said = [...visits.federated, ...visits.single].flatMap((visit) => visit.said);
for (const [words, value, budget] of [
  ['time to interactive against one bundle', ratio.toFixed(2), 1.15],
  ['JavaScript before interactive, KB brotli', (mid('federated', 'scriptBytes') / 1024).toFixed(1), 190],
  ['requests before interactive', mid('federated', 'requestsBefore'), 6],
  ['layout shift', mid('federated', 'shift').toFixed(4), 0.01],
  ['console errors and warnings', said.length, 0],
]) {
  console.log(`${Number(value) <= budget ? 'holds ' : 'MISSED'}  ${words}: ${value} (budget ${budget})`);
}
[...new Set(said)].forEach((text) => console.log(`  console: ${text}`));

if (values.verbose) {
  for (const kind of ['federated', 'single']) {
    console.log(`\n${kind}: what the last visit asked for`);
    const { requests, interactive, shifted } = visits[kind].at(-1);
    console.log(
      table([
        ['path', 'kind', 'KB', 'sent, ms', ''],
        ...requests.map(({ path, type, bytes, sent }) => [
          path,
          type,
          (bytes / 1024).toFixed(1),
          Math.round(sent),
          sent <= interactive ? '' : 'after',
        ]),
      ]),
    );
    shifted.forEach((what) => console.log(`  moved: ${what}`));
  }
}
await keepRun('page', {
  rounds: ROUNDS,
  federated: Object.fromEntries(FIGURES.map(([figure]) => [figure, mid('federated', figure)])),
  single: Object.fromEntries(FIGURES.map(([figure]) => [figure, mid('single', figure)])),
});
