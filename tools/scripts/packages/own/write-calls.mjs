// `vez calls`: generates the table of a remote's own calls, which keeps their schemas out of the browser.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileAlone } from '../../../build/compile-alone.mjs';
import { answerShapes } from '../../lib/answer-shapes.mjs';

const SOURCE = join('backend', 'calls.ts');
const WRITTEN = join('src', 'own-calls.gen.ts');

/** Loads the definitions. They are one file that imports only `@vez/contracts/calls`. */
async function definitionsIn(dir) {
  const folder = join(dir, 'var');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `calls.${process.pid}.mjs`);
  const code = await compileAlone(await readFile(join(dir, SOURCE), 'utf8'));
  await writeFile(file, `${code}\nexport { FORMAT_LETTERS, SAFE_WORDS } from '@vez/contracts/calls';\n`);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}

const inQuotes = (content) => JSON.stringify(content, null, 2);

function tableOf(calls, remote) {
  const rows = Object.entries(calls).map(([name, { method, path, silent, timeoutMs }]) => {
    const row = [method, `x/${remote}/${path}`, silent ? 'silent' : '', timeoutMs];
    return [name, row.filter((part, at) => part !== undefined && (part !== '' || timeoutMs || at < 2))];
  });
  return inQuotes(Object.fromEntries(rows));
}

/** @returns the text of the file; undefined if the remote has no own service */
async function textOf(dir, remote) {
  if (!existsSync(join(dir, SOURCE))) return undefined;
  const { calls, FORMAT_LETTERS, SAFE_WORDS } = await definitionsIn(dir);
  const shapes = answerShapes(Object.entries(calls), {}, { FORMAT_LETTERS, SAFE_WORDS }).deferred;
  return `// Written by \`vez calls\` from ../backend/calls.ts; do not edit.
import type { Bridge } from '@vez/contracts';
import type { DescribedBy } from '@vez/contracts/calls';
import type { calls } from '../backend/calls';

const ROUTES = ${tableOf(calls, remote)} as const;
const SHAPES = ${inQuotes(shapes)};

/** The calls of this remote to its own service: as ours, with toasts, loading and checked answers. */
export const ownCalls = ({ api }: Pick<Bridge, 'api'>) => api.extend<DescribedBy<typeof calls>>(ROUTES, SHAPES);
`;
}

/** Writes the table if there are definitions. */
export async function writeCalls(dir, remote) {
  const text = await textOf(dir, remote);
  if (text !== undefined) await writeFile(join(dir, WRITTEN), text);
}

/** @throws Error if the table does not match the definitions */
export async function checkCalls(dir, remote) {
  const text = await textOf(dir, remote);
  if (text === undefined || (await readFile(join(dir, WRITTEN), 'utf8').catch(() => '')) === text) return;
  throw new Error(`${WRITTEN} is not that of ${SOURCE}: npx vez calls.`);
}
