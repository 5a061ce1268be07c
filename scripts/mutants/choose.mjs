// Which mutant is tried for a line of the specification: one in the code that the tests of this line pass by.
import { createHash } from 'node:crypto';
import { citedIn } from '../lib/citations.mjs';
import { ROOT } from './paths.mjs';

/** Operators that change what code does. The others change texts, keys and shapes: for a line that has nothing else. */
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

/** `({ $wide }) => …`: only styles are given such properties. */
const isOfStyle = ({ from }) => /^\(\{ \$/.test(from);

/** What changes the look alone is for lines that have nothing else, too. */
const isStrong = (mutant) => STRONG.has(mutant.operator) && !isOfStyle(mutant);

const draw = (seed, ...parts) =>
  createHash('sha256')
    .update([seed, ...parts].join('\n'))
    .digest('hex');

/** How many tests pass by each mutant. */
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
      // Singular and plural, verb and its forms, are the same word by their beginning.
      ?.map((word) => word.slice(0, 6)) ?? [],
  );

/**
 * How near a mutant is to what a line is about. What only the line's own tests run is near, what all tests run is
 * start-up and surroundings; so is code that speaks of the same things as the line and the titles. A whole function that
 * does nothing is noticed by anybody: small changes first.
 */
function nearness({ file, from }, count, about) {
  const spoken = [...wordsOf(`${file} ${from.slice(0, 200)}`)].filter((word) => about.has(word));
  const size = Math.max(0, Math.log2(from.length / 60));
  return spoken.length - (Math.log2(count) + size) / 2;
}

/** The mutants that a line's tests pass by, the nearest first; with `prefers` those that it prefers, if there are any. */
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

/** How many folders a test's file has in common with the broken one, and its name. */
function closeness(testFile, file) {
  const own = segmentsOf(file);
  const theirs = segmentsOf(testFile);
  const apart = own.findIndex((segment, at) => segment !== theirs[at]);
  const isSameName = own.at(-1) === theirs.at(-1);
  return (apart < 0 ? own.length : apart) + (isSameName ? 1 : 0);
}

/**
 * The tests that may notice a mutant, of which those beside the broken file come first, then the narrowest; of one that
 * is made while a file is loaded those of the files that cite its line.
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
 * @param {Map<string, { operator: string, file: string, start: number, from: string, to: string }>} mutants by id, without those that are left out
 * @param {string} seed the same choice for the same seed and the same code
 * @returns {{ line: string, area: string, mutant: string | undefined, whole: boolean, broken: string, files: Set<string>, tests: { file: string, title: string, version: string, ms: number, cites: boolean }[] }[]}
 *   without a mutant where no unit test passes by any; whole where its code runs while a file is loaded; tests in the order in which they are tried
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
    // Tables and constants are made while a file is loaded, before any test: there the words are the matter.
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
