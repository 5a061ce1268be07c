import type { Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import type { Alerts } from '../alerts';
import { giveSlotBack } from './give-slot-back';
import type { IdentityVault } from './identity-number';
import type { TicketRow } from './ticket-row';
import { updateBooking } from './update-booking';

interface MoveSettings {
  vault: IdentityVault;
  alerts: Alerts;
  freedDelaySeconds: number;
}

/** Moves a locked booking to a place that is held for it, frees its old place, and tells its holder. @throws Refusal `alreadyBooked` */
export async function moveToHeld(
  db: Queryable,
  { vault, alerts, freedDelaySeconds }: MoveSettings,
  old: TicketRow,
  { locationId, day, time }: { locationId: number; day: string; time: string },
  caller: CallerIdentity,
  now: Date,
): Promise<TicketRow> {
  const contact = { mobArea: old.mob_area, mobNum: old.mob_num, idNumber: undefined };
  const row = await updateBooking(db, vault, old, {
    locationId,
    day,
    time,
    movedAt: now,
    ...contact,
    caller,
  });
  await giveSlotBack(db, old, now, freedDelaySeconds);
  await alerts.tellMoved(db, row, now);
  return row;
}
