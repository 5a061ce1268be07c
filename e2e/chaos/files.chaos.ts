import { expect } from '@playwright/test';
import { FILES, fileFaultsFor, WITHOUT_SCENE } from './matrix';
import { fromTurn, scenesWith } from './plan';
import { newPhone, tryOut } from './trial';
import { note, test, wasTried } from './worker';

const REQUESTS = 3;

test('names files without a scene that are built', () => {
  expect(FILES.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(WITHOUT_SCENE)));
});

for (const file of FILES.filter(({ name }) => !(name in WITHOUT_SCENE))) {
  const faults = fileFaultsFor(file);
  if (faults.length === 0) continue;
  test(`${file.name}: the page handles every fault of this file`, async ({ browser, faulty }) => {
    const scenes = scenesWith(file.matches, undefined);
    expect(scenes.length, 'some scene loads this file').toBeGreaterThan(0);
    const phone = await newPhone(browser, faulty);
    for (const [turn, fault] of faults.entries()) {
      if (wasTried(file.name, fault.name)) continue;
      const outcome = await tryOut(phone, faulty, {
        scenes: fromTurn(scenes, turn),
        fault,
        ofFile: true,
        mayNotDeny: false,
        matches: file.matches,
        requests: REQUESTS,
      });
      note(file.name, fault.name, outcome);
      expect.soft(outcome.fellShort, `${fault.name}, at ${outcome.scene}`).toEqual([]);
    }
    await phone.close();
  });
}
