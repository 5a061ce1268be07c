import { statement, type Db } from '../../db/db';
import { freeSlot, slotOf } from './slots';

const EXPIRE = statement(
  'hold-expire',
  `UPDATE slot_hold SET state = 'expired' WHERE state = 'held' AND expires_at <= $1
   RETURNING service_id, location_id, day, time`,
);
const RETURN = statement(
  'slot-return',
  'DELETE FROM freed_place WHERE returns_at <= $1 RETURNING service_id, location_id, day, time',
);

/** Ends expired holds, and frees slots whose delay is over. */
export async function sweepSlots(db: Db, now: Date): Promise<void> {
  await db.tx(async (tx) => {
    for (const row of await tx.query(EXPIRE, [now])) await freeSlot(tx, slotOf(row));
    for (const row of await tx.query(RETURN, [now])) await freeSlot(tx, slotOf(row));
  });
}
