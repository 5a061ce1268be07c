import type { ReleaseOrder } from '@vez/shared/releases';
import { statement, type Queryable } from '../../db/db';

/** Written one after the other, as stops are, since readers follow their positions. */
const PROVE = statement(
  'release-prove',
  `WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(7316031))
   INSERT INTO release_proof (remote, sequence, at) SELECT :remote, :sequence, :now FROM turn
   ON CONFLICT (remote, sequence) DO NOTHING`,
);
const PROOFS = statement(
  'release-proofs',
  `SELECT position::float8 AS "position!", remote, sequence::float8 AS "sequence!"
   FROM release_proof WHERE position > $1 ORDER BY position`,
);

/** Records that enough visits have shown a release: it can stand in for later ones. */
export async function noteProof(
  db: Queryable,
  proof: Pick<ReleaseOrder, 'remote' | 'sequence'> & { now: Date },
): Promise<void> {
  await db.query(PROVE, proof);
}

/** Proved releases after a position. */
export const proofsAfter = (db: Queryable, position: number) => db.query(PROOFS, [position]);
