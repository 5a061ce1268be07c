import { expect } from '@playwright/test';
import { CALLS, callFaultsFor } from './matrix';
import { fromTurn, scenesWith } from './plan';
import { newPhone, tryOut } from './trial';
import { note, test, wasTried } from './worker';

/** Three attempts by each of two parts of a page, and polls of a live figure. */
const REQUESTS = 8;

for (const [at, call] of CALLS.entries()) {
  test(`${call.name}: the page handles every fault of this call`, async ({ browser, faulty }) => {
    expect(scenesWith(call.matches, undefined).length, 'some scene makes this call').toBeGreaterThan(0);
    const faults = callFaultsFor(at);
    if (faults.length === 0) return;
    // Calls are never cached, so one phone with the files of the site will do.
    const phone = await newPhone(browser, faulty);
    for (const [turn, fault] of faults.entries()) {
      if (wasTried(call.name, fault.name)) continue;
      const scenes = scenesWith(call.matches, fault);
      // The fault changes no recorded answer, such as wrong dates in an answer without dates.
      if (scenes.length === 0) continue;
      const mayNotDeny = !call.reads && fault.forwarded === true && fault.outcome === 'unknown';
      const outcome = await tryOut(phone, faulty, {
        scenes: fromTurn(scenes, turn),
        fault,
        ofFile: false,
        mayNotDeny,
        matches: call.matches,
        requests: REQUESTS,
      });
      note(call.name, fault.name, outcome);
      expect.soft(outcome.fellShort, `${fault.name}, at ${outcome.scene}`).toEqual([]);
    }
    await phone.close();
  });
}
