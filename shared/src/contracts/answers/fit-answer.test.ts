import fc from 'fast-check';
import type { z } from 'zod';
import { answerArbitrary } from '../../testing/answer-arbitrary';
import { calls } from '../calls';
import { SAFE_WORDS } from '../entities/formats';
import { ROUTE_TABLE } from '../route-table.gen';
import { ALL_RULES } from './all-rules';
import { fitAnswer } from './fit-answer';

const asked = Object.keys(ROUTE_TABLE) as (keyof typeof ROUTE_TABLE)[];
const copy = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** The repaired value, computed with zod alone; undefined if no part is usable. */
function mended(schema: z.ZodType, value: unknown): { value: unknown } | undefined {
  const def = (schema as unknown as { def: Record<string, never> & { type: string } }).def;
  if (def.type === 'nullable') return value === null ? { value } : mended(def.innerType!, value);
  if (def.type === 'array') {
    if (!Array.isArray(value)) return undefined;
    const rows = value.flatMap((row) => mended(def.element!, row) ?? []);
    return rows.length === 0 && value.length > 0 ? undefined : { value: rows.map((row) => row.value) };
  }
  if (def.type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const fields: Record<string, unknown> = { ...value };
    for (const [name, field] of Object.entries<z.ZodType>(def.shape!)) {
      const isOptional = field.type === 'optional';
      const inner = isOptional ? (field as z.ZodOptional<z.ZodType>).unwrap() : field;
      const fitting = mended(inner, fields[name]);
      if (fitting) fields[name] = fitting.value;
      else if (isOptional) delete fields[name];
      else return undefined;
    }
    return { value: fields };
  }
  const safe = SAFE_WORDS.get(schema);
  if (schema.safeParse(value).success) return { value };
  return safe !== undefined && typeof value === 'string' ? { value: safe } : undefined;
}

/** Removes the mark that the browser itself sets. */
const unmarked = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) => (key === 'incomplete' ? undefined : inner));

const ODD = [null, '', 'odd', -1, 1.5, 7, true, [], {}, [null], '31/02/2026', '32/01/2026', '25:61', '2026'];

/** The places of an answer: its root, its fields, its rows, and theirs. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  const changed = copy(value) as Record<string, unknown>;
  const inner = replaced(changed[key], rest, odd);
  if (inner === undefined) delete changed[key];
  else changed[key] = inner;
  return changed;
}

describe('an answer', () => {
  it.each(asked)('of %s that fits its contract passes unchanged', (name) => {
    fc.assert(
      fc.property(answerArbitrary(calls[name].answer as z.ZodType), (given) => {
        const sent = copy(given);
        expect(fitAnswer(ALL_RULES, name, copy(sent))).toEqual({ answer: sent, misfits: [] });
      }),
      { numRuns: 20 },
    );
  });

  it.each(asked)('of %s is checked in the browser as the schema does', (name) => {
    const schema = calls[name].answer as z.ZodType;
    const mutated = answerArbitrary(schema).chain((given) => {
      const sent = copy(given);
      return fc
        .array(fc.tuple(fc.constantFrom(...placesIn(sent)), fc.constantFrom(...ODD, undefined)), {
          minLength: 1,
          maxLength: 3,
        })
        .map((faults) => faults.reduce((value, [path, odd]) => faultAt(value, path, odd), sent as unknown));
    });
    fc.assert(
      fc.property(mutated, (sent) => {
        const { answer } = fitAnswer(ALL_RULES, name, copy(sent));
        expect(unmarked({ value: answer })).toEqual(unmarked({ value: mended(schema, sent)?.value }));
        if (answer !== undefined) expect(schema.safeParse(answer).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

/** Adds a fault, unless an earlier one has removed its place. */
function faultAt(value: unknown, path: string[], odd: unknown) {
  const isThere = placesIn(value).some((place) => place.join('.') === path.join('.'));
  return isThere && (path.length > 0 || odd !== undefined) ? replaced(value, path, odd) : value;
}
