// Measures how fast a slow phone responds to keys and taps, by the browser's "interaction to next paint".
import { setTimeout as pause } from 'node:timers/promises';
import { median, table } from '../lib/figures.mjs';
import { slowVisit } from './slow-visit.mjs';

/** The wait until the browser reports the response and the page is idle. */
const REPORTED_MS = 900;
const BUDGETS = { 4: 48, 10: 120 };
const FREE_DAY = '[role=gridcell] button:not([aria-disabled]):not([data-face=chosen])';

/** Runs in the page. The browser rounds to 8 ms and reports nothing below 16. */
function watch() {
  window.answers = [];
  new PerformanceObserver((list) => window.answers.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  });
}

const typeInto = (selector, letters) => async (page, answer) => {
  await page.locator(selector).first().tap();
  await pause(REPORTED_MS);
  for (const letter of letters) await answer(() => page.keyboard.press(letter));
};

const tapOn = (selector) => async (page, answer) => {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await answer(() => target.tap());
};

/** @param {string} longList the address of a list of 999 services */
const INTERACTIONS = (longList) => [
  {
    name: 'typing in the search of the home',
    path: '/home',
    act: typeInto('main input[type=search]', 'pass'),
  },
  { name: 'typing in the search', path: '/search', act: typeInto('main input[type=search]', 'pass') },
  {
    name: 'a day of the booking',
    path: '/reserve?service=1&location=5',
    async act(page, answer) {
      await page.locator('#otherTime').tap();
      await tapOn(FREE_DAY)(page, answer);
    },
  },
  {
    name: 'opening a sheet',
    path: '/queueOrBook?service=1&location=5&language=en_us',
    act: tapOn('main button[aria-label^="Map"]'),
  },
  { name: 'typing above a list of 999', path: longList, act: typeInto('main input[type=search]', 'card') },
];

async function answersOf(browser, address, act, cpu) {
  const { page, close } = await slowVisit(browser, address, { cpu });
  await page.evaluate(watch);
  await pause(REPORTED_MS);
  const times = [];
  await act(page, async (interact) => {
    await page.evaluate(() => window.answers.splice(0));
    await interact();
    await pause(REPORTED_MS);
    times.push(await page.evaluate(() => Math.max(16, ...window.answers.map(({ duration }) => duration))));
  });
  await close();
  return times;
}

/** Types letters into a field of an idle page, on 4x CPU. @returns the response time of each, in ms */
export const typedInto = (browser, address, { selector, letters }) =>
  answersOf(browser, address, typeInto(selector, letters), 4);

/** @returns the medians in ms, by interaction and CPU */
export async function answers(browser, origin, longList, rounds, before) {
  const figures = {};
  const rows = [];
  for (const { name, path, act } of INTERACTIONS(longList)) {
    for (const cpu of [4, 10]) {
      const times = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(...(await answersOf(browser, `${origin}${path}`, act, cpu)));
      const key = `${name}, ${cpu}x`;
      figures[key] = median(times);
      rows.push([
        key,
        figures[key],
        Math.max(...times),
        before?.[key] ?? '',
        `${figures[key] <= BUDGETS[cpu] ? 'holds' : 'MISSED'} (${BUDGETS[cpu]})`,
      ]);
    }
  }
  console.log(`\n${table([['', 'median, ms', 'worst', 'last run', ''], ...rows])}\n`);
  return figures;
}
