// eslint-disable-next-line testing-library/no-dom-import -- packages without React are set up here as well
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { toHaveNoViolations } from 'jest-axe';

// Loaded on demand: it is the largest module of the set-up, and most files never use it.
expect.extend({
  toHaveNoViolations(results) {
    const axe = jest.requireActual<{ toHaveNoViolations: typeof toHaveNoViolations }>('jest-axe');
    return axe.toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// The first screen of a file is compiled when it opens, which takes seconds on a busy machine. `npm run mutants`
// sets a longer time, so that slowness fails no test.
configure({ asyncUtilTimeout: Number(process.env.VEZ_TEST_PATIENCE ?? 15_000) });

/**
 * Updates outside `act`: the test did not wait for a screen to settle. Also waits inside `act`: `axe`, `findBy`,
 * `waitFor` and `user` wait by themselves and need no `act`.
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

// React reads submitted forms with FormData. Node's FormData, which the environment provides, does not support forms.
// Some tests run without a browser.
if (typeof document !== 'undefined') {
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.FormData = (frame.contentWindow as unknown as typeof globalThis).FormData;
  frame.remove();
}

/** The `remote.json` of the tested package; undefined if the package is not a remote. */
function remoteOf(folder: string): unknown {
  const file = join(folder, 'remote.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return dirname(folder) === folder || existsSync(join(folder, 'package.json'))
    ? undefined
    : remoteOf(dirname(folder));
}
// `renderRoute` grants screens only the rights that it declares.
Object.assign(globalThis, { remoteUnderTest: remoteOf(dirname(expect.getState().testPath!)) });
