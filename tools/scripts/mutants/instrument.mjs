// Writes the product's source files with all of Stryker's mutants in them, switched off.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { INSTRUMENTED, MUTANTS, ROOT } from './paths.mjs';

const PRODUCT = /^(?:shared|shell|server|mfe-[a-z]+)\/src\/.*\.tsx?$/;
const NOT_PRODUCT =
  /\.test\.|\.stories\.|\.gen\.|\.d\.ts$|\/(?:testing|seed|dev|postgres|browser)\/|\/ui\/skeleton\//;
const SWITCHES = /(stry(?:MutAct|Cov)_9fa48\()((?:"\d+"(?:,\s*)?)+)\)/g;

/** Attributes that only affect the look: the kind of a button, the drawing of an icon. */
const LOOKS = {
  Badge: ['icon', 'kind'],
  Button: ['icon', 'kind'],
  ButtonLink: ['icon', 'kind'],
  Icon: ['of', 'size'],
  ListRow: ['icon', 'iconSet'],
  MiniTicket: ['tone'],
};
const looks = {
  name: 'looks',
  shouldIgnore(path) {
    if (!path.isJSXAttribute()) return undefined;
    const { name } = path.node.name;
    return name.startsWith?.('$') || LOOKS[path.parent.name.name]?.includes(name) ? 'a look' : undefined;
  },
};

/** The summary of a call in the API documentation. */
const summaries = {
  name: 'summaries',
  shouldIgnore: (path) =>
    path.isObjectProperty() && path.node.key.name === 'summary' ? 'a text of the documents' : undefined,
};

const options = { plugins: null, excludedMutations: [], ignorers: [looks, summaries] };
const silent = Object.fromEntries(
  ['debug', 'info', 'warn', 'error', 'trace', 'fatal', 'isDebugEnabled'].map((level) => [level, () => false]),
);

const sourceFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => PRODUCT.test(path) && !NOT_PRODUCT.test(path))
    .sort();

/** Converts the instrumenter's lines and columns into offsets in the text. */
function offsetIn(content) {
  const lineStarts = [0];
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return ({ line, column }) => lineStarts[line] + column;
}

/** Removing a trailing `return` has no effect. */
const changesNothing = ({ from, to }) =>
  to === '{}' && /^\{\s*(?:\/\/.*\s+)*return(?: undefined)?;\s*\}$/.test(from);

/** A mutant's id combines the hash of its file with its number there, so it is stable until the file changes. */
async function instrumentFile(file, content) {
  const version = createHash('sha256').update(file).update(content).digest('hex').slice(0, 10);
  const result = await new Instrumenter(silent).instrument([{ name: file, content, mutate: true }], options);
  const instrumented = result.files[0].content.replace(
    SWITCHES,
    (_, call, ids) => `${call}${ids.replaceAll(/"(\d+)"/g, `"${version}:$1"`)})`,
  );
  await mkdir(dirname(`${INSTRUMENTED}${file}`), { recursive: true });
  await writeFile(`${INSTRUMENTED}${file}`, instrumented);
  const offset = offsetIn(content);
  const tried = result.mutants.filter(({ status }) => status !== 'Ignored');
  const mutants = tried.map((mutant) => {
    const [start, end] = [offset(mutant.location.start), offset(mutant.location.end)];
    return {
      id: `${version}:${mutant.id}`,
      file,
      line: mutant.location.start.line + 1,
      start,
      end,
      operator: mutant.mutatorName,
      from: content.slice(start, end),
      to: mutant.replacement,
    };
  });
  return mutants.filter((mutant) => !changesNothing(mutant));
}

/**
 * Writes the instrumented files.
 * @returns {Promise<{ id: string, file: string, line: number, start: number, end: number, operator: string, from: string, to: string }[]>}
 */
export async function instrument() {
  const contents = [];
  for (const file of sourceFiles()) contents.push([file, await readFile(`${ROOT}${file}`, 'utf8')]);
  const stamp = createHash('sha256')
    .update(await readFile(new URL(import.meta.url)))
    .update(JSON.stringify(contents))
    .digest('hex');
  const before = await readFile(MUTANTS, 'utf8').then(JSON.parse, () => undefined);
  if (before?.stamp === stamp) return before.mutants;

  const mutants = [];
  for (const [file, content] of contents) mutants.push(...(await instrumentFile(file, content)));
  await writeFile(MUTANTS, JSON.stringify({ stamp, mutants }));
  return mutants;
}
