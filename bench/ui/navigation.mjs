// What a step from screen to screen costs a slow phone, without a reload.
import { setTimeout as pause } from 'node:timers/promises';
import { settled, slowPage } from './slow-phone.mjs';

const scriptMs = async (cdp) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1_000;
};

/** By the page's own way of going: the address changes, and whoever serves it shows itself. */
const go = (page, path) => page.evaluate((to) => window.history.pushState(null, '', to), path);

/**
 * Script time in ms of each step between screens that were loaded before, there and back from the first one.
 * @returns {Promise<Map<string, number[]>>} by `from → to`
 */
export async function softNavigations(browser, origin, screens, rounds) {
  const { page, cdp, close } = await slowPage(browser, origin, screens[0]);
  const steps = new Map();
  const step = async (from, to, keep) => {
    const before = await scriptMs(cdp);
    await go(page, to);
    await settled(page);
    const took = (await scriptMs(cdp)) - before;
    const name = `${from.split('?')[0]} → ${to.split('?')[0]}`;
    if (keep) steps.set(name, [...(steps.get(name) ?? []), took]);
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const screen of screens.slice(1)) {
      await step(screens[0], screen, round > 0);
      await step(screen, screens[0], round > 0);
    }
  }
  await close();
  return steps;
}

/**
 * Time in ms from the tap until the skeleton of a remote that was never opened is painted; each in a page of
 * its own, whose home has come to rest.
 */
export async function firstSkeletons(browser, origin, home, screens, rounds) {
  const times = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of screens) {
      const { page, close } = await slowPage(browser, origin, home);
      await pause(4_000);
      const took = await page.evaluate(
        (to) =>
          new Promise((resolve) => {
            const began = performance.now();
            const look = () => {
              const busy = document.querySelector('main [aria-busy=true]');
              const shown = busy?.checkVisibility() || document.querySelector('main h1')?.checkVisibility();
              // The frame after the one that has it: by then it was painted.
              if (window.location.pathname !== '/home' && shown)
                requestAnimationFrame(() => resolve(performance.now() - began));
              else requestAnimationFrame(look);
            };
            document.querySelector('main h1')?.remove();
            window.history.pushState(null, '', to);
            look();
          }),
        screen,
      );
      times.set(screen, [...(times.get(screen) ?? []), took]);
      await close();
    }
  }
  return times;
}

/**
 * Time in ms from the tap on a link until its screen is painted whole, where the page has had time to make the
 * likely next screen ready.
 * @param taps `{ from, to }`: the screen that rests, and the start of the address of the link that is tapped
 */
export async function preparedScreens(browser, origin, taps, rounds) {
  const times = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const { from, to } of taps) {
      const { page, close } = await slowPage(browser, origin, from);
      await pause(4_000);
      const took = await page.evaluate(
        (start) =>
          new Promise((resolve) => {
            const came = window.location.pathname;
            const began = performance.now();
            const look = () => {
              const isThere =
                window.location.pathname !== came &&
                document.querySelector('main h1')?.checkVisibility() &&
                document.querySelector('main [aria-busy=true]') === null;
              // The frame after the one that has it: by then it was painted.
              requestAnimationFrame(isThere ? () => resolve(performance.now() - began) : look);
            };
            document.querySelector(`main a[href^="${start}"]`).click();
            look();
          }),
        to,
      );
      const name = `${from.split('?')[0]} → ${to.split('?')[0]}`;
      times.set(name, [...(times.get(name) ?? []), took]);
      await close();
    }
  }
  return times;
}
