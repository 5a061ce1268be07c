// Painted pages whose immediate request for figures fails, or one of whose files does.
import { expect } from '@playwright/test';
import { CALL_FAULTS } from './call-faults';
import type { Fault } from './fault-proxy';
import { FILE_FAULTS } from './file-faults';
import { CALLS, fileFaultsFor, FILES, isPart, type Target } from './matrix';
import { fromTurn, scenesWith } from './plan';
import { newPhone, tryOut } from './trial';
import { note, test, wasTried } from './worker';

interface PaintedTarget extends Target {
  isFile: boolean;
  faults: readonly Fault[];
}

/** The targets that `npm test` tries, each with one fault. */
const IN_PART: Record<string, string> = {
  hotServices: 'an empty object',
  'mfe-catalogue/queue-or-book': 'not there',
  'mfe-catalogue/locale-en_us-json': 'a page instead',
};
const chosen = (name: string, all: readonly Fault[]) => all.filter((fault) => IN_PART[name] === fault.name);

const READS: PaintedTarget[] = CALLS.filter(({ reads }) => reads).map((call) => ({
  ...call,
  isFile: false,
  faults: isPart ? chosen(call.name, CALL_FAULTS) : CALL_FAULTS,
}));
const ITS_FILES: PaintedTarget[] = FILES.filter(({ name }) => !name.startsWith('mfe-staff/')).map((file) => ({
  ...file,
  isFile: true,
  faults: isPart ? chosen(file.name, FILE_FAULTS) : fileFaultsFor(file),
}));

for (const { name, isFile, faults, matches } of [...READS, ...ITS_FILES]) {
  if (faults.length === 0) continue;
  test(`${name}: a painted page handles every fault of it`, async ({ browser, faulty }) => {
    test.skip(!isPart && scenesWith(matches, undefined, 'old').length === 0, 'no painted page asks for it');
    const phone = await newPhone(browser, faulty);
    for (const [turn, fault] of faults.entries()) {
      const target = `${name}, painted`;
      if (wasTried(target, fault.name)) continue;
      const scenes = scenesWith(matches, isFile ? undefined : fault, 'old');
      if (scenes.length === 0) continue;
      const outcome = await tryOut(phone, faulty, {
        ...{ scenes: fromTurn(scenes, turn), fault, matches },
        ...{ ofFile: isFile, mayNotDeny: false, requests: isFile ? 3 : 8 },
      });
      note(target, fault.name, outcome);
      expect.soft(outcome.fellShort, `${fault.name}, at ${outcome.scene}`).toEqual([]);
    }
    await phone.close();
  });
}

test('painted pages ask for figures and files of their own', () => {
  test.skip(isPart, 'not every scene is recorded');
  const ofPainted = (targets: readonly Target[]) =>
    targets.filter(({ matches }) => scenesWith(matches, undefined, 'old').length > 0).length;
  expect(ofPainted(READS)).toBeGreaterThanOrEqual(10);
  expect(ofPainted(ITS_FILES)).toBeGreaterThanOrEqual(20);
});
