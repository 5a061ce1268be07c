import type { PersonalText } from './personal-text';
import type { Statements } from './statements.gen';

export type Values = readonly unknown[] | Readonly<Record<string, unknown>>;
/** What a statement takes and returns. */
export interface Shape {
  values: Values;
  row: object;
}

/** A statement that PostgreSQL parses once for each connection. */
export interface Statement<Of extends Shape = Shape> {
  name: string;
  /** With `$1`, `$2`, … as PostgreSQL expects. */
  text: string;
  /** The names of the parameters, in order; empty if it takes its values by position. */
  parameters: readonly string[];
  /** Positions, from 0, whose text is sealed before it is sent, and in which form. */
  sealed?: ReadonlyMap<number, keyof PersonalText>;
  /** Used by the compiler only. */
  shape?: Of;
}

/** Literals, casts and parameters; in a slice a parameter follows a space: `[1 : :most]`. */
const PARTS = /'[^']*'|::|\b(token|kept_name|kept_text)\(:([a-z]\w*)\)|:([a-z]\w*)/gi;
/** The SQL functions that mark the forms of personal text. */
const FORMS: Readonly<Record<string, keyof PersonalText>> = {
  token: 'token',
  kept_name: 'name',
  kept_text: 'text',
};
/** Suffixes of a column name that mark it as never null, or nullable. */
const MARKS = /(?<=\w)[!?]"/g;

/** The SQL of each statement, by name; `statements.test.ts` has PostgreSQL describe each. */
export const written = new Map<string, string>();

/**
 * A statement built from a list of tables; the code that builds it declares its shape.
 * @param sql see `statement`
 */
export function builtStatement<Of extends Shape>(name: string, sql: string): Statement<Of> {
  const positions: string[] = [];
  const parameters: string[] = [];
  const sealed = new Map<number, keyof PersonalText>();
  const text = sql
    .replace(MARKS, '"')
    .replace(
      PARTS,
      (part, form: string | undefined, inForm: string | undefined, plain: string | undefined) => {
        const parameter = inForm ?? plain;
        if (parameter === undefined) return part;
        if (!positions.includes(part)) {
          if (form !== undefined) sealed.set(positions.length, FORMS[form]!);
          positions.push(part);
          parameters.push(parameter);
        }
        return `$${positions.indexOf(part) + 1}`;
      },
    );
  return { name, text, parameters, ...(sealed.size === 0 ? {} : { sealed }) };
}

/**
 * A statement whose shape PostgreSQL has described (decision record 0026). Personal text is sent as
 * `kept_name(:name)` or `kept_text(:name)`, and rows are found by `IN (:name, token(:name))` (decision record 0080).
 * @param sql with parameters as `:name`, or as `$1`, `$2`, …; for a computed column, `AS "name!"` declares that it
 *   is never null
 */
export function statement<Name extends keyof Statements>(
  name: Name,
  sql: string,
): Statement<Statements[Name]> {
  if ((written.get(name) ?? sql) !== sql) throw new Error(`Two statements have the name ${name}.`);
  written.set(name, sql);
  return builtStatement(name, sql);
}

type Seal = (text: string) => string;
const sealedBy = (seal: Seal | undefined, value: unknown): unknown => {
  if (seal === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => sealedBy(seal, each));
  return typeof value === 'string' ? seal(value) : value;
};

/** The values of a statement in the order of its positions. */
export function inOrder(of: Statement | string, values: Values, personal: PersonalText): unknown[] {
  if (typeof of === 'string' || Array.isArray(values)) return [...(values as readonly unknown[])];
  return of.parameters.map((parameter, at) => {
    const form = of.sealed?.get(at);
    return sealedBy(form && personal[form], (values as Record<string, unknown>)[parameter]);
  });
}
