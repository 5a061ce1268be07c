import type { ReservationRequest } from '@vez/shared/contracts';
import { cityDay, fromWireDate } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module';
import { Refusal } from '../../refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import { freePlaceLater, takePlace, useHold, type Place } from '../places';
import {
  checkMostActive,
  findOwn,
  insertTicket,
  updateBooking,
  type IdentityVault,
  type TicketRow,
} from '../tickets';
import { isBookableDay, timesOn } from './availability';
import { isIdNumber, parametersOf, problemsOf } from './parameters';

export interface BookingAround {
  catalogue: Catalogue;
  vault: IdentityVault;
  freedDelaySeconds: number;
}

/** @throws Refusal `dateNotBookable`, `timeNotBookable`, `serviceNotBookable` */
export function placeOf(
  { catalogue }: Pick<BookingAround, 'catalogue'>,
  point: ServicePoint,
  wish: { bookingDate: string; bookingTime: string },
  now: Date,
): Place {
  const day = fromWireDate(wish.bookingDate);
  if (!point.row.booking || point.location.suspended || point.department.suspended) {
    throw new Refusal('serviceNotBookable');
  }
  if (day === undefined || !isBookableDay(catalogue, point, day, now)) throw new Refusal('dateNotBookable');
  if (!timesOn(catalogue, point, day).includes(wish.bookingTime)) throw new Refusal('timeNotBookable');
  return { serviceId: point.service.id, locationId: point.location.id, day, time: wish.bookingTime };
}

/** A ticket for today is a time ticket, and has the time ticket's rule for the ID number (BOK-20, BOK-21). */
const needsIdNumber = ({ row }: ServicePoint, day: string, now: Date) =>
  row.time_ticket && day === cityDay(now) ? row.check_id_time : row.check_id_reservation;

function idNumberFor(point: ServicePoint, place: Place, given: string | null, now: Date): string | undefined {
  const idNumber = (given ?? '').trim().toUpperCase();
  if (idNumber === '') {
    if (needsIdNumber(point, place.day, now)) throw new Refusal('idNumberRequired', 422);
    return undefined;
  }
  if (!isIdNumber(idNumber)) throw new Refusal('idNumberInvalid', 422);
  return idNumber;
}

/** `parameter1..n` ride in the order of the service's list (DAT-28). */
async function parametersFrom(db: Queryable, request: ReservationRequest, now: Date) {
  const parameters = await parametersOf(db, request.serviceId);
  const values = new Map(
    parameters.map(({ name }, at) => [
      name,
      String((request as Record<string, unknown>)[`parameter${at + 1}`] ?? ''),
    ]),
  );
  if (problemsOf(parameters, values, cityDay(now), 'en_us').length > 0)
    throw new Refusal('parametersInvalid', 422);
  return Object.fromEntries(values);
}

async function takeOrUseHold(
  db: Queryable,
  request: ReservationRequest,
  place: Place,
  point: ServicePoint,
  now: Date,
) {
  if (request.holdId !== undefined && (await useHold(db, request.holdId, place, now))) return;
  if (!(await takePlace(db, place, point))) throw new Refusal('slotTaken');
}

const isVerified = ({ mobile }: CallerIdentity, { mobArea, mobNum }: ReservationRequest) =>
  mobile !== undefined && mobile.area === mobArea && mobile.number === mobNum;

/** Books a place for the caller's verified number (API-24). */
export async function reserve(
  db: Queryable,
  around: BookingAround,
  caller: CallerIdentity,
  request: ReservationRequest,
  now: Date,
): Promise<TicketRow> {
  if (!isVerified(caller, request)) throw new Refusal('mobileNotVerified', 403);
  const point = around.catalogue.point(request.serviceId, request.locationId);
  const place = placeOf(around, point, request, now);
  const idNumber = idNumberFor(point, place, request.identifyNo, now);
  const parameters = await parametersFrom(db, request, now);
  await checkMostActive(db, caller.mobile!, cityDay(now));
  await takeOrUseHold(db, request, place, point, now);
  const isSession =
    point.row.period_ticket_day === place.day || (point.row.time_ticket && !point.row.booking_open);
  const ticket = {
    type: isSession ? ('PERIOD' as const) : ('RESERCATION' as const),
    jettonCode: `${point.row.queue_letter}${place.time.replace(':', '')}`,
    serviceId: place.serviceId,
    locationId: place.locationId,
    mobile: caller.mobile!,
    day: place.day,
    time: place.time,
    progress: 'booked' as const,
    parameters,
    ...(caller.euid === undefined ? {} : { euid: caller.euid }),
    ...(idNumber === undefined ? {} : { idNumber }),
  };
  return insertTicket(db, around.vault, ticket, now);
}

/** Moves a booking: the new place is taken before the old one is given back (decision 12). */
export async function edit(
  db: Queryable,
  around: BookingAround,
  caller: CallerIdentity,
  request: ReservationRequest & { id: string },
  now: Date,
): Promise<TicketRow | undefined> {
  const old = await findOwn(db, caller, request.id, true);
  if (old === undefined) return undefined;
  const isMovable = old.type !== 'QUEUE' && old.progress === 'booked' && old.day > cityDay(now);
  if (!isMovable || old.service_id !== request.serviceId) throw new Refusal('ticketNotEditable');
  const point = around.catalogue.point(request.serviceId, request.locationId);
  const place = placeOf(around, point, request, now);
  if (old.type === 'PERIOD' && place.day !== old.day) throw new Refusal('ticketNotEditable');
  const idNumber = idNumberFor(point, place, request.identifyNo, now);
  const isSamePlace =
    old.location_id === place.locationId && old.day === place.day && old.booking_time === place.time;
  if (!isSamePlace) {
    await takeOrUseHold(db, request, place, point, now);
    const left = {
      serviceId: old.service_id,
      locationId: old.location_id,
      day: old.day,
      time: old.booking_time,
    };
    await freePlaceLater(db, left, now, around.freedDelaySeconds);
  }
  return updateBooking(db, around.vault, old, {
    locationId: place.locationId,
    day: place.day,
    time: place.time,
    jettonCode: `${point.row.queue_letter}${place.time.replace(':', '')}`,
    ...(idNumber === undefined ? {} : { idNumber }),
  });
}
