import type { MyTicket } from '@vez/shared/contracts';
import { cityDay } from '../../city/city';
import type { Transaction } from '../../db/db';
import { continueWith, outcomeOf, type Outcome } from '../../db/outcome';
import type { Receipt } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
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
import { bookableNow } from './availability';
import { parametersOf, type ParameterRow } from './parameters';
import { takeOrUseHolds } from './take-slots';
import { parametersFrom, planOf, type BookingDeps, type BookingRequest } from './plan';

/** A request for a booking. */
export interface Reservation extends BookingRequest {
  receipt(): Receipt | undefined;
}

interface Planned extends ReturnType<typeof planOf> {
  request: Reservation;
  idNumber: string | undefined;
  parameters: Record<string, string>;
}

/**
 * Grants bookings in one statement. Their codes, `R` and the letter of the queue, never equal a number of the queue
 * on that day. `booked` counts them by service, location and day.
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

/** Checks that the caller may book the slot, and that the form is complete. @throws Refusal, NotFound */
function plan(deps: BookingDeps, request: Reservation, form: ParameterRow[]): Planned {
  const { caller, body } = request;
  if (!provesNumber(caller, body)) throw new Refusal('mobileNotVerified', 403);
  const planned = planOf(deps, request);
  const idNumber = checkIdNumber(body.identifyNo, planned.needsIdNumber);
  return { ...planned, request, idNumber, parameters: parametersFrom(request, form) };
}

/** Takes the slots; `slotTaken` if none is left. */
async function take(tx: Transaction, all: Planned[]): Promise<Outcome<Planned>[]> {
  const taken = await takeOrUseHolds(tx, all);
  return all.map((planned, at) => (taken[at] ? { answer: planned } : { fault: new Refusal('slotTaken') }));
}

const newTicket = ({ catalogue }: BookingDeps, planned: Planned): NewTicket => {
  const { request, point, slot, idNumber, parameters } = planned;
  const { timeTicketDay } = bookableNow(catalogue, point, request.now);
  return {
    type: slot.day === timeTicketDay?.day ? 'PERIOD' : 'RESERCATION',
    jettonCode: '',
    serviceId: slot.serviceId,
    locationId: slot.locationId,
    mobile: request.caller.mobile!,
    day: slot.day,
    time: slot.time,
    progress: 'booked',
    language: request.language,
    parameters,
    caller: request.caller,
    idNumber,
  };
};

/**
 * Books the requests that have their slots, and stores the answers.
 * @throws Refusal `alreadyBooked` if the only request has the service booked on that day already
 */
async function book(
  tx: Transaction,
  deps: ReserveDeps,
  all: Planned[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const tickets = all.map((planned) => ({
    row: ticketRow(deps.vault, newTicket(deps, planned), now),
    ...planned.request,
  }));
  const prepared = await prepareTickets(tx, deps.ticketWire, tickets);
  return grantTickets(tx, BOOK, (own) => own, prepared, { none: 'slotTaken', second: 'alreadyBooked' });
}

export type ReserveDeps = BookingDeps & { ticketWire: TicketWire };

/** Books slots for the callers' verified mobile numbers, all in one transaction (API-24). */
export async function reserve(
  tx: Transaction,
  deps: ReserveDeps,
  requests: Reservation[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const services = requests.map(({ body }) => body.serviceId);
  const mobiles = requests.flatMap(({ caller }) => caller.mobile ?? []);
  const [formOf, active] = await Promise.all([
    parametersOf(tx, services),
    lockOwners(tx, mobiles, cityDay(now)),
  ]);
  const planned = requests.map((request) =>
    outcomeOf(() => {
      const one = plan(deps, request, formOf(request.body.serviceId));
      const own = active(request.caller.mobile!);
      checkMostActive(own);
      checkNotBooked(own, one.slot);
      return one;
    }),
  );
  const placed = await continueWith(planned, (all) => take(tx, all));
  return continueWith(placed, (all) => book(tx, deps, all, now));
}
