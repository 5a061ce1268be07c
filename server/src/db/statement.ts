import type { Statements } from './statements.gen';

export type Values = readonly unknown[] | Readonly<Record<string, unknown>>;
/** What a statement takes and answers. */
export interface Shape {
  values: Values;
  row: object;
}

/** A statement that PostgreSQL parses once for each connection. */
export interface Statement<Of extends Shape = Shape> {
  name: string;
  /** With `$1`, `$2`, … as PostgreSQL takes them. */
  text: string;
  /** The names of these, in their order; none where it takes its values by position. */
  parameters: readonly string[];
  /** For the compiler alone. */
  shape?: Of;
}

/** Literals, casts and parameters; in a slice a parameter stands after a space: `[1 : :most]`. */
const PARTS = /'[^']*'|::|:([a-z]\w*)/gi;
/** The end of a column's name that says that it is never null, or may be. */
const MARKS = /(?<=\w)[!?]"/g;

/** SQL as it was written, by name: `statements.test.ts` has PostgreSQL describe each. */
export const written = new Map<string, string>();

/**
 * A statement that is built from a list of tables, so that its shape is said by who builds it.
 * @param sql see `statement`
 */
export function builtStatement<Of extends Shape>(name: string, sql: string): Statement<Of> {
  const parameters: string[] = [];
  const text = sql.replace(MARKS, '"').replace(PARTS, (part, parameter: string | undefined) => {
    if (parameter === undefined) return part;
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return { name, text, parameters };
}

/**
 * A statement whose shape PostgreSQL has described (decision record 0026).
 * @param sql with parameters as `:name`, or as `$1`, `$2`, …; of a column that is no column of a table, `AS "name!"` says
 *   that it is never null
 */
export function statement<Name extends keyof Statements>(
  name: Name,
  sql: string,
): Statement<Statements[Name]> {
  written.set(name, sql);
  return builtStatement(name, sql);
}

/** The values of a statement in the order of its positions. */
export const inOrder = (of: Statement | string, values: Values): unknown[] =>
  typeof of === 'string' || Array.isArray(values)
    ? [...(values as readonly unknown[])]
    : of.parameters.map((parameter) => (values as Record<string, unknown>)[parameter]);
