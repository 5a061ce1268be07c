import { statement, type Statement, type Transaction } from '../../db/db';
import type { Shape } from '../../db/statement';
import type { Statements } from '../../db/statements.gen';
import type { Receipt } from '../../module-api/module';
import { completed } from './completed';
import { keptAnswer } from './kept-answers';

/** An answer that lacks only what its grant decides, with the receipt to store it under. */
export interface Prepared<Answer> {
  id: string;
  answer: Answer;
  receipt: Receipt | undefined;
}

/** What every granting statement takes and returns. */
export interface Grant extends Shape {
  values: { receipts: string | null };
  row: { id: string; deferred: unknown };
}
/** The names of the statements that grant. */
export type GrantName = {
  [Name in keyof Statements]: Statements[Name] extends Grant ? Name : never;
}[keyof Statements];

export interface GrantSql<Name extends GrantName> {
  name: Name;
  /** CTEs that make the grants. */
  grants: string;
  /** The CTE with the `id` of each grant, and as JSON the `deferred` parts of its answer. */
  granted: string;
}

/** A statement that makes grants and stores their answers. It has a parameter `:receipts` besides those of `grants`. */
export const grantStatement = <Name extends GrantName>({ name, grants, granted }: GrantSql<Name>) =>
  statement(
    name,
    `WITH ${grants}, kept AS (
       INSERT INTO idempotency_key (key, subject, fingerprint, answer, late)
       SELECT key, subject, fingerprint, answer::json, deferred FROM ${granted}
       JOIN json_to_recordset(:receipts) AS receipt(id uuid, key uuid, subject text, fingerprint text, answer text)
         USING (id)
     )
     SELECT id AS "id!", deferred FROM ${granted}`,
  );

/**
 * Grants and commits in one packet: the next request waits for its rows until they are durable.
 * @param granting by `grantStatement`
 * @param valuesOf its values, given those of `:receipts`
 * @returns the answers of what was granted, by id
 */
export async function grant<Answer, Of extends Grant>(
  tx: Transaction,
  granting: Statement<Of>,
  valuesOf: (receipts: string) => Of['values'],
  prepared: Prepared<Answer>[],
): Promise<Map<string, Answer>> {
  const receipts = prepared.flatMap(({ id, answer, receipt }) =>
    receipt === undefined
      ? []
      : [{ ...receipt, subject: tx.personal.name(receipt.subject), id, answer: keptAnswer(tx, answer) }],
  );
  const values = valuesOf(JSON.stringify(receipts));
  const rows = await tx.last(() => tx.query<Grant>(granting, values));
  const deferred = new Map(rows.map((row) => [row.id, row.deferred]));
  return new Map(
    prepared.flatMap(({ id, answer }) =>
      deferred.has(id) ? [[id, completed(answer, deferred.get(id))] as const] : [],
    ),
  );
}
