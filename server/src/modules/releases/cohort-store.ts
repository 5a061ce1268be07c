import { statement, type Queryable } from '../../db/db';
import type { CohortReports } from './comparison';

/** The reports about a release and the one before it. `all` comes first. */
const COHORTS = statement(
  'release-cohorts',
  `WITH network AS (
     SELECT sequence, cohort, failed::float8 / nullif(shown + failed, 0) AS share
     FROM release_cohort WHERE remote = :remote AND sequence = ANY(:sequences::bigint[])
       AND network NOT IN (
         SELECT network FROM release_voice JOIN release_stop USING (remote, sequence)
         WHERE remote = :remote AND sequence = ANY(:calledGood::bigint[]) AND release_voice.failed > release_voice.shown))
   SELECT sequence::float8 AS "sequence!", cohort AS "cohort!", count(share)::int AS "networks!",
     coalesce(array_agg(share) FILTER (WHERE share > 0), '{}') AS "failing!"
   FROM network GROUP BY sequence, cohort ORDER BY cohort <> 'all', cohort`,
);

interface Asked {
  remote: string;
  sequence: number;
  /** The sequence of the release before, if any. */
  before: number | undefined;
  /** Sequences of releases that the team has chosen again; networks that stopped these are ignored. */
  calledGood: readonly number[];
}

export async function cohortsOf(
  db: Queryable,
  { remote, sequence, before = 0, calledGood }: Asked,
): Promise<{ now: CohortReports[]; before: CohortReports[] }> {
  const rows = await db.query(COHORTS, { remote, sequences: [sequence, before], calledGood });
  return {
    now: rows.filter((row) => row.sequence === sequence),
    before: rows.filter((row) => row.sequence === before),
  };
}
