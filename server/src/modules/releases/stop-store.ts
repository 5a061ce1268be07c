import { statement, type Queryable } from '../../db/db';
import type { HealthNote } from './health-store';

/** Whoever stopped a release that its team then called good is not heard for as long as their row is kept. */
const STOP = statement(
  'release-stop',
  `WITH overruled AS (
     SELECT network FROM release_health JOIN release_stop USING (remote, sequence)
     WHERE remote = :remote AND sequence = ANY(:calledGood::bigint[]) AND failed_as IS NOT NULL)
   INSERT INTO release_stop (remote, sequence, asked, failed, kinds, at)
   SELECT remote, sequence, count(*), count(failed_as), array_agg(DISTINCT failed_as) FILTER (WHERE failed_as IS NOT NULL),
     max(:now::timestamptz)
   FROM release_health WHERE remote = :remote AND sequence = :sequence
     AND network NOT IN (SELECT network FROM overruled)
   GROUP BY remote, sequence
   HAVING count(failed_as) >= :least AND count(failed_as) >= count(*) * :share::float8
   ON CONFLICT (remote, sequence) DO NOTHING
   RETURNING asked, failed, kinds`,
);
const STOPS = statement(
  'release-stops',
  `SELECT position::float8 AS "position!", remote, sequence::float8 AS "sequence!", asked, failed, kinds, at
   FROM release_stop WHERE position > $1 ORDER BY position`,
);

/**
 * Stops a release where enough networks told that it fails.
 * @param calledGood the sequences of releases of this remote that its team has chosen again
 * @returns what was told; undefined where it goes on, or was stopped before
 */
export async function stopWhereFailing(
  db: Queryable,
  { remote, sequence, now }: Pick<HealthNote, 'remote' | 'sequence' | 'now'>,
  { least, share, calledGood }: { least: number; share: number; calledGood: readonly number[] },
) {
  const [stopped] = await db.query(STOP, { remote, sequence, now, least, share, calledGood });
  return stopped;
}

/** Releases that were stopped, after a position. */
export const stopsAfter = (db: Queryable, position: number) => db.query(STOPS, [position]);
