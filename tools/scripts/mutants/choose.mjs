// Chooses the mutant for a line of the specification: one in the code that the line's tests execute.
import { createHash } from 'node:crypto';
import { citedIn } from '../lib/citations.mjs';
import { ROOT } from './paths.mjs';

/** Operators that change behaviour. The others change texts, keys and shapes, and are a last resort. */
const STRONG = new Set([
  'ArithmeticOperator',
  'ArrowFunction',
  'AssignmentOperator',
  'BlockStatement',
  'BooleanLiteral',
  'ConditionalExpression',
  'EqualityOperator',
  'LogicalOperator',
  'MethodExpression',
  'UnaryOperator',
  'UpdateOperator',
]);

/** `({ $wide }) => …`: only styles have such properties. */
const isOfStyle = ({ from }) => /^\(\{ \$/.test(from);

/** Mutants that only change styles are also a last resort. */
const isStrong = (mutant) => STRONG.has(mutant.operator) && !isOfStyle(mutant);

const draw = (seed, ...parts) =>
  createHash('sha256')
    .update([seed, ...parts].join('\n'))
    .digest('hex');

/** Counts the tests that execute each mutant. */
function passersBy(tests) {
  const counts = new Map();
  for (const { ids } of tests) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const wordsOf = (text) =>
  new Set(
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      // Compares the start of a word, which its inflected forms share.
      ?.map((word) => word.slice(0, 6)) ?? [],
  );

/**
 * Rates how close a mutant is to the subject of a line. Code that shares words with the line and the titles is closer,
 * and so is code that few tests execute: code of all tests is start-up. Small changes rate higher, because any test
 * notices an emptied function.
 */
function nearness({ file, from }, count, about) {
  const spoken = [...wordsOf(`${file} ${from.slice(0, 200)}`)].filter((word) => about.has(word));
  const size = Math.max(0, Math.log2(from.length / 60));
  return spoken.length - (Math.log2(count) + size) / 2;
}

/** The mutants that a line's tests execute, closest first; only those that `prefers` accepts, if there are any. */
function candidates(line, citing, passedBy, { mutants, counts, seed, prefers = () => true }) {
  const found = [...new Set(citing.flatMap((test) => [...passedBy(test)]))].filter((id) => mutants.has(id));
  const preferred = found.filter((id) => prefers(mutants.get(id)));
  const about = wordsOf([line.text, ...citing.map(({ title }) => title)].join(' '));
  return (preferred.length > 0 ? preferred : found)
    .map((id) => ({
      id,
      near: nearness(mutants.get(id), counts.get(id) ?? 1, about),
      drawn: draw(seed, line.id, mutants.get(id).file, mutants.get(id).start, mutants.get(id).to),
    }))
    .toSorted((a, b) => b.near - a.near || (a.drawn < b.drawn ? -1 : 1))
    .map(({ id }) => id);
}

const segmentsOf = (file) =>
  file
    .replace(ROOT, '')
    .replace(/(?:\.test)?\.tsx?$/, '')
    .split('/');

/** Counts the folders, and the name, that a test's file shares with the broken one. */
function closeness(testFile, file) {
  const own = segmentsOf(file);
  const theirs = segmentsOf(testFile);
  const apart = own.findIndex((segment, at) => segment !== theirs[at]);
  const isSameName = own.at(-1) === theirs.at(-1);
  return (apart < 0 ? own.length : apart) + (isSameName ? 1 : 0);
}

/**
 * The tests that may notice a mutant: those next to the broken file first, then those that execute the least. A mutant
 * that runs on load may be noticed by any test of a file that cites the line.
 */
export const testsPassing = ({ mutant, broken, whole, files }, tests) =>
  tests
    .filter(({ file, ids }) => (whole ? files.has(file) : ids.has(mutant)))
    .map((test) => ({ test, close: closeness(test.file, broken) }))
    .toSorted((a, b) => b.close - a.close || a.test.ids.size - b.test.ids.size)
    .map(({ test: { file, title, version, ms } }) => ({ file, title, version, ms, cites: false }));

/**
 * @param {{ id: string, area: string, text: string }[]} lines
 * @param {{ file: string, title: string, version: string, ms: number, ids: Set<string>, loaded: Set<string> }[]} tests
 * @param {Map<string, { operator: string, file: string, start: number, from: string, to: string }>} mutants by id, without excluded ones
 * @param {string} seed the same seed and code give the same choice
 * @returns {{ line: string, area: string, mutant: string | undefined, whole: boolean, broken: string, files: Set<string>, tests: { file: string, title: string, version: string, ms: number, cites: boolean }[] }[]}
 *   `mutant` is undefined if no unit test executes one; `whole` marks code that runs on load; `tests` are in order
 */
export function chooseMutants(lines, tests, mutants, seed) {
  const counts = passersBy(tests);
  const citingLine = new Map();
  for (const test of tests) {
    for (const line of citedIn(test.title)) citingLine.set(line, [...(citingLine.get(line) ?? []), test]);
  }
  const taken = new Set();
  return lines.map((line) => {
    const citing = citingLine.get(line.id) ?? [];
    const inTests = candidates(line, citing, ({ ids }) => ids, { mutants, counts, seed, prefers: isStrong });
    // Tables and constants are created on load, before any test. There the texts matter.
    const whole = inTests.length === 0;
    const near = whole
      ? candidates(line, citing, ({ loaded }) => loaded, { mutants, counts, seed })
      : inTests;
    const mutant = near.find((id) => !taken.has(id)) ?? near[0];
    if (mutant === undefined)
      return { line: line.id, area: line.area, mutant, whole, files: new Set(), tests: [] };
    taken.add(mutant);
    const files = new Set(citing.map(({ file }) => file));
    const broken = mutants.get(mutant).file;
    const passing = testsPassing({ mutant, broken, whole, files }, tests);
    const isCiting = (test) => citedIn(test.title).includes(line.id);
    const ordered = [...passing.filter(isCiting), ...passing.filter((test) => !isCiting(test))];
    return {
      ...{ line: line.id, area: line.area, mutant, broken, whole, files },
      tests: ordered.map((test) => ({ ...test, cites: isCiting(test) })),
    };
  });
}
