import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import type { PublicCall } from './painter';
import { forkedPainter } from './painter-link';
import { createPainterPool, type PainterPool } from './painter-pool';

const LIMITS = { stuckMs: 60_000, memoryMegabytes: 64 };
/** Includes the start of a process on a busy machine. */
const PAGE_MS = 30_000;
const SHORT_PAGE_MS = 4_000;
let folder: string;
let program: string;
let pool: PainterPool;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vez-painter-'));
  program = join(folder, 'painter.mjs');
  const entryPoints = [join(__dirname, 'painter-process.ts')];
  buildSync({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  pool = createPainterPool(forkedPainter(program, LIMITS), 1, PAGE_MS);
});
afterEach(() => pool.stop());

/** A shell that puts a remote's HTML into a frame, as `shell/src/painting` does. */
const SHELL = `
module.exports.shared = { greeting: 'Hello' };
module.exports.paintPage = async (page, paint, call) => ({
  html: '<main>' + (await paint({ page, call })) + '</main>', styles: '', answers: [],
});`;

const noCall: PublicCall = async () => undefined;

/** Paints with the shell above and a remote whose `paint` has this body. */
const paint = (body: string, call = noCall, by = pool) =>
  by.paint({
    job: { shell: 'shell', remote: body, page: { path: '/home' } },
    codeOf: (name) =>
      name === 'shell'
        ? SHELL
        : `const greeting = require('greeting'); module.exports.paint = async ({ page, call }) => { ${name} };`,
    call,
  });

it('paints a page with a remote, the shell’s shared modules, and the answers of its calls', async () => {
  const asked: unknown[] = [];
  const page = await paint(
    "return greeting + ' ' + (await call('departmentCount', { a: 1 })).count;",
    (...call) => {
      asked.push(call);
      return Promise.resolve({ count: 9 });
    },
  );
  expect(page.html).toBe('<main>Hello 9</main>');
  expect(asked).toEqual([['departmentCount', { a: 1 }]]);
});

it('starts from a program behind a symbolic link', async () => {
  const link = join(folder, 'linked.mjs');
  symlinkSync(program, link);
  const linked = createPainterPool(forkedPainter(link, LIMITS), 1, PAGE_MS);
  expect((await paint("return 'linked';", noCall, linked)).html).toContain('linked');
  linked.stop();
});

it('gives a screen the reason why its call was refused', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error(), { name: 'PersonalCall' }));
  const page = await paint("return await call('ticketCount', {}).catch((error) => error.name);", refuse);
  expect(page.html).toContain('PersonalCall');
});

it.each([
  ['files', "await import('node:fs')"],
  ['other packages', "require('node:fs')"],
  ['the process', 'process.exit()'],
  ['code made from strings', "new Function('return 1')()"],
  ['code made from strings by a function of the host', "setTimeout.constructor('return process')()"],
  ['the network', "await fetch('http://127.0.0.1')"],
])('gives a page no %s', async (_, attempt) => {
  await expect(paint(`${attempt}; return 'reached';`)).rejects.toThrow();
  // The page failed, not its painter.
  expect((await paint("return 'the next page';")).html).toContain('the next page');
});

it('fails for a page that throws, and continues in the same process', async () => {
  await paint("return '';");
  const [before] = pool.pids();
  await expect(paint("throw new TypeError('a bug');")).rejects.toThrow('TypeError: a bug');
  await paint("return '';");
  expect(pool.pids()).toEqual([before]);
});

it.each([
  ['hangs', 'for (;;) {}', /took too long/],
  ['waits for what never comes', 'await new Promise(() => undefined);', /took too long/],
  ['takes all memory', "const all = []; for (;;) all.push(new Array(1e6).fill('x'));", /ended|took too long/],
])('ends a painter whose page %s, and starts another', async (_, body, reason) => {
  const strict = createPainterPool(forkedPainter(program, LIMITS), 1, SHORT_PAGE_MS);
  await paint("return '';", noCall, strict);
  const [before] = strict.pids();
  await expect(paint(body, noCall, strict)).rejects.toThrow(reason);
  expect((await paint("return 'again';", noCall, strict)).html).toContain('again');
  expect(strict.pids()).not.toContain(before);
  strict.stop();
});

it('starts another painter before a page needs it, with the bundles of the first', async () => {
  await paint("return '';");
  const [pid] = pool.pids();
  process.kill(pid!, 'SIGKILL');
  while (pool.pids()[0] === pid) await pause(10);
  expect(pool.pids()).toHaveLength(1);
  const [next] = pool.pids();
  expect((await paint("return '';")).html).toContain('main');
  expect(pool.pids()).toEqual([next]);
});

it('starts another painter after one was killed', async () => {
  await paint("return '';");
  const [pid] = pool.pids();
  const painting = paint('await new Promise(() => undefined);');
  process.kill(pid!, 'SIGKILL');
  await expect(painting).rejects.toThrow('The painter has ended.');
  expect((await paint("return 'again';")).html).toContain('again');
});

it('paints one page after another, each with its own calls', async () => {
  const pages = await Promise.all(
    ['a', 'b', 'c'].map((name) => paint("return await call('x', {});", () => Promise.resolve(name))),
  );
  expect(pages.map(({ html }) => html)).toEqual(['a', 'b', 'c'].map((name) => `<main>${name}</main>`));
});

it('refuses further pages while too many are waiting', async () => {
  const hanging = Array.from({ length: 60 }, () =>
    paint('await new Promise(() => undefined);').catch(String),
  );
  await expect(paint("return '';")).rejects.toThrow('Too many pages wait.');
  pool.stop();
  await Promise.all(hanging);
});
