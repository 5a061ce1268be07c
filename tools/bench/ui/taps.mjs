// Measures how fast a slow phone responds to a tap, by the browser's “interaction to next paint”.
import { setTimeout as pause } from 'node:timers/promises';
import { settled, slowPage } from './slow-phone.mjs';

/** The wait until the browser reports the response. */
const REPORTED_MS = 600;
const FREE_DAY = '[role=gridcell] button:not([aria-disabled]):not([data-face=chosen])';
const FREE_TIME = 'main label:has(input[type=radio]:enabled:not(:checked))';

/** The taps of a booking, in order. */
const WAY = [
  { name: 'calendar and times, unfolded', tap: '#otherTime' },
  { name: 'next month', tap: 'main [role=group] h3 + button' },
  { name: 'previous month', tap: 'main [role=group] button:has(+ h3)' },
  { name: 'a day', tap: FREE_DAY },
  { name: 'the calendar, unfolded', tap: '#day > button[aria-expanded]' },
  { name: 'another day', tap: FREE_DAY },
  { name: 'a time', tap: FREE_TIME },
  { name: 'another time', tap: FREE_TIME },
  { name: 'the agreement', tap: 'main input[type=checkbox]' },
];

/**
 * Measures the wall-clock time in ms from each tap of a booking until its frame is painted. The browser rounds to 8 ms
 * and reports nothing below 16.
 * @param path the address of an empty form
 * @returns {Promise<Map<string, number[]>>} the times by tap
 */
export async function answersToTaps(browser, origin, path, rounds) {
  const times = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await slowPage(browser, origin, path);
    await page.evaluate(() => {
      window.taps = [];
      new PerformanceObserver((list) => window.taps.push(...list.getEntries())).observe({
        type: 'event',
        durationThreshold: 16,
      });
    });
    for (const { name, tap } of WAY) {
      const target = page.locator(tap).first();
      await target.scrollIntoViewIfNeeded();
      await pause(REPORTED_MS);
      await page.evaluate(() => window.taps.splice(0));
      await target.tap();
      await pause(REPORTED_MS);
      const took = await page.evaluate(() => Math.max(16, ...window.taps.map(({ duration }) => duration)));
      times.set(name, [...(times.get(name) ?? []), took]);
      await settled(page);
    }
    await close();
  }
  return times;
}
