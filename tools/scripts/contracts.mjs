// Generates files from the definitions of the calls: the route table and the shapes of the answers, which keep schemas
// out of the browser. `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { answerShapes } from './lib/answer-shapes.mjs';

const FOLDER = new URL('../../shared/src/contracts/', import.meta.url);

const { outputFiles } = await build({
  stdin: {
    contents: `export { calls } from './calls';
      export * as entities from './entities';
      export * as formats from './entities/formats';`,
    resolveDir: FOLDER.pathname,
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const { calls, entities, formats } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
);

/** The properties of a call that the browser needs, besides its address. */
const MARKS = ['silent', 'toldByScreen', 'reads', 'shellOnly', 'keptAnswer', 'tokenFree'];

const tableOf = (some) =>
  some
    .map(([name, { method, path, ...definition }]) => {
      const marks = MARKS.filter((mark) => definition[mark]).join(' ');
      const row = [method, path, ...(marks || definition.timeoutMs ? [marks] : []), definition.timeoutMs];
      return `${name}: ${JSON.stringify(row.filter((part) => part !== undefined))},`;
    })
    .join('\n');
const callsWhere = (isWanted) => Object.entries(calls).filter(([, definition]) => isWanted(definition));
// Calls that no screen makes are left out. Calls of staff are only in their remote.
const ofCitizens = callsWhere(({ caller, forOtherClients }) => caller !== 'service' && !forOtherClients);
const ofStaff = callsWhere(({ roles }) => roles !== undefined);
const { first, deferred } = answerShapes(ofCitizens, entities, formats);
const staff = answerShapes(ofStaff, entities, formats).deferred;

const HEAD = '// Written by `pnpm contracts` from ./calls; do not edit.';
const FILES = {
  'route-table.gen.ts': `${HEAD}
/** Method, path below the API base, the marks of its definition, and its time-out in ms where it has one. */
export const ROUTE_TABLE = {
${tableOf(ofCitizens)}
} as const;
`,
  'staff-route-table.gen.ts': `${HEAD}
/** The same of the calls of staff and devices: a part of their remote alone. */
export const STAFF_ROUTE_TABLE = {
${tableOf(ofStaff)}
} as const;
/** The shapes of their answers; the notation is explained in answers/fit-answer.ts. */
export const STAFF_SHAPES: Readonly<Record<string, string>> = ${JSON.stringify(staff)};
`,
  'answers/first-shapes.gen.ts': `${HEAD.replace('./calls', '../calls')}
/** What the first view of a new visitor asks for; the notation is explained in fit-answer.ts. */
export const FIRST_SHAPES: Record<string, string> = ${JSON.stringify(first)};
`,
  'answers/deferred-shapes.gen.ts': `${HEAD.replace('./calls', '../calls')}
/** All others. */
export const DEFERRED_SHAPES: Record<string, string> = ${JSON.stringify(deferred)};
`,
};

/** @param {URL} target */
async function writeOrCheck(target, text, parser) {
  const source = await format(text, { ...(await resolveConfig(target)), parser });
  if (!process.argv.includes('--check')) {
    await writeFile(target, source);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
    const name = target.pathname.slice(new URL('../..', import.meta.url).pathname.length);
    console.error(`${name} is not current: run \`pnpm contracts\`.`);
    process.exit(1);
  }
}

for (const [name, text] of Object.entries(FILES))
  await writeOrCheck(new URL(name, FOLDER), text, 'typescript');
