import { cityDay } from '../../city/city';
import type { Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { NotFound, Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import type { Catalogue } from '../catalogue';
import { figuresOf, rejoinQueue } from '../queue';
import { lockLimits } from './entitlement';
import { hasRejoined, rejoinObstacle } from './ticket-status';
import { findOwn, lockOwn, type TicketRow } from './ticket-row';

/** @throws Refusal `queueClosed` if no more calls are made today */
async function checkGoesOn(db: Queryable, catalogue: Catalogue, row: TicketRow, now: Date) {
  const queue = { serviceId: row.service_id, locationId: row.location_id };
  const { location, department } = catalogue.point(queue.serviceId, queue.locationId);
  const { isOpen, openCounters } = await figuresOf(db, queue, now);
  const isStaffed = openCounters > 0 || catalogue.isServiceTime(queue, now);
  if (!isOpen || !isStaffed || location.suspended || department.suspended) throw new Refusal('queueClosed');
}

/**
 * Lets the caller, who missed a call, into the queue again with the same number, once (decision 88). A repetition
 * returns the current wait.
 * @throws NotFound for another's and for a missing ticket
 * @throws Refusal `ticketNotAbsent`, `rejoinedOnce`, `rejoinTooLate`, `queueClosed`, `alreadyQueued`,
 * `tooManyTickets`
 */
export async function rejoin(
  db: Queryable,
  catalogue: Catalogue,
  caller: CallerIdentity,
  id: string,
  now: Date,
): Promise<TicketRow> {
  const found = await findOwn(db, caller, id);
  if (found === undefined) throw new NotFound();
  const mobile =
    found.mob_area === null || found.mob_num === null
      ? undefined
      : { area: found.mob_area, number: found.mob_num };
  const limitsOf = await lockLimits(db, mobile === undefined ? [] : [mobile], cityDay(now));
  const row = (await lockOwn(db, caller, id))!;
  if (row.progress === 'waiting' && hasRejoined(row)) return row;

  const obstacle = rejoinObstacle(row, now);
  if (obstacle !== undefined) throw new Refusal(obstacle);
  await checkGoesOn(db, catalogue, row, now);
  const queue = { serviceId: row.service_id, locationId: row.location_id };
  if (mobile !== undefined) limitsOf(mobile).checkMayRejoin({ ...queue, day: row.day });
  // A kiosk's number of this queue may since have been scanned for the same mobile number.
  return refuseDuplicate(rejoinQueue(db, queue, row.id, now), 'alreadyQueued');
}
