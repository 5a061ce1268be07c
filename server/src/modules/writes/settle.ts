import { statement, type Db } from '../../db/db';
import { NotFound, Refusal } from '../../module-api/refusal';
import { completed } from './completed';
import { claimKeys, keepAnswer, nameOf } from './kept-answers';

const FIND_OF_OTHERS = statement(
  'idempotency-find-others',
  'SELECT 1 FROM idempotency_key WHERE key = :key AND subject NOT IN (:subject, token(:subject)) LIMIT 1',
);

/**
 * Stored instead of a fingerprint: nothing was done under this key, and nothing ever will be. A process of an older
 * release also refuses such a key, as one of another write.
 */
export const GIVEN_UP = 'given up';

/** The answer is JSON text. */
export type Settled = { outcome: 'done'; answer: string } | { outcome: 'notDone' | 'running' };

/**
 * Reports the outcome of a write to its caller. If nothing was done under the key, the key is given up in the same
 * transaction: the verdict `notDone` stays true even if the write itself arrives later (decision 94).
 * @throws NotFound for the key of another caller
 */
export async function settle(db: Db, { key, subject }: { key: string; subject: string }): Promise<Settled> {
  const write = { key, subject };
  try {
    return await db.tx(async (tx): Promise<Settled> => {
      const before = (await claimKeys(tx, [write])).get(nameOf(write));
      if (before?.fingerprint === GIVEN_UP) return { outcome: 'notDone' };
      if (before !== undefined) {
        return { outcome: 'done', answer: JSON.stringify(completed(before.answer, before.late)) };
      }
      if ((await tx.query(FIND_OF_OTHERS, { key, subject })).length > 0) throw new NotFound();
      await keepAnswer(tx, { key, subject, fingerprint: GIVEN_UP }, null);
      return { outcome: 'notDone' };
    });
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'inFlight') return { outcome: 'running' };
    throw error;
  }
}
