// `npm run bench:ui [-- --rounds 5]`: what each shared part weighs, and what a step between screens costs.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { buildSite } from '../scripts/build.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startVez } from '../scripts/lib/running-vez.mjs';
import { keepRun, lastRun, median, table } from './lib/figures.mjs';
import { firstSkeletons, softNavigations } from './ui/navigation.mjs';
import { partWeights } from './ui/part-weight.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
/** Between all of these a citizen goes to and fro. */
const SCREENS = [
  '/home',
  '/department',
  '/category',
  '/serOrLocationWithTabs?department=1',
  '/serOrLocationWithoutTabs?service=1',
  '/queueOrBook?service=1&location=5',
  '/offerNum?service=1&location=5',
  '/reserve?service=1&location=5',
  '/myBooking',
  '/AboutPage',
];
/** One screen of each remote that the home is not of, and one of the shell. */
const FIRST_OPENED = [
  '/offerNum?service=1&location=5',
  '/reserve?service=1&location=5',
  '/myBooking',
  '/login',
];
const SCRIPT_BUDGET_MS = 50;
const SKELETON_BUDGET_MS = 100;

const say = (text) => console.log(`▸ ${text}`);
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
// Nobody is called meanwhile: live figures would cost some rounds and not others.
const vez = await startVez({ VEZ_COUNTER_PACE_MS: '3600000' }, { quiet: true });
const browser = await chromium.launch({
  executablePath: findChromium(say),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  say(`${ROUNDS} rounds between loaded screens, 4x CPU.`);
  const steps = await softNavigations(browser, vez.origin, SCREENS, ROUNDS);
  console.log(
    `\n${table([
      ['script of a step, ms', 'median', 'spread', `budget ${SCRIPT_BUDGET_MS}`],
      ...[...steps].map(([name, times]) => [
        name,
        median(times).toFixed(0),
        `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
        median(times) <= SCRIPT_BUDGET_MS ? 'holds' : 'MISSED',
      ]),
    ])}\n`,
  );
  say('The first time that a remote is opened, from a home at rest.');
  const skeletons = await firstSkeletons(browser, vez.origin, SCREENS[0], FIRST_OPENED, Math.min(3, ROUNDS));
  console.log(
    `\n${table([
      ['until its skeleton, ms', 'median', 'spread', `budget ${SKELETON_BUDGET_MS}`],
      ...[...skeletons].map(([name, times]) => [
        name.split('?')[0],
        median(times).toFixed(0),
        `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
        median(times) <= SKELETON_BUDGET_MS ? 'holds' : 'MISSED',
      ]),
    ])}\n`,
  );
  await keepRun('ui', {
    parts: Object.fromEntries(parts.map(({ name, alone }) => [name, alone])),
    steps: Object.fromEntries([...steps].map(([name, times]) => [name, median(times)])),
    skeletons: Object.fromEntries([...skeletons].map(([name, times]) => [name, median(times)])),
  });
} finally {
  await browser.close();
  await vez.stop();
}
