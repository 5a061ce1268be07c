/**
 * Shapes of answers by name, generated from the contracts (`pnpm contracts`). An object is written as groups of
 * fields, `type name name,type name`. A type is a prefix with another type: `[` (list), `?` (nullable) or `~`
 * (optional); or a letter, the name of a shape, or words such as `phone|personal`. Words with a leading `=` are an
 * open set whose first word is the safe one.
 */
export type Shapes = Record<string, string>;

/** The check for each letter of the notation. */
export type Letters = Record<string, (value: unknown) => boolean>;

/** The rules for checking the answers of calls. */
export interface Rules {
  shapes: Shapes;
  letters: Letters;
}

type Holder = Record<string | number, unknown>;
const fieldsByShape = new Map<string, [type: string, name: string][]>();

/** The fields of an object's shape; parsed once, because lists have up to a thousand rows. */
function fieldsOf(shape: string) {
  const known = fieldsByShape.get(shape);
  if (known) return known;
  const fields = shape.split(',').flatMap((group) => {
    const [type = '', ...names] = group.split(' ');
    return names.map((name): [string, string] => [type, name]);
  });
  fieldsByShape.set(shape, fields);
  return fields;
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Check extends Rules {
  /** The mismatches: names of fields, and `shape[row]`. No values, which may contain personal data. */
  misfits: string[];
}

/**
 * Whether `holder[key]` fits its type. It is repaired in place if nothing else is lost: a bad row is removed from its
 * list, and marks the object around the list `incomplete`; a bad optional field is removed; an unknown word of an open
 * set becomes the safe one. A list without any fitting row does not fit: an empty list would mean "there are none".
 */
function fits(check: Check, type: string, holder: Holder, key: string | number): boolean {
  const value = holder[key];
  const inner = type.slice(1);
  switch (type[0]) {
    case '~':
      if (value !== undefined && !fits(check, inner, holder, key)) delete holder[key];
      return true;
    case '?':
      return value === null || fits(check, inner, holder, key);
    case '[':
      return Array.isArray(value) && rowsFit(check, inner, value, holder, key);
    case '=': {
      const words = inner.split('|');
      if (typeof value === 'string' && !words.includes(value)) holder[key] = words[0];
      return typeof value === 'string';
    }
  }
  const isRight = check.letters[type];
  if (isRight) return isRight(value);
  if (type.includes('|')) return type.split('|').includes(value as string);
  const shape = check.shapes[type] ?? type;
  if (!shape.includes(' ')) return fits(check, shape, holder, key);
  return (
    isHolder(value) &&
    fieldsOf(shape).every(([of, name]) => fits(check, of, value, name) || !check.misfits.push(name))
  );
}

function rowsFit(check: Check, type: string, rows: unknown[], holder: Holder, key: string | number) {
  const held = rows as unknown as Holder;
  const kept = rows.map((_, row) => fits(check, type, held, row) || !check.misfits.push(`${type}[${row}]`));
  if (kept.includes(false)) {
    holder[key] = rows.filter((_, row) => kept[row]);
    holder.incomplete = true;
  }
  return kept.length === 0 || kept.includes(true);
}

/**
 * Checks an answer against its contract. Returns `answer` without the parts that do not fit, undefined if it is
 * unusable; and `misfits`, the names of those parts. Mutates the given answer.
 */
export function fitAnswer(rules: Rules, call: string, answer: unknown) {
  const holder: Holder = { answer };
  const check: Check = { ...rules, misfits: [] };
  const isFit = fits(check, call, holder, 'answer');
  return { answer: isFit ? holder.answer : undefined, misfits: check.misfits };
}
