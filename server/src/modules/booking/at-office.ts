import { addDays, fromWireDate, toWireDate } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import type { Queryable } from '../../db/db';
import type { CallRequest, Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Alerts } from '../alerts';
import type { Catalogue, ServicePoint } from '../catalogue';
import { pointFor } from '../counters';
import { checkMobile } from '../identity';
import { takeSlots, type Slot } from '../slots';
import {
  checkIdNumber,
  checkInOpens,
  insertTicket,
  lockLimits,
  type IdentityVault,
  type NewTicket,
  type TicketCodes,
} from '../tickets';
import { bookableNow, daysBetween, hasBegun, isBookableDay, slotsOn } from './availability';
import { parametersOf } from './parameters';
import { needsIdNumber } from './plan';
import { timesOn } from './times-of-day';

/** More than a visitor at a counter chooses from. */
const MOST_DAYS = 10;

export interface OfficeBookingDeps {
  catalogue: Catalogue;
  vault: IdentityVault;
  codes: TicketCodes;
  /** The dial codes that messages are sent to. */
  areas: readonly string[];
  alerts: Alerts;
}

type Body = CallRequest<'bookAtOffice'>['body'];

/** As for citizens, but also today: a person at the office can come the same day. */
function isOfficeDay(catalogue: Catalogue, point: ServicePoint, day: string, now: Date): boolean {
  if (isBookableDay(catalogue, point, day, now)) return true;
  const { bookings, timeTicketDay } = bookableNow(catalogue, point, now);
  const isToday = day === cityDay(now) && timeTicketDay?.day !== day;
  return bookings && isToday && catalogue.isWorkDay(point.location.id, day);
}

/** A time that an office offers. @throws Refusal `dateNotBookable`, `timeNotBookable`, `serviceNotBookable` */
export function officeSlot(
  catalogue: Catalogue,
  point: ServicePoint,
  wanted: { date: string; time: string },
  now: Date,
): Slot {
  const { bookings, timeTicketDay } = bookableNow(catalogue, point, now);
  if (!bookings && timeTicketDay === undefined) throw new Refusal('serviceNotBookable');
  const day = fromWireDate(wanted.date);
  if (day === undefined || !isOfficeDay(catalogue, point, day, now)) throw new Refusal('dateNotBookable');
  const { time } = wanted;
  if (!timesOn(catalogue, point, day).includes(time) || hasBegun(day, time, now)) {
    throw new Refusal('timeNotBookable');
  }
  return { serviceId: point.service.id, locationId: point.location.id, day, time };
}

/** The limits of a number apply here, too. @throws Refusal `tooManyTickets`, `alreadyBooked`, or of `checkMobile` */
async function checkOwner(db: Queryable, { mobile }: Body, areas: readonly string[], slot: Slot, now: Date) {
  if (mobile === undefined) return;
  checkMobile(mobile, areas);
  const limitsOf = await lockLimits(db, [mobile], cityDay(now));
  limitsOf(mobile).checkMayBook(slot);
}

/** The name as the answer to the service's own question for it; empty if it asks for none. */
async function answersFor(db: Queryable, { serviceId, person = '' }: Body): Promise<Record<string, string>> {
  if (person === '') return {};
  const form = (await parametersOf(db, [serviceId]))(serviceId);
  const question = form.find(({ type }) => type === 'NAME');
  return question === undefined ? {} : { [question.name]: person };
}

/** Checks a person in if the check-in is open, since they are at the office. */
const arrival = (
  catalogue: Catalogue,
  slot: Slot,
  now: Date,
): Pick<NewTicket, 'progress' | 'checkedInAt'> => {
  const row = { type: 'RESERCATION', progress: 'booked', day: slot.day, booking_time: slot.time } as const;
  const isOpen = now >= checkInOpens(row, catalogue.arrivalRules(slot.locationId));
  return slot.day === cityDay(now) && isOpen
    ? { progress: 'waiting', checkedInAt: now }
    : { progress: 'booked' };
};

/** Appointments that staff make for a person at the office. */
export const officeBookingCalls = (
  clock: Clock,
  { catalogue, vault, codes, areas, alerts }: OfficeBookingDeps,
) =>
  ({
    async officeTimes({ query, db, caller }) {
      const now = clock.now();
      const point = pointFor(catalogue, caller, query);
      const today = cityDay(now);
      const days = daysBetween(today, addDays(today, point.row.days_ahead)).filter((day) =>
        isOfficeDay(catalogue, point, day, now),
      );
      const slots = await slotsOn(db, catalogue, point, days, now, isOfficeDay);
      return [...slots]
        .map(([day, states]) => ({
          date: toWireDate(day),
          times: states.filter(({ free }) => free > 0).map(({ time }) => time),
        }))
        .filter(({ times }) => times.length > 0)
        .slice(0, MOST_DAYS);
    },

    async bookAtOffice({ body, db, caller, language }) {
      const now = clock.now();
      const point = pointFor(catalogue, caller, body);
      const wanted = { date: body.bookingDate, time: body.bookingTime };
      const slot = officeSlot(catalogue, point, wanted, now);
      await checkOwner(db, body, areas, slot, now);
      const idNumber = checkIdNumber(body.idNumber, needsIdNumber(point, slot.day, now));
      const parameters = await answersFor(db, body);
      const [isTaken] = await takeSlots(db, [{ slot, point }]);
      if (isTaken !== true) throw new Refusal('slotTaken');
      const booking: NewTicket = {
        type: bookableNow(catalogue, point, now).timeTicketDay?.day === slot.day ? 'PERIOD' : 'RESERCATION',
        serviceId: slot.serviceId,
        locationId: slot.locationId,
        ...(body.mobile ? { mobile: body.mobile } : {}),
        day: slot.day,
        time: slot.time,
        language,
        parameters,
        idNumber,
        ...arrival(catalogue, slot, now),
      };
      const row = await insertTicket(db, vault, booking, now);
      // Who has arrived already needs no confirmation.
      if (row.progress === 'booked') await alerts.tellBooked(db, row, now);
      return {
        ticketId: row.id,
        jettonCode: row.jetton_code,
        qrcodeContent: await codes.write(row.id, row.day),
        arrivedAt: row.checked_in_at?.toISOString() ?? null,
      };
    },
  }) satisfies Handlers;
