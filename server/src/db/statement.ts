/** A statement that PostgreSQL parses once for each connection. */
export interface Statement {
  name: string;
  /** With `$1`, `$2`, … as PostgreSQL takes them. */
  text: string;
  /** The names of these, in their order. */
  parameters: readonly string[];
}

export type Values = readonly unknown[] | Readonly<Record<string, unknown>>;

/** Literals, casts and parameters; in a slice a parameter stands after a space: `[1 : :most]`. */
const PARTS = /'[^']*'|::|:([a-z]\w*)/gi;

/**
 * Names a statement.
 * @param sql with parameters as `:name`, or as `$1`, `$2`, …
 */
export function statement(name: string, sql: string): Statement {
  const parameters: string[] = [];
  const text = sql.replace(PARTS, (part, parameter: string | undefined) => {
    if (parameter === undefined) return part;
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return { name, text, parameters };
}

/** The values of a statement in the order of its positions. @param values by name, or in that order already */
export const inOrder = (of: Statement | string, values: Values): unknown[] =>
  typeof of === 'string' || Array.isArray(values)
    ? [...(values as readonly unknown[])]
    : of.parameters.map((parameter) => (values as Record<string, unknown>)[parameter]);
