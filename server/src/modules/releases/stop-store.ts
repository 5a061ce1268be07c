import { statement, type Queryable } from '../../db/db';

const STOP = statement(
  'release-stop',
  `INSERT INTO release_stop (remote, sequence, asked, failed, kinds, at)
   VALUES (:remote, :sequence, :asked, :failed, :kinds, :now)
   ON CONFLICT (remote, sequence) DO NOTHING
   RETURNING position`,
);
const STOPS = statement(
  'release-stops',
  `SELECT position::float8 AS "position!", remote, sequence::float8 AS "sequence!", asked, failed, kinds, at
   FROM release_stop WHERE position > $1 ORDER BY position`,
);
const HOLD = statement(
  'release-hold',
  `INSERT INTO release_hold (remote, sequence, share, asked, failed, at)
   VALUES (:remote, :sequence, :share, :asked, :failed, :now)
   ON CONFLICT (remote, sequence) DO UPDATE SET
     share = excluded.share, asked = excluded.asked, failed = excluded.failed, at = excluded.at`,
);
const LIFT = statement(
  'release-hold-lift',
  'DELETE FROM release_hold WHERE remote = :remote AND sequence = :sequence',
);
const HOLDS = statement(
  'release-holds',
  'SELECT remote, sequence::float8 AS "sequence!", share, asked, failed FROM release_hold ORDER BY remote, sequence',
);

interface Figures {
  remote: string;
  sequence: number;
  asked: number;
  failed: number;
  now: Date;
}

/** @returns whether it was not stopped before */
export async function noteStop(
  db: Queryable,
  stop: Figures & { kinds: readonly string[] },
): Promise<boolean> {
  return (await db.query(STOP, stop)).length > 0;
}

/** @param hold `share`: percent of visits that still get the release */
export async function noteHold(db: Queryable, hold: Figures & { share: number }): Promise<void> {
  await db.query(HOLD, hold);
}

export async function liftHold(db: Queryable, of: { remote: string; sequence: number }): Promise<void> {
  await db.query(LIFT, of);
}

/** Releases that were stopped, after a position. */
export const stopsAfter = (db: Queryable, position: number) => db.query(STOPS, [position]);

export const holdsNow = (db: Queryable) => db.query(HOLDS);
