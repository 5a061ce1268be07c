import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { FORMAT_LETTERS } from '../contracts/entities/formats';

const two = (max: number, min = 0) => fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'));
const day = fc
  .tuple(two(28, 1), two(12, 1), fc.integer({ min: 1990, max: 2040 }))
  .map((parts) => parts.join('/'));
const time = fc.tuple(two(23), two(59)).map((parts) => parts.join(':'));
const text = fc.oneof(fc.constantFrom('', 'Renewal', '身份證明', '<b>x</b>'), fc.string({ maxLength: 12 }));

/** Arbitraries by the letter of the format. */
const FORMATS: Record<string, Arbitrary<unknown>> = {
  d: day,
  D: fc.oneof(day, fc.constant('')),
  t: time,
  T: fc.oneof(time, fc.constant('')),
  z: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  w: fc.webUrl(),
  S: fc.uuid(),
  c: fc.integer({ min: 0, max: 2_000 }),
  y: fc.integer({ min: 0, max: 6 }),
};

interface Choice {
  /** Whether nullable and optional fields are absent, present, or either. */
  gaps: 'all' | 'none' | 'some';
}

/** Answers that a contract's schema allows; with `gaps: 'all'`, the minimal ones. */
export function answerArbitrary<Schema extends z.ZodType>(
  schema: Schema,
  choice: Choice = { gaps: 'some' },
): Arbitrary<z.output<Schema>> {
  return arbitraryOf(schema, choice) as Arbitrary<z.output<Schema>>;
}

const identityOf = (row: unknown): string => {
  const { id, serviceId, name, title, keyword, service, locationId } = Object(row) as Record<string, unknown>;
  if (service !== undefined) return `${identityOf(service)}:${String(locationId)}`;
  return String(id ?? serviceId ?? name ?? title ?? keyword ?? JSON.stringify(row));
};

function orGap(full: Arbitrary<unknown>, gap: undefined | null, { gaps }: Choice) {
  if (gaps === 'none') return full;
  return gaps === 'all' ? fc.constant(gap) : fc.oneof(full, fc.constant(gap));
}

function arbitraryOf(schema: z.ZodType, choice: Choice): Arbitrary<unknown> {
  const letter = FORMAT_LETTERS.get(schema);
  if (letter !== undefined) return FORMATS[letter]!;
  const def = (schema as unknown as { def: Record<string, never> & { type: string } }).def;
  const inner = () => arbitraryOf(def.innerType!, choice);
  switch (def.type) {
    case 'optional':
      return orGap(inner(), undefined, choice);
    case 'nullable':
      return orGap(inner(), null, choice);
    case 'array':
      // A list has no duplicates.
      return fc.uniqueArray(arbitraryOf(def.element!, choice), { maxLength: 3, selector: identityOf });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries<z.ZodType>(def.shape!).map(([name, field]) => [name, arbitraryOf(field, choice)]),
        ),
      );
    case 'enum':
      return fc.constantFrom(...Object.values<string>(def.entries!));
    case 'boolean':
      return fc.boolean();
    case 'number':
      // Few ids, so that answers match each other and the address.
      return fc.integer({ min: 1, max: 2 });
    case 'string':
      return text;
  }
  throw new Error(`No arbitrary for ${def.type}`);
}
