import { expect } from '@playwright/test';
import { CALLS, callFaultsFor } from './matrix';
import { scenesWith } from './plan';
import { tryOut } from './trial';
import { note, test } from './worker';

/** Three tries, by two parts of a page, and one look of a figure that follows its queue. */
const REQUESTS = 8;

for (const [at, call] of CALLS.entries()) {
  test(`${call.name}: the page has an answer to everything that happens to this call`, async ({
    browser,
    faulty,
  }) => {
    const scenes = scenesWith(call.matches);
    expect(scenes.length, 'some scene makes this call').toBeGreaterThan(0);
    for (const [turn, fault] of callFaultsFor(at).entries()) {
      const scene = scenes[turn % scenes.length]!;
      const mayNotDeny = !call.reads && fault.forwarded === true && fault.outcome === 'unknown';
      const fellShort = await tryOut(browser, faulty, {
        scene,
        fault,
        mayNotDeny,
        matches: call.matches,
        requests: REQUESTS,
      });
      note(call.name, fault.name, scene.name, fellShort);
      expect.soft(fellShort, `${fault.name}, at ${scene.name}`).toEqual([]);
    }
  });
}
