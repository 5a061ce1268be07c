import { statement, type Queryable } from '../../db/db';

/** Skips old stops, such as those from before an owner asked for notices. */
const NOTE_STOPS = statement(
  'release-notices-note',
  `INSERT INTO release_notice (remote, sequence, next_at)
   SELECT remote, sequence, :now FROM release_stop
   WHERE remote = ANY(:remotes) AND at > :now::timestamptz - interval '1 day'
   ON CONFLICT (remote, sequence) DO NOTHING`,
);
/** Two processes never take the same one. The next try comes after 20 s, 40 s, and so on, at most after an hour. */
const TAKE = statement(
  'release-notice-take',
  `UPDATE release_notice notice SET tries = tries + 1,
     next_at = :now::timestamptz + least(interval '1 hour', interval '10 seconds' * power(2, tries + 1))
   FROM release_stop stop
   WHERE stop.remote = notice.remote AND stop.sequence = notice.sequence AND (notice.remote, notice.sequence) = (
     SELECT remote, sequence FROM release_notice
     WHERE told_at IS NULL AND next_at <= :now AND tries < :most AND remote = ANY(:remotes)
     ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING notice.remote, notice.sequence::float8 AS "sequence!", notice.tries, stop.asked, stop.failed, stop.kinds, stop.cohort, stop.at`,
);
const TOLD = statement(
  'release-notice-told',
  'UPDATE release_notice SET told_at = :now WHERE remote = :remote AND sequence = :sequence',
);

export async function noteStops(db: Queryable, remotes: string[], now: Date): Promise<void> {
  await db.query(NOTE_STOPS, { remotes, now });
}

/** A due notice; it is tried again later unless it is recorded as sent. */
export async function takeNotice(db: Queryable, given: { remotes: string[]; now: Date; most: number }) {
  const [notice] = await db.query(TAKE, given);
  return notice;
}

export async function noteTold(
  db: Queryable,
  told: { remote: string; sequence: number; now: Date },
): Promise<void> {
  await db.query(TOLD, told);
}
