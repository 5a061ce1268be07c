import type { Language, ReservationRequest } from '@vez/shared/contracts';
import { cityDay, fromWireDate } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module';
import { Refusal } from '../../refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import { freePlaceLater, holderNames, releaseHold, takePlace, useHold, type Place } from '../places';
import {
  checkAccount,
  checkIdNumber,
  checkMostActive,
  findOwn,
  insertTicket,
  isEditable,
  nextBookingCode,
  provesNumber,
  updateBooking,
  type IdentityVault,
  type TicketRow,
} from '../tickets';
import { hasBegun, isBookableDay, offersOf } from './availability';
import { parametersOf, problemsOf } from './parameters';
import { timesOn } from './sessions';

export interface BookingAround {
  catalogue: Catalogue;
  vault: IdentityVault;
  freedDelaySeconds: number;
}

/** A booking as somebody asks for it. */
export interface Wish<Request extends ReservationRequest = ReservationRequest> {
  caller: CallerIdentity;
  request: Request;
  language: Language;
  now: Date;
}

/** @throws Refusal `dateNotBookable`, `timeNotBookable`, `serviceNotBookable` */
export function placeOf(
  { catalogue }: Pick<BookingAround, 'catalogue'>,
  point: ServicePoint,
  wish: { bookingDate: string; bookingTime: string },
  now: Date,
): Place {
  const { bookings, session } = offersOf(catalogue, point, now);
  if (!bookings && session === undefined) throw new Refusal('serviceNotBookable');
  const day = fromWireDate(wish.bookingDate);
  if (day === undefined || !isBookableDay(catalogue, point, day, now)) throw new Refusal('dateNotBookable');
  const time = wish.bookingTime;
  if (!timesOn(catalogue, point, day).includes(time) || hasBegun(day, time, now)) {
    throw new Refusal('timeNotBookable');
  }
  return { serviceId: point.service.id, locationId: point.location.id, day, time };
}

/** A ticket for today is a time ticket, and has the time ticket's rule for the ID number (BOK-20, BOK-21). */
const needsIdNumber = ({ row }: ServicePoint, day: string, now: Date) =>
  day === cityDay(now) ? row.check_id_time : row.check_id_reservation;

/** `parameter1..n` ride in the order of the service's list (DAT-28). */
async function parametersFrom(db: Queryable, { request, now, language }: Wish) {
  const parameters = await parametersOf(db, request.serviceId);
  const values = new Map(
    parameters.map(({ name }, at) => [name, String(request[`parameter${at + 1}`] ?? '')]),
  );
  if (problemsOf(parameters, values, cityDay(now), language).length > 0) {
    throw new Refusal('parametersInvalid', 422);
  }
  return Object.fromEntries(values);
}

async function takeOrUseHold(db: Queryable, { request, caller }: Wish, place: Place, point: ServicePoint) {
  if (request.holdId !== undefined) {
    if (await useHold(db, request.holdId, holderNames(caller), place)) return;
    await releaseHold(db, request.holdId, holderNames(caller));
  }
  if (!(await takePlace(db, place, point))) throw new Refusal('slotTaken');
}

/** Books a place for the caller's verified number (API-24). */
export async function reserve(db: Queryable, around: BookingAround, wish: Wish): Promise<TicketRow> {
  const { caller, request, language, now } = wish;
  if (!provesNumber(caller, request)) throw new Refusal('mobileNotVerified', 403);
  const point = around.catalogue.point(request.serviceId, request.locationId);
  checkAccount(point, caller);
  const place = placeOf(around, point, request, now);
  const idNumber = checkIdNumber(request.identifyNo, needsIdNumber(point, place.day, now));
  const parameters = await parametersFrom(db, wish);
  await checkMostActive(db, caller.mobile!, cityDay(now));
  await takeOrUseHold(db, wish, place, point);
  const { session } = offersOf(around.catalogue, point, now);
  return insertTicket(
    db,
    around.vault,
    {
      type: place.day === session?.day ? 'PERIOD' : 'RESERCATION',
      jettonCode: await nextBookingCode(db, point, place.day),
      serviceId: place.serviceId,
      locationId: place.locationId,
      mobile: caller.mobile!,
      day: place.day,
      time: place.time,
      progress: 'booked',
      language,
      parameters,
      euid: caller.euid,
      idNumber,
    },
    now,
  );
}

/**
 * Moves a booking: the new place is taken before the old one is given back (decision 12). Nothing for a
 * foreign and for a missing ticket.
 */
export async function edit(
  db: Queryable,
  around: BookingAround,
  wish: Wish<ReservationRequest & { id: string }>,
): Promise<TicketRow | undefined> {
  const { caller, request, now } = wish;
  const old = await findOwn(db, caller, request.id, true);
  if (old === undefined) return undefined;
  if (!isEditable(old, now) || old.service_id !== request.serviceId) throw new Refusal('ticketNotEditable');
  const keepsNumber = old.mob_area === request.mobArea && old.mob_num === request.mobNum;
  if (!keepsNumber && !provesNumber(caller, request)) {
    throw new Refusal('mobileNotVerified', 403);
  }
  const point = around.catalogue.point(request.serviceId, request.locationId);
  checkAccount(point, caller);
  const place = placeOf(around, point, request, now);
  // The date of a session ticket cannot be changed (BOK-37).
  if (old.type === 'PERIOD' && place.day !== old.day) throw new Refusal('ticketNotEditable');
  // What the change does not mention stays as it was given: ID number and answers never go back to a client whole.
  const lacksIdNumber = old.identify_cipher === null && needsIdNumber(point, place.day, now);
  const idNumber = checkIdNumber(request.identifyNo, lacksIdNumber);
  const parameters = 'parameter1' in request ? await parametersFrom(db, wish) : undefined;

  const left: Place = {
    serviceId: old.service_id,
    locationId: old.location_id,
    day: old.day,
    time: old.booking_time,
  };
  const isSameDay = left.locationId === place.locationId && left.day === place.day;
  if (isSameDay && left.time === place.time) {
    if (request.holdId !== undefined) await releaseHold(db, request.holdId, holderNames(caller));
  } else {
    await takeOrUseHold(db, wish, place, point);
    await freePlaceLater(db, left, now, around.freedDelaySeconds);
  }
  return updateBooking(db, around.vault, old, {
    locationId: place.locationId,
    day: place.day,
    time: place.time,
    jettonCode: isSameDay ? old.jetton_code : await nextBookingCode(db, point, place.day),
    mobArea: request.mobArea,
    mobNum: request.mobNum,
    idNumber,
    parameters,
  });
}
