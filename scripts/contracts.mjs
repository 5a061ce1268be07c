// Writes the browser's route table from the definitions of the calls, so that it carries no schemas.
// `--check` only tells whether the written one is current.
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';

const TARGET = new URL('../shared/src/contracts/route-table.gen.ts', import.meta.url);

const { outputFiles } = await build({
  stdin: {
    contents: "export { calls } from './shared/src/contracts/calls';",
    resolveDir: new URL('..', import.meta.url).pathname,
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const { calls } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
);

const rows = Object.entries(calls)
  // What no screen asks for costs no phone a byte.
  .filter(([, { caller, forOtherClients }]) => caller !== 'service' && !forOtherClients)
  .map(([name, { method, path, silent }]) => `${name}: ['${method}', '${path}'${silent ? ', true' : ''}],`);
const source = await format(
  `// Written by \`pnpm contracts\` from ./calls; do not edit.
/** Method, path below the API base, and whether the call is silent (ERR-15). */
export const ROUTE_TABLE = {
${rows.join('\n')}
} as const;
`,
  { ...(await resolveConfig(TARGET)), parser: 'typescript' },
);

if (process.argv.includes('--check')) {
  const written = await readFile(TARGET, 'utf8').catch(() => '');
  if (written !== source) {
    console.error('shared/src/contracts/route-table.gen.ts is not current: run `pnpm contracts`.');
    process.exit(1);
  }
} else {
  await writeFile(TARGET, source);
}
