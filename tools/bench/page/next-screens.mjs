// Measures from a tap on a link until the next screen is fully painted, after prefetching.
import { setTimeout as pause } from 'node:timers/promises';
import { median, table } from '../lib/figures.mjs';
import { slowVisit } from './slow-visit.mjs';

/** The time in which the page prefetches likely next screens. */
const REST_MS = 6_000;

const STEPS = [
  { name: 'home to offices, prefetched', from: '/home', to: '/department', budget: 100 },
  { name: 'home to categories, one call', from: '/home', to: '/category', budget: 250 },
  { name: 'home to the settings, a cold file', from: '/home', to: '/app', budget: 420 },
  { name: 'home to privacy, a cold remote', from: '/home', to: '/PrivacyClausePage', budget: 420 },
];

/** Runs in the page: taps the link, and resolves after the frame with the full screen. */
const tapAndWait = (start) =>
  new Promise((resolve, reject) => {
    const came = window.location.pathname;
    const link = document.querySelector(`a[href^="${start}"]`);
    if (link === null) return reject(new Error(`No link to ${start}`));
    const old = document.querySelector('main h1');
    const began = performance.now();
    const look = () => {
      const heading = document.querySelector('main h1');
      const isThere =
        window.location.pathname !== came &&
        heading !== old &&
        heading?.checkVisibility() &&
        document.querySelector('main [aria-busy=true]') === null;
      // In the next frame, the previous one has been painted.
      requestAnimationFrame(isThere ? () => resolve(performance.now() - began) : look);
    };
    link.click();
    look();
    return undefined;
  });

/** @returns the medians in ms, by step */
export async function nextScreens(browser, origin, rounds, before) {
  const times = Object.fromEntries(STEPS.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, from, to } of STEPS) {
      const { page, close } = await slowVisit(browser, `${origin}${from}`);
      await pause(REST_MS);
      times[name].push(await page.evaluate(tapAndWait, to));
      await close();
    }
  }
  const rows = STEPS.map(({ name, budget }) => {
    const each = times[name];
    return [
      name,
      Math.round(median(each)),
      `${Math.round(Math.min(...each))}–${Math.round(Math.max(...each))}`,
      before?.[name] === undefined ? '' : Math.round(before[name]),
      `${median(each) <= budget ? 'holds' : 'MISSED'} (${budget})`,
    ];
  });
  console.log(`\n${table([['4x CPU', 'ms', 'spread', 'last run', ''], ...rows])}\n`);
  return Object.fromEntries(STEPS.map(({ name }) => [name, median(times[name])]));
}
