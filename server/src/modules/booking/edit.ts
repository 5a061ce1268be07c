import type { ReservationRequest } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import { Refusal } from '../../refusal';
import { freePlaceLater, holderNames, releaseHold, type Place } from '../places';
import {
  checkIdNumber,
  findOwn,
  isEditable,
  nextBookingCode,
  provesNumber,
  updateBooking,
  type TicketRow,
} from '../tickets';
import { parametersOf } from './parameters';
import { takeOrUseHolds } from './take-places';
import { parametersFrom, planOf, type BookingAround, type Wish } from './wish';

/**
 * Moves a booking: the new place is taken before the old one is given back (decision 12). Nothing for a
 * foreign and for a missing ticket.
 */
export async function edit(
  db: Queryable,
  around: BookingAround,
  wish: Wish<ReservationRequest & { id: string }>,
): Promise<{ row: TicketRow; isMoved: boolean } | undefined> {
  const { caller, request, now } = wish;
  const old = await findOwn(db, caller, request.id, true);
  if (old === undefined) return undefined;
  if (!isEditable(old, now) || old.service_id !== request.serviceId) throw new Refusal('ticketNotEditable');
  const keepsNumber = old.mob_area === request.mobArea && old.mob_num === request.mobNum;
  if (!keepsNumber && !provesNumber(caller, request)) {
    throw new Refusal('mobileNotVerified', 403);
  }
  const { point, place, needsIdNumber } = planOf(around, wish);
  // The date of a session ticket cannot be changed (BOK-37).
  if (old.type === 'PERIOD' && place.day !== old.day) throw new Refusal('ticketNotEditable');
  // What the change does not mention stays as it was given: ID number and answers never go back to a client whole.
  const idNumber = checkIdNumber(request.identifyNo, needsIdNumber && old.identify_cipher === null);
  const form = await parametersOf(db, [request.serviceId]);
  const parameters = 'parameter1' in request ? parametersFrom(wish, form(request.serviceId)) : undefined;

  const left: Place = {
    serviceId: old.service_id,
    locationId: old.location_id,
    day: old.day,
    time: old.booking_time,
  };
  const isSameDay = left.locationId === place.locationId && left.day === place.day;
  const isMoved = !isSameDay || left.time !== place.time;
  if (!isMoved) {
    if (request.holdId !== undefined) await releaseHold(db, request.holdId, holderNames(caller));
  } else {
    const [taken] = await takeOrUseHolds(db, [{ wish, place, point }]);
    if (!taken) throw new Refusal('slotTaken');
    await freePlaceLater(db, left, now, around.freedDelaySeconds);
  }
  const newCode = isSameDay ? undefined : await nextBookingCode(db, point, place.day);
  const row = await updateBooking(db, around.vault, old, {
    locationId: place.locationId,
    day: place.day,
    time: place.time,
    jettonCode: newCode ?? old.jetton_code,
    mobArea: request.mobArea,
    mobNum: request.mobNum,
    idNumber,
    caller,
    parameters,
  });
  return { row, isMoved };
}
