// In place of federation's reader of version ranges: ours are `^1.2.3`, its own are `<=1.2.3`. Saves 1 KB of brotli.
const PARTS = /^(\^|<=|>=|)\s*(\d+)\.(\d+)\.(\d+)(-.+)?$/;

const compare = (one, other) => {
  const at = [0, 1, 2].find((part) => one[part] !== other[part]);
  return at === undefined ? 0 : one[at] - other[at];
};

/** Of two versions with the same numbers one that is not yet released is the older. */
const partsOf = (text) => {
  const found = PARTS.exec(text);
  return found && { operator: found[1], numbers: found.slice(2, 5).map(Number), isEarly: found[5] ? 1 : 0 };
};

/** Whether a version is in a range. A range of another kind holds none: its remote says so, and is not run. */
export function satisfy(version, range) {
  const [is, wanted] = [partsOf(version), partsOf(range.trim())];
  if (range === '*') return true;
  if (!is || !wanted) return false;
  const order = compare(is.numbers, wanted.numbers) || wanted.isEarly - is.isEarly;
  if (wanted.operator === '<=') return order <= 0;
  if (wanted.operator === '>=') return order >= 0;
  if (wanted.operator === '') return order === 0;
  // Below 1.0.0 a caret holds the first number that is not 0.
  const held = wanted.numbers.findIndex((number) => number > 0);
  const fixed = held < 0 ? 3 : held + 1;
  return order >= 0 && !is.isEarly && wanted.numbers.slice(0, fixed).every((n, at) => n === is.numbers[at]);
}
