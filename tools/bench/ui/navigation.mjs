// Measures the cost of a step between screens on a slow phone, without a reload.
import { setTimeout as pause } from 'node:timers/promises';
import { settled, slowPage } from './slow-phone.mjs';

const scriptMs = async (cdp) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1_000;
};

/** Navigates within the page: changes the address, and the matching screen renders. */
const go = (page, path) => page.evaluate((to) => window.history.pushState(null, '', to), path);

/**
 * Measures the script time in ms of steps between loaded screens, from the first one and back.
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
 * Measures the time in ms until the skeleton of an unopened remote is painted, each in a new page with an idle home.
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
              // In the next frame, the previous one has been painted.
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
 * Measures the time in ms from a tap on a link until its screen is fully painted, after the page had time to prepare
 * the likely next screen.
 * @param taps `{ from, to }`: the idle screen, and the start of the address of the tapped link
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
              // In the next frame, the previous one has been painted.
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
