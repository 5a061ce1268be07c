// `npm run bench:lists [-- --rounds 5]`: measures whether a list of 999 services responds as fast as one of 30.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startVez } from '../scripts/lib/running-vez.mjs';
import { keepRun, lastRun, median, table } from './lib/figures.mjs';
import { fillWithServices } from './lists/many-services.mjs';
import { openList } from './lists/measure-list.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
const COUNTS = [30, 100, 300, 999];
const SPEEDS = [4, 10];
const MOST_ROWS = 60;
const MOST_GROWTH = 1.1;
const MOST_BYTES = 12 * 1024;

const say = (text) => console.log(`▸ ${text}`);
const vez = await startVez({ VEZ_COUNTER_PACE_MS: '3600000' }, { quiet: true });
const runs = [];
try {
  say(`Filling a database that is thrown away with lists of ${COUNTS.join(', ')} services.`);
  const lists = await fillWithServices(vez, COUNTS);
  const browser = await chromium.launch({
    executablePath: findChromium(say),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    say(`Production build in Chromium, 375 px; ${ROUNDS} rounds at ${SPEEDS.join('x and ')}x CPU.`);
    for (const cpu of SPEEDS) {
      const open = [];
      for (const [count, path] of lists)
        open.push({ count, list: await openList(browser, { origin: vez.origin, path, cpu }) });
      for (let round = 0; round < ROUNDS; round += 1) {
        const turns = round % 2 === 0 ? open : [...open].reverse();
        for (const { list } of turns) await list.type();
        for (const { list } of turns) await list.tap(round);
      }
      for (const { count, list } of open) runs.push({ cpu, count, ...(await list.close()) });
    }
  } finally {
    await browser.close();
  }
} finally {
  await vez.stop();
}

const before = await lastRun('lists');
const found = (cpu, count) => runs.find((run) => run.cpu === cpu && run.count === count);
const growth = (run, figure) => median(run[figure]) / median(found(run.cpu, COUNTS[0])[figure]);
const lastOf = (run, figure) =>
  before?.runs?.find(({ cpu, count }) => cpu === run.cpu && count === run.count)?.[figure];
const shown = (run, figure) => {
  const last = lastOf(run, figure);
  return [
    Math.round(median(run[figure])),
    growth(run, figure).toFixed(2),
    last === undefined ? '' : Math.round(last),
  ];
};
console.log(
  `\n${table([
    [
      'CPU, services',
      'rows',
      'typing, ms',
      'to 30',
      'last',
      'tapping, ms',
      'to 30',
      'last',
      'list, KB',
      'shift',
    ],
    ...runs.map((run) => [
      `${run.cpu}x, ${run.count}`,
      run.rows,
      ...shown(run, 'typing'),
      ...shown(run, 'tapping'),
      (run.bytes / 1024).toFixed(1),
      run.shift.toFixed(4),
    ]),
  ])}\n`,
);

const worst = (of) => Math.max(...runs.map(of));
const longest = runs.filter(({ count }) => count === COUNTS.at(-1));
const worstGrowth = (figure) => Math.max(...longest.map((run) => growth(run, figure)));
for (const [words, value, budget] of [
  ['rows in the page', worst(({ rows }) => rows), MOST_ROWS],
  ['typing in 999 against 30', worstGrowth('typing'), MOST_GROWTH],
  ['tapping in 999 against 30', worstGrowth('tapping'), MOST_GROWTH],
  ['the list as transferred, bytes', worst(({ bytes }) => bytes), MOST_BYTES],
  ['layout shift', worst(({ shift }) => shift), 0.01],
]) {
  const told = Number.isInteger(value) ? value : value.toFixed(3);
  console.log(`${value <= budget ? 'holds ' : 'MISSED'}  ${words}: ${told} (budget ${budget})`);
}
await keepRun('lists', {
  rounds: ROUNDS,
  runs: runs.map((run) => ({ ...run, typing: median(run.typing), tapping: median(run.tapping) })),
});
