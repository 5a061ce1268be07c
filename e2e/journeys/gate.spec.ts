import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { tryBuilt } from '../../tools/scripts/remote/try-in-browser.mjs';
import { codeOf } from '../src/sample-remotes';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAME = 'mfe-gate';

let builtIn: string;
test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'the gate has one width');
  builtIn = await mkdtemp(join(tmpdir(), 'vez-gate-'));
  await cp(join(ROOT, 'var', 'site'), builtIn, { recursive: true });
  await mkdir(join(builtIn, 'assets', NAME), { recursive: true });
});
test.afterAll(async () => {
  if (builtIn) await rm(builtIn, { recursive: true, force: true });
});

/** Returns the gate's refusal of a remote with this `mount`. */
async function refusalOf(mount: string) {
  const exports = `{ bootstrap: async () => {}, mount: async ({ domElement, bridge }) => { ${mount} }, unmount: async () => {} }`;
  const code = codeOf({ name: NAME, exports });
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const url = `/assets/${NAME}/entry.js`;
  await writeFile(join(builtIn, url), code);
  const rights = { navigates: ['/home'] };
  const manifest = { name: NAME, routes: ['/gate'], contract: '^1.5.0', owner: 'team-gate', rights };
  const entry = { ...manifest, entry: { url, integrity }, preload: {}, locales: {} };
  const keys = join(ROOT, 'var', 'keys');
  const tried = tryBuilt({ entry, builtIn, root: ROOT, keys, say: () => undefined });
  return tried.then(
    () => 'nothing',
    (refusal: Error) => refusal.message,
  );
}

const SHOWN = `const title = document.createElement('h1'); title.textContent = 'Gate'; domElement.append(title);`;

test('passes a remote that shows something, does not throw and leaves the page clean', async () => {
  expect(await refusalOf(SHOWN)).toBe('nothing');
});

for (const [fault, mount, said] of [
  ['throws', `throw new Error('no paint')`, '/gate shows nothing. Mount must put its first view'],
  [
    'has a field without a label',
    `${SHOWN} domElement.append(document.createElement('input'))`,
    '/gate is not accessible: Form elements must have labels (https://',
  ],
  [
    'stays when it is left',
    // Intervals pause with their remote, but time-outs have no known owner.
    `${SHOWN} (function stay() { domElement.append('still here'); setTimeout(stay, 20); })()`,
    '/gate leaves something in the page when it is left. End in unmount',
  ],
  [
    'throws later',
    `${SHOWN} setTimeout(() => { throw new Error('too late') })`,
    '/gate throws or is refused: too late. Mend it',
  ],
  [
    'does what it declares no right to',
    `${SHOWN} bridge.navigate('/reserve')`,
    '/reserve is not in rights.navigates',
  ],
] as const) {
  test(`refuses a remote that ${fault}, and explains the fix`, async () => {
    const refusal = await refusalOf(mount);
    expect(refusal).toContain(`${NAME} is not published.`);
    expect(refusal).toContain(said);
  });
}
