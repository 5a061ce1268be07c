import type { Queryable } from '../../db/db';
import type { Receipt } from '../../module-api/module';
import { keptAnswer } from './kept-answers';

/** An answer that lacks only what its statement decides, with the receipt to store it under. */
export interface Prepared<Answer> {
  id: string;
  answer: Answer;
  receipt: Receipt | undefined;
}

/** The answers with a receipt, as `:receipts` of a statement that stores them itself: JSON rows of `idempotency_key`. */
export const receiptsAsJson = (db: Queryable, prepared: Prepared<unknown>[]): string =>
  JSON.stringify(
    prepared.flatMap(({ id, answer, receipt }) =>
      receipt === undefined
        ? []
        : [{ ...receipt, subject: db.personal.name(receipt.subject), id, answer: keptAnswer(db, answer) }],
    ),
  );
