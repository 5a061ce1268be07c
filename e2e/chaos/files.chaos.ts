import { expect } from '@playwright/test';
import { FILES, fileFaultsFor } from './matrix';
import { scenesWith } from './plan';
import { tryOut } from './trial';
import { note, test } from './worker';

const REQUESTS = 3;

for (const [at, file] of FILES.entries()) {
  const faults = fileFaultsFor(file, at);
  if (faults.length === 0) continue;
  test(`${file.name}: the page has an answer to everything that happens to this file`, async ({
    browser,
    faulty,
  }) => {
    const scenes = scenesWith(file.matches);
    expect(scenes.length, 'some scene loads this file').toBeGreaterThan(0);
    for (const [turn, fault] of faults.entries()) {
      const scene = scenes[turn % scenes.length]!;
      const fellShort = await tryOut(browser, faulty, {
        scene,
        fault,
        mayNotDeny: false,
        matches: file.matches,
        requests: REQUESTS,
      });
      note(file.name, fault.name, scene.name, fellShort);
      expect.soft(fellShort, `${fault.name}, at ${scene.name}`).toEqual([]);
    }
  });
}
