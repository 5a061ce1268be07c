import type { z } from 'zod';
import { calls, type CallDefinition } from './index';

interface Inner {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  catchall?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
  format?: string;
  checks?: { _zod: { def: { check: string } } }[];
}
const innerOf = (schema: z.ZodType) => schema._zod.def as unknown as Inner;
const hasMost = ({ checks = [] }: Inner) => checks.some(({ _zod }) => _zod.def.check === 'max_length');

/** Kinds of value with an inherent size limit. */
const BOUNDED = ['number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined', 'never'];

/** The paths of texts and lists without a maximum length, and of values of any type. */
function unboundedIn(schema: z.ZodType, path: string): string[] {
  const inner = innerOf(schema);
  if (BOUNDED.includes(inner.type)) return [];
  switch (inner.type) {
    case 'string':
      return hasMost(inner) || inner.format === 'uuid' ? [] : [path];
    case 'array':
      return [...(hasMost(inner) ? [] : [path]), ...unboundedIn(inner.element!, `${path}[]`)];
    case 'object':
      return [
        ...Object.entries(inner.shape!).flatMap(([name, part]) => unboundedIn(part, `${path}.${name}`)),
        ...(inner.catchall === undefined ? [] : unboundedIn(inner.catchall, `${path}.*`)),
      ];
    case 'union':
      return inner.options!.flatMap((option) => unboundedIn(option, path));
    case 'pipe':
      return unboundedIn(inner.in!, path);
    case 'optional':
    case 'nullable':
    case 'default':
      return unboundedIn(inner.innerType!, path);
    default:
      return [`${path} (${inner.type})`];
  }
}

describe('the input of a caller', () => {
  it('limits the length of every text and list of every call', () => {
    const unbounded = (Object.entries(calls) as [string, CallDefinition][]).flatMap(([name, definition]) =>
      (['params', 'query', 'body'] as const).flatMap((part) =>
        definition[part] === undefined ? [] : unboundedIn(definition[part], `${name}.${part}`),
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('is rejected when an answer to a question is longer than 500 characters', () => {
    const { body } = calls.reserve;
    const length = (value: unknown) =>
      body.safeParse({ parameter1: value }).error?.issues.some(({ path }) => path[0] === 'parameter1');
    expect(length('x'.repeat(500))).toBe(false);
    expect(length('x'.repeat(501))).toBe(true);
    expect(length({ deep: 'x' })).toBe(true);
  });
});
