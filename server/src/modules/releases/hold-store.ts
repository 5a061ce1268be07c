import { statement, type Queryable } from '../../db/db';
import type { Figures } from './stop-store';

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

/** @param hold `share`: percent of visits that still get the release */
export async function noteHold(db: Queryable, hold: Figures & { share: number }): Promise<void> {
  await db.query(HOLD, hold);
}

export async function liftHold(db: Queryable, of: { remote: string; sequence: number }): Promise<void> {
  await db.query(LIFT, of);
}

export const holdsNow = (db: Queryable) => db.query(HOLDS);
