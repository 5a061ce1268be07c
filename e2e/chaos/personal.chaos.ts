// Faults of a page's early call, as a whole and for each call inside it.
import { expect } from '@playwright/test';
import { EARLY_CALL, type Fault } from './fault-proxy';
import { isPart } from './matrix';
import { faultsOfPart, PERSONAL_FAULTS } from './personal-faults';
import { callsInside, scenesWith } from './plan';
import { WHOLE_SCENES } from './all-scenes';
import { newPhone, tryOut } from './trial';
import { note, test, wasTried } from './worker';

/** The page makes one request, then its screens make their own. */
const REQUESTS = 1;
const matches = (method: string, path: string) => method === 'POST' && path === EARLY_CALL;

/** The scenes that `npm test` tries. */
const IN_PART = ['no owner', 'an empty object', 'another person', 'no answer'];
const inPart = (scene: string, faults: readonly Fault[]) =>
  faults.filter(({ name }) => !isPart || (scene.startsWith('my tickets') && IN_PART.includes(name)));

for (const scene of WHOLE_SCENES) {
  if (isPart && !scene.name.startsWith('my tickets')) continue;
  test(`${scene.name}: handles every fault of its early call`, async ({ browser, faulty }) => {
    const isSpoiltBy = (fault?: Fault) =>
      scenesWith(matches, fault, 'whole').some(({ name }) => name === scene.name);
    expect(isSpoiltBy(), 'this scene asks early').toBe(true);
    const whole = inPart(scene.name, PERSONAL_FAULTS).map((fault) => ['personal', fault] as const);
    const parts = callsInside(scene).flatMap((call) =>
      faultsOfPart(call).map((fault) => [`personal ${call}`, fault] as const),
    );
    const phone = await newPhone(browser, faulty);
    for (const [what, fault] of [...whole, ...(isPart ? [] : parts)]) {
      const target = `${what} at ${scene.name}`;
      if (wasTried(target, fault.name) || !isSpoiltBy(fault)) continue;
      const outcome = await tryOut(phone, faulty, {
        ...{ scenes: [scene], fault, matches },
        ...{ ofFile: false, mayNotDeny: false, requests: REQUESTS },
      });
      note(target, fault.name, outcome);
      expect.soft(outcome.fellShort, target + ': ' + fault.name).toEqual([]);
    }
    await phone.close();
  });
}
