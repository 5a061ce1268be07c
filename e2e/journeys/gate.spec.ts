import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { publishedShell } from '../../tools/scripts/remote/published-shell.mjs';
import { serveShell } from '../../tools/scripts/remote/shell-page.mjs';
import { tryBuilt } from '../../tools/scripts/remote/try-in-browser.mjs';
import { withoutRepeats } from '../src/by-night';
import { codeOf } from '../src/sample-remotes';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAME = 'mfe-gate';

const { VEZ_CHROMIUM, VEZ_HEADLESS_SHELL } = process.env;
let folder: string;
test.beforeAll(async ({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'the gate has one width');
  // The gate starts a browser for each trial. The shell is the same engine, and starts in a third of the time.
  if (VEZ_HEADLESS_SHELL) process.env.VEZ_CHROMIUM = VEZ_HEADLESS_SHELL;
  folder = await mkdtemp(join(tmpdir(), 'vez-gate-'));
  await cp(join(ROOT, 'var', 'site'), join(folder, 'inside'), { recursive: true });
});
test.afterAll(async () => {
  if (VEZ_CHROMIUM) process.env.VEZ_CHROMIUM = VEZ_CHROMIUM;
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** The gates: of this workspace, and of a repository elsewhere, which has only its build and the address of a site. */
const SHELLS = {
  inside: (built: { entry: object; builtIn: string }) =>
    serveShell({ ...built, root: ROOT, keys: join(ROOT, 'var', 'keys') }),
  outside: (built: { entry: object; builtIn: string }) => publishedShell(built, process.env.VEZ_ORIGIN!),
};
type Gate = keyof typeof SHELLS;

/** Returns the gate's refusal of a remote with this `mount`, or with this code before its exports. */
async function refusalOf(gate: Gate, mount: string, first = '') {
  const exports = `{ bootstrap: async () => {}, mount: async ({ domElement, bridge }) => { ${mount} }, unmount: async () => {} }`;
  const code = `${first}${codeOf({ name: NAME, exports })}`;
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const url = `/assets/${NAME}/entry.js`;
  const builtIn = join(folder, gate);
  await mkdir(join(builtIn, 'assets', NAME), { recursive: true });
  await writeFile(join(builtIn, url), code);
  const rights = { navigates: ['/home'], publishes: ['ticket/edited'] };
  const manifest = { name: NAME, routes: ['/gate'], contract: '^1.5.0', owner: 'team-gate', rights };
  const entry = { ...manifest, entry: { url, integrity }, preload: {}, locales: {} };
  const built = { entry, builtIn, say: () => undefined };
  return tryBuilt(built, () => SHELLS[gate](built)).then(
    () => 'nothing',
    (refusal: Error) => refusal.message,
  );
}

const SHOWN = `const title = document.createElement('h1'); title.textContent = 'Gate'; domElement.replaceChildren(title);`;
const BUTTON = `${SHOWN} const button = document.createElement('button'); button.textContent = 'Go'; domElement.append(button);`;
const BUSY = `const end = Date.now() + 60_000; while (Date.now() < end);`;

/** Each fault: the code of `mount`, a part of the refusal, and code that runs first. */
const FAULTS: readonly (readonly [fault: string, mount: string, refusal: string, first?: string])[] = [
  ['throws while it loads', SHOWN, '/gate shows nothing.', `throw new Error('no load');`],
  ['throws in mount', `throw new Error('no paint')`, '/gate shows nothing. Mount must put its first view'],
  ['loops while it loads', SHOWN, '/gate blocks the page', BUSY],
  [
    'loops when it is mounted again',
    `globalThis.isBack ? (() => { ${BUSY} })() : (globalThis.isBack = true); ${SHOWN}`,
    '/gate blocks the page',
  ],
  ['loops after its first view', `${SHOWN} setTimeout(() => { ${BUSY} }, 50)`, '/gate blocks the page'],
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
    'rejects without a handler',
    `${SHOWN} void Promise.reject(new Error('not handled'))`,
    '/gate throws or is refused: not handled',
  ],
  [
    'does what it declares no right to',
    `${SHOWN} bridge.navigate('/reserve')`,
    '/reserve is not in rights.navigates',
  ],
  [
    'does so once a button is pressed',
    `${BUTTON} button.onclick = () => bridge.navigate('/reserve')`,
    '“Go” of /gate throws or is refused: mfe-gate may not: /reserve is not in rights.navigates',
  ],
  [
    'throws once a button is pressed',
    `${BUTTON} button.onclick = () => { throw new Error('pressed') }`,
    '“Go” of /gate throws or is refused: pressed',
  ],
  [
    'publishes an event that does not fit',
    `${SHOWN} bridge.events.publish('ticket/edited', { ticketId: 7 })`,
    '/gate throws or is refused: ticketId of ticket/edited is 7, and must be string',
  ],
  [
    'styles the pages of others',
    `${SHOWN} const sheet = new CSSStyleSheet(); sheet.replaceSync('.gate h1, h1 > b { color: red }');
     document.adoptedStyleSheets.push(sheet)`,
    '/gate styles the pages of others: h1 > b.',
  ],
  [
    'keeps memory of each mount',
    `${SHOWN} (globalThis.kept ??= []).push(new Array(100_000).fill(1.5).map(Math.random))`,
    'each time it is mounted. Release in unmount',
  ],
  [
    'collects while it is idle',
    `${SHOWN} clearInterval(globalThis.timer); globalThis.idle = []; globalThis.timer =
     setInterval(() => globalThis.idle.push(new Array(10_000).fill(1).map(Math.random)), 250)`,
    'in 30 s in which nothing happens. Look for a timer',
  ],
  [
    'calls a foreign server',
    `${SHOWN} void fetch('https://collector.example/').catch(() => undefined)`,
    "/gate throws or is refused: Connecting to 'https://collector.example/' violates",
  ],
];

/** The gates differ only in their shell. By day, the one outside is tried by what depends on the shell. */
const BY_DAY_OUTSIDE = ['throws in mount', 'does what it declares no right to', 'calls a foreign server'];
/** Refused by the same check as another fault, or tried outside. */
const REPEATS = [
  ...BY_DAY_OUTSIDE,
  'throws while it loads',
  'loops while it loads',
  'loops when it is mounted again',
  'rejects without a handler',
  'does so once a button is pressed',
];
const isRepeat = (gate: Gate, fault: string) =>
  gate === 'inside' ? REPEATS.includes(fault) : !BY_DAY_OUTSIDE.includes(fault);

for (const gate of Object.keys(SHELLS) as Gate[])
  test.describe(`the gate ${gate}`, () => {
    test('passes a remote that shows something, does not throw and leaves the page clean', async () => {
      expect(await refusalOf(gate, `${BUTTON} button.onclick = () => bridge.navigate('/home')`)).toBe(
        'nothing',
      );
    });

    for (const [fault, mount, refusal, first] of withoutRepeats(FAULTS, ([name]) => isRepeat(gate, name)))
      test(`refuses a remote that ${fault}, and explains the fix`, async () => {
        const said = await refusalOf(gate, mount, first);
        expect(said).toContain(`${NAME} is not published.`);
        expect(said).toContain(refusal);
      });
  });
