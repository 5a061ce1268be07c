import type { MyTicket } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import type { Transaction } from '../../db/db';
import { goOn, outcomeOf, type Outcome } from '../../db/outcome';
import type { Receipt } from '../../module';
import { Refusal } from '../../refusal';
import {
  checkIdNumber,
  checkMostActive,
  checkNotBooked,
  grantTickets,
  lockOwners,
  prepareTickets,
  provesNumber,
  ticketGrant,
  ticketRow,
  type NewTicket,
  type TicketWire,
} from '../tickets';
import { offersOf } from './availability';
import { parametersOf, type ParameterRow } from './parameters';
import { takeOrUseHolds } from './take-places';
import { parametersFrom, planOf, type BookingAround, type Wish } from './wish';

/** Somebody who asks for a booking of their own. */
export interface Reservation extends Wish {
  receipt(): Receipt | undefined;
}

interface Planned extends ReturnType<typeof planOf> {
  wish: Reservation;
  idNumber: string | undefined;
  parameters: Record<string, string>;
}

/**
 * All that bookings write, in one statement. Their codes, `R` and the letter of the zone, are never the same as a number
 * of the queue on that day. `booked` counts them by service, place and day.
 */
const BOOK = ticketGrant({
  name: 'bookings-grant',
  countedBy: 'service_id, location_id, day',
  isNumbered: false,
  codePrefix: 'R',
  counting: `booked AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_booking)
     SELECT service_id, location_id, day, count(*) FROM requested GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
     ON CONFLICT (service_id, location_id, day)
     DO UPDATE SET last_booking = q.last_booking + EXCLUDED.last_booking
     RETURNING service_id, location_id, day, coalesce(old.last_booking, 0) AS last,
       new.last_booking - coalesce(old.last_booking, 0) AS granted
   ), counted AS (
     SELECT service_id, location_id, day, last, granted, queue_letter, code_digits, code_suffix
     FROM booked JOIN service_location USING (service_id, location_id)
   )`,
});

/** Whether somebody may book the time at all, and has filled in the form. @throws Refusal, NotFound */
function plan(around: BookingAround, wish: Reservation, form: ParameterRow[]): Planned {
  const { caller, request } = wish;
  if (!provesNumber(caller, request)) throw new Refusal('mobileNotVerified', 403);
  const planned = planOf(around, wish);
  const idNumber = checkIdNumber(request.identifyNo, planned.needsIdNumber);
  return { ...planned, wish, idNumber, parameters: parametersFrom(wish, form) };
}

/** Takes their slots; `slotTaken` where none is left. */
async function take(tx: Transaction, all: Planned[]): Promise<Outcome<Planned>[]> {
  const taken = await takeOrUseHolds(tx, all);
  return all.map((planned, at) => (taken[at] ? { answer: planned } : { fault: new Refusal('slotTaken') }));
}

const newTicket = ({ catalogue }: BookingAround, planned: Planned): NewTicket => {
  const { wish, point, place, idNumber, parameters } = planned;
  const { session } = offersOf(catalogue, point, wish.now);
  return {
    type: place.day === session?.day ? 'PERIOD' : 'RESERCATION',
    jettonCode: '',
    serviceId: place.serviceId,
    locationId: place.locationId,
    mobile: wish.caller.mobile!,
    day: place.day,
    time: place.time,
    progress: 'booked',
    language: wish.language,
    parameters,
    caller: wish.caller,
    idNumber,
  };
};

/**
 * Books for those who have their slots, and keeps the answers.
 * @throws Refusal `alreadyBooked` where the only one of them has the service booked on that day already
 */
async function book(
  tx: Transaction,
  around: ReserveDeps,
  all: Planned[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const tickets = all.map((planned) => ({
    row: ticketRow(around.vault, newTicket(around, planned), now),
    ...planned.wish,
  }));
  const prepared = await prepareTickets(tx, around.ticketWire, tickets);
  return grantTickets(tx, BOOK, {}, prepared, { none: 'slotTaken', second: 'alreadyBooked' });
}

export type ReserveDeps = BookingAround & { ticketWire: TicketWire };

/** Books slots for the callers' verified mobile numbers, all in one transaction (API-24). */
export async function reserve(
  tx: Transaction,
  around: ReserveDeps,
  wishes: Reservation[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const services = wishes.map(({ request }) => request.serviceId);
  const mobiles = wishes.flatMap(({ caller }) => caller.mobile ?? []);
  const [formOf, active] = await Promise.all([
    parametersOf(tx, services),
    lockOwners(tx, mobiles, cityDay(now)),
  ]);
  const planned = wishes.map((wish) =>
    outcomeOf(() => {
      const one = plan(around, wish, formOf(wish.request.serviceId));
      const own = active(wish.caller.mobile!);
      checkMostActive(own);
      checkNotBooked(own, one.place);
      return one;
    }),
  );
  const placed = await goOn(planned, (all) => take(tx, all));
  return goOn(placed, (all) => book(tx, around, all, now));
}
