import { batch } from './batch';
import type { Db } from './db';
import { outcomeOf } from './outcome';
import { isWholeDatabase, type Queryable } from './queryable';

/** Too short to notice, and under load each statement carries several times as many reads. */
export const READ_REST_MS = 8;

/** Answers everything asked with one statement, in order. */
type ReadAll<Asked, Answer> = (db: Queryable, asked: Asked[]) => Promise<Answer[]>;

/**
 * A read that many calls need. Calls that arrive while a statement is under way share the next one, so that a crowd
 * costs few round trips and no call gets data read before it was made. A transaction reads for itself, since it sees
 * its own changes.
 */
export function readTogether<Asked, Answer>(
  readAll: ReadAll<Asked, Answer>,
): (db: Queryable, asked: Asked) => Promise<Answer> {
  const shared = new WeakMap<Db, (asked: Asked) => Promise<Answer>>();

  function sharedOf(db: Db) {
    const known = shared.get(db);
    if (known !== undefined) return known;
    const read = batch<Asked, Answer>({
      restMs: READ_REST_MS,
      async together(asked) {
        const answers = await readAll(db, asked);
        return answers.map((answer) => outcomeOf(() => answer));
      },
    });
    shared.set(db, read);
    return read;
  }

  return async (db, asked) => (isWholeDatabase(db) ? sharedOf(db)(asked) : (await readAll(db, [asked]))[0]!);
}
