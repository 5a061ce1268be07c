import { statement, type Queryable, type Tables } from '../../db/db';

const FINISH = statement(
  'visits-finish',
  `UPDATE ticket SET progress = 'treated', ended_at = $2 WHERE id = $1 AND progress = 'called' RETURNING id`,
);

/** Ends the visit of whoever was here, if anybody. @returns whether it did */
export const finishVisit = async (db: Queryable, here: Tables['ticket'] | undefined, now: Date) =>
  here !== undefined && (await db.query(FINISH, [here.id, now])).length > 0;
