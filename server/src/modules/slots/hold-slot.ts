import { randomUUID } from 'node:crypto';
import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import type { ServicePoint } from '../catalogue';
import { endOf, holdWire, type HoldTerm } from './hold-term';
import { lockHolds, type Holder } from './holder';
import { takeSlot, type Slot } from './slots';

const COUNT = statement(
  'hold-count',
  `SELECT count(*) AS "count!" FROM slot_hold WHERE holder IN (:holder, token(:holder)) AND state = 'held'`,
);
const INSERT = statement(
  'hold-insert',
  `INSERT INTO slot_hold (id, service_id, location_id, day, time, expires_at, holder, network)
   VALUES (:id, :serviceId, :locationId, :day, :time, :expiresAt,
     CASE WHEN starts_with(:holder, 'address:') THEN :holder ELSE kept_name(:holder) END, :network)`,
);

/**
 * Holds a slot while a form is filled in (decision 11).
 * @param checkMore further checks, made while the holder is locked
 * @throws Refusal `slotTaken`, `tooManyHolds`
 */
export async function hold(
  db: Queryable,
  slot: Slot,
  point: ServicePoint,
  holder: Holder,
  term: HoldTerm,
  checkMore: () => Promise<void>,
) {
  await lockHolds(db, holder.id);
  const [held] = await db.query(COUNT, { holder: holder.id });
  if (held!.count >= holder.most) throw new Refusal('tooManyHolds');
  await checkMore();
  if (!(await takeSlot(db, slot, point))) throw new Refusal('slotTaken');
  const holdId = randomUUID();
  await db.query(INSERT, {
    ...slot,
    id: holdId,
    expiresAt: endOf(term),
    holder: holder.id,
    network: holder.network ?? '',
  });
  return holdWire(holdId, term, true);
}
