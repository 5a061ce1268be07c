import type { Language, ReservationRequest } from '@vez/shared/contracts';
import { fromWireDate } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import type { CallerIdentity } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import type { Slot } from '../slots';
import { checkAccount, type IdentityVault } from '../tickets';
import { hasBegun, isBookableDay, bookableNow } from './availability';
import { problemsOf, type ParameterRow } from './parameters';
import { timesOn } from './times-of-day';

export interface BookingDeps {
  catalogue: Catalogue;
  vault: IdentityVault;
  freedDelaySeconds: number;
}

/** A booking that a caller asks for. */
export interface BookingRequest<Request extends ReservationRequest = ReservationRequest> {
  caller: CallerIdentity;
  body: Request;
  language: Language;
  now: Date;
}

/** @throws Refusal `dateNotBookable`, `timeNotBookable`, `serviceNotBookable` */
export function slotOf(
  { catalogue }: Pick<BookingDeps, 'catalogue'>,
  point: ServicePoint,
  wanted: { bookingDate: string; bookingTime: string },
  now: Date,
): Slot {
  const { bookings, timeTicketDay } = bookableNow(catalogue, point, now);
  if (!bookings && timeTicketDay === undefined) throw new Refusal('serviceNotBookable');
  const day = fromWireDate(wanted.bookingDate);
  if (day === undefined || !isBookableDay(catalogue, point, day, now)) throw new Refusal('dateNotBookable');
  const time = wanted.bookingTime;
  if (!timesOn(catalogue, point, day).includes(time) || hasBegun(day, time, now)) {
    throw new Refusal('timeNotBookable');
  }
  return { serviceId: point.service.id, locationId: point.location.id, day, time };
}

/** A ticket for today is a time ticket, and has the time ticket's rule for the ID number (BOK-20, BOK-21). */
export const needsIdNumber = ({ row }: ServicePoint, day: string, now: Date) =>
  day === cityDay(now) ? row.check_id_time : row.check_id_reservation;

/** Reads `parameter1..n` in the order of the service's list (DAT-28). @throws Refusal `parametersInvalid` */
export function parametersFrom(
  { body, now, language }: BookingRequest,
  parameters: ParameterRow[],
): Record<string, string> {
  const values = new Map(parameters.map(({ name }, at) => [name, String(body[`parameter${at + 1}`] ?? '')]));
  if (problemsOf(parameters, values, cityDay(now), language).length > 0) {
    throw new Refusal('parametersInvalid');
  }
  return Object.fromEntries(values);
}

/** Whether a request is about this slot. */
const isFor = (body: ReservationRequest, { serviceId, locationId, day, time }: Slot): boolean =>
  body.serviceId === serviceId &&
  body.locationId === locationId &&
  fromWireDate(body.bookingDate) === day &&
  body.bookingTime === time;

/**
 * The plan of a booking before anything is taken: its slot, and whether that needs an ID number.
 * @param isAccepted whether the office has accepted the booking from an account before
 * @param own the slot of a booking that is edited: it stays valid even if the office no longer offers it
 */
export function planOf(
  { catalogue }: Pick<BookingDeps, 'catalogue'>,
  { caller, body, now }: BookingRequest,
  isAccepted = false,
  own?: Slot,
) {
  const point = catalogue.point(body.serviceId, body.locationId);
  if (!isAccepted) checkAccount(point, caller);
  const keeps = own !== undefined && isFor(body, own) && !hasBegun(own.day, own.time, now);
  const slot = keeps ? own : slotOf({ catalogue }, point, body, now);
  return { point, slot, needsIdNumber: needsIdNumber(point, slot.day, now) };
}
