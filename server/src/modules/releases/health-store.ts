import { statement, type Queryable } from '../../db/db';

/** A failure that was told stays told; a network that had none may still fail. */
const NOTE = statement(
  'release-health-note',
  `INSERT INTO release_health (remote, sequence, network, failed_as, at)
   VALUES (:remote, :sequence, :network, :failedAs, :now)
   ON CONFLICT (remote, sequence, network) DO UPDATE SET failed_as = excluded.failed_as
   WHERE release_health.failed_as IS NULL AND excluded.failed_as IS NOT NULL`,
);
export interface HealthNote {
  remote: string;
  sequence: number;
  network: string;
  /** How it failed; null where it was shown. */
  failedAs: string | null;
  now: Date;
}

export async function noteHealth(db: Queryable, note: HealthNote): Promise<void> {
  await db.query(NOTE, note);
}
