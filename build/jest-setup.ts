// eslint-disable-next-line testing-library/no-dom-import -- packages without React are set up here as well
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { toHaveNoViolations } from 'jest-axe';

// Loaded where it is asked for: most files never do, and it is the largest of what each of them would load.
expect.extend({
  toHaveNoViolations(results) {
    const axe = jest.requireActual<{ toHaveNoViolations: typeof toHaveNoViolations }>('jest-axe');
    return axe.toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// The first screen of a file is compiled when it is opened: on a slow machine that takes longer than 1 s. Where only
// a mutant may fail a test (`npm run mutants`), slowness must not.
configure({ asyncUtilTimeout: Number(process.env.VEZ_TEST_PATIENCE ?? 5_000) });

/**
 * What changed after a test had gone on: it looked at a screen that was still at work. Or within `act`, while the test
 * waited there as one waits outside: `axe`, `findBy`, `waitFor` and `user` wait by themselves.
 */
const unwrapped: unknown[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  if (/not wrapped in act\(|not configured to support act\(/.test(String(said[0])))
    unwrapped.push(said[1] ?? 'a wait within act');
  error(...said);
};
afterEach(() => {
  const said = unwrapped.splice(0);
  if (said.length > 0)
    throw new Error(`Changed without act, or without being waited for: ${said.join(', ')}`);
});

// React reads a form that is sent with FormData; Node's own, which the surroundings put in place, knows no forms.
// Some tests have no browser at all.
if (typeof document !== 'undefined') {
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.FormData = (frame.contentWindow as unknown as typeof globalThis).FormData;
  frame.remove();
}

/** The `remote.json` of the package whose test this is; undefined in one that is no remote. */
function remoteOf(folder: string): unknown {
  const file = join(folder, 'remote.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return dirname(folder) === folder || existsSync(join(folder, 'package.json'))
    ? undefined
    : remoteOf(dirname(folder));
}
// `renderRoute` gives screens the rights that it declares, and no more.
Object.assign(globalThis, { remoteUnderTest: remoteOf(dirname(expect.getState().testPath!)) });
