import { statement, type Queryable } from '../../db/db';

/** Written one after the other: a position that is committed late would never be read. */
const STOP = statement(
  'release-stop',
  `WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(7316031))
   INSERT INTO release_stop (remote, sequence, asked, failed, kinds, cohort, at)
   SELECT :remote, :sequence, :asked, :failed, :kinds, :cohort, :now FROM turn
   ON CONFLICT (remote, sequence) DO NOTHING
   RETURNING position`,
);
const STOPS = statement(
  'release-stops',
  `SELECT position::float8 AS "position!", remote, sequence::float8 AS "sequence!", asked, failed, kinds, cohort, at
   FROM release_stop WHERE position > $1 ORDER BY position`,
);
export interface Figures {
  remote: string;
  sequence: number;
  asked: number;
  failed: number;
  now: Date;
}

/** @returns whether it was not stopped before */
export async function noteStop(
  db: Queryable,
  stop: Figures & { kinds: readonly string[]; cohort: string | null },
): Promise<boolean> {
  return (await db.query(STOP, stop)).length > 0;
}

/** Stopped releases after a position. */
export const stopsAfter = (db: Queryable, position: number) => db.query(STOPS, [position]);
