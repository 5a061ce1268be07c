import type { ReservationRequest } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import { freeSlotDeferred, holderNames, releaseHold, type Slot } from '../slots';
import {
  accessOf,
  checkIdNumber,
  checkOwnNumber,
  closureOfBooking,
  isEditable,
  lockOwn,
  updateBooking,
  type TicketRow,
} from '../tickets';
import { parametersOf } from './parameters';
import { takeOrUseHolds } from './take-slots';
import { parametersFrom, planOf, type BookingDeps, type BookingRequest } from './plan';

/**
 * Moves a booking: the new slot is taken before the old one is released (decision 12). Undefined for another's ticket
 * and a missing one alike.
 */
export async function edit(
  db: Queryable,
  deps: BookingDeps,
  request: BookingRequest<ReservationRequest & { id: string }>,
): Promise<{ row: TicketRow; isMoved: boolean } | undefined> {
  const { caller, body, now } = request;
  const old = await lockOwn(db, caller, body.id);
  if (old === undefined) return undefined;
  const isClosed = closureOfBooking(deps.catalogue, old) !== undefined;
  if (!isEditable(old, now, isClosed) || old.service_id !== body.serviceId)
    throw new Refusal('ticketNotEditable');
  // The holder of a link sees the number masked, and cannot change it.
  const isByLink = accessOf(old, caller) !== 'own';
  const { mobArea, mobNum } = isByLink ? { mobArea: old.mob_area, mobNum: old.mob_num } : body;
  const keepsNumber = old.mob_area === mobArea && old.mob_num === mobNum;
  if (!keepsNumber) checkOwnNumber(caller, body);
  const left: Slot = {
    serviceId: old.service_id,
    locationId: old.location_id,
    day: old.day,
    time: old.booking_time,
  };
  const isAccepted = isByLink && body.locationId === old.location_id;
  const { point, slot, needsIdNumber } = planOf(deps, request, isAccepted, left);
  // The date of a time ticket cannot be changed (BOK-37).
  if (old.type === 'PERIOD' && slot.day !== old.day) throw new Refusal('ticketNotEditable');
  // Anything not mentioned stays unchanged: ID number and answers are never returned to a client in full.
  const idNumber = checkIdNumber(body.identifyNo, needsIdNumber && old.identify_cipher === null);
  const form = await parametersOf(db, [body.serviceId]);
  const parameters = 'parameter1' in body ? parametersFrom(request, form(body.serviceId)) : undefined;

  const isMoved = left.locationId !== slot.locationId || left.day !== slot.day || left.time !== slot.time;
  if (!isMoved) {
    if (body.holdId !== undefined) await releaseHold(db, body.holdId, holderNames(caller));
  } else {
    const [taken] = await takeOrUseHolds(db, [{ request, slot, point }]);
    if (!taken) throw new Refusal('slotTaken');
    await freeSlotDeferred(db, left, now, deps.freedDelaySeconds);
  }
  const row = await updateBooking(db, deps.vault, old, {
    locationId: slot.locationId,
    day: slot.day,
    time: slot.time,
    movedAt: isMoved ? now : null,
    mobArea,
    mobNum,
    idNumber,
    caller,
    parameters,
  });
  return { row, isMoved };
}
