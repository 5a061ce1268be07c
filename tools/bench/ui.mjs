// `npm run bench:ui [-- --rounds 5]`: measures the size of each shared part, and the cost of a step between screens.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { buildSite } from '../scripts/build.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startVez } from '../scripts/lib/running-vez.mjs';
import { keepRun, lastRun, median, table } from './lib/figures.mjs';
import { firstSkeletons, preparedScreens, softNavigations } from './ui/navigation.mjs';
import { partWeights } from './ui/part-weight.mjs';
import { answersToTaps } from './ui/taps.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
const BOOKING = '/reserve?service=1&location=5';
/** The screens between which a citizen navigates. */
const SCREENS = [
  '/home',
  '/department',
  '/category',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithoutTabs?service=1',
  '/queueOrBook?service=1&location=5',
  '/offerNum?service=1&location=5',
  BOOKING,
  '/myBooking',
  '/AboutPage',
];
/** One screen of each remote that the home does not belong to. */
const FIRST_OPENED = ['/offerNum?service=1&location=5', BOOKING, '/myBooking', '/login'];
/** Steps to a likely next screen, which the page prepares in advance. */
const PREPARED = [
  { from: '/home', to: '/department' },
  { from: '/department', to: '/serOrLocationWithTabs' },
];
const PREPARED_BUDGET_MS = 100;
const SCRIPT_BUDGET_MS = 50;
const SKELETON_BUDGET_MS = 100;
/** The threshold for a “good” interaction to next paint, on a phone four times slower. */
const TAP_BUDGET_MS = 200;

const say = (text) => console.log(`▸ ${text}`);
const medians = (times) => Object.fromEntries([...times].map(([name, each]) => [name, median(each)]));
const against = (budget, heading, times) =>
  console.log(
    `\n${table([
      [heading, 'median', 'spread', `budget ${budget}`],
      ...[...times].map(([name, each]) => [
        name.split('?')[0],
        median(each).toFixed(0),
        `${Math.min(...each).toFixed(0)}–${Math.max(...each).toFixed(0)}`,
        median(each) <= budget ? 'holds' : 'MISSED',
      ]),
    ])}\n`,
  );
const kb = (bytes) => (bytes / 1_024).toFixed(2);
const before = await lastRun('ui');

say('What each part adds to a remote that uses only it.');
const { base, parts } = await partWeights();
console.log(
  `\n${table([
    ['part', 'KB brotli', 'out of the barrel', 'last run'],
    ...parts.map(({ name, alone, barrel }) => [
      name,
      kb(alone),
      barrel === undefined ? '' : kb(barrel),
      before?.parts?.[name] === undefined ? '' : kb(before.parts[name]),
    ]),
  ])}\n\nA remote with no part at all: ${kb(base)} KB, besides what the shell provides.\n`,
);

await buildSite();
// No calls during the measurement, because live figures would affect only some rounds.
const vez = await startVez({ VEZ_COUNTER_PACE_MS: '3600000' }, { quiet: true });
const browser = await chromium.launch({
  executablePath: findChromium(say),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  say(`${ROUNDS} rounds between loaded screens, 4x CPU.`);
  const steps = await softNavigations(browser, vez.origin, SCREENS, ROUNDS);
  against(SCRIPT_BUDGET_MS, 'script of a step, ms', steps);

  say('The first time that a remote is opened, from a home at rest.');
  const few = Math.min(3, ROUNDS);
  const skeletons = await firstSkeletons(browser, vez.origin, SCREENS[0], FIRST_OPENED, few);
  against(SKELETON_BUDGET_MS, 'until its skeleton, ms', skeletons);

  say('The likely next screen, from the tap until it is painted.');
  const prepared = await preparedScreens(browser, vez.origin, PREPARED, ROUNDS);
  against(PREPARED_BUDGET_MS, 'until it is there, ms', prepared);

  say('Taps on the way through a booking, until the frame that answers.');
  const taps = await answersToTaps(browser, vez.origin, BOOKING, ROUNDS);
  against(TAP_BUDGET_MS, 'answer to a tap, ms', taps);

  await keepRun('ui', {
    parts: Object.fromEntries(parts.map(({ name, alone }) => [name, alone])),
    steps: medians(steps),
    skeletons: medians(skeletons),
    prepared: medians(prepared),
    taps: medians(taps),
  });
} finally {
  await browser.close();
  await vez.stop();
}
