import { batch } from './batch';
import type { Db } from './db';
import { outcomeOf } from './outcome';
import { isWholeDatabase, type Queryable } from './queryable';

/** Nobody sees so short a wait, and under load each statement carries several times as many. */
export const READ_REST_MS = 8;

/** One statement for all that is asked: an answer for each, in their order. */
type ReadAll<Asked, Answer> = (db: Queryable, asked: Asked[]) => Promise<Answer[]>;

/**
 * A read that many calls need: those that ask while one statement is under way share the next one, so that a crowd costs few
 * round trips and nobody gets what was read before they asked. A transaction reads for itself, as it sees its own changes.
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
