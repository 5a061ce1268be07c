import type { MyTicket } from '@vez/shared/contracts';
import { cityDay } from '../../city/city';
import { statement, type Transaction } from '../../db/db';
import { continueWith, outcomeOf, type Outcome } from '../../db/outcome';
import type { Receipt } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { messagesAsJson } from '../../module-api/sms';
import type { Alerts } from '../alerts';
import {
  checkIdNumber,
  checkOwnNumber,
  grantTickets,
  lockLimits,
  type NewTicket,
  type TicketRow,
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
 * Gives bookings their codes, inserts the tickets, their confirmations and the answers, in one statement. The codes, `R` and the
 * letter of the queue, never equal a number of the queue on that day. `counted` counts them by service, location and
 * day.
 */
const BOOK = statement(
  'bookings-grant',
  `WITH requested AS (
     SELECT ticket.*, row_number() OVER (PARTITION BY service_id, location_id, day ORDER BY ordinality) AS turn
     FROM json_populate_recordset(NULL::ticket, :tickets) WITH ORDINALITY AS ticket
   ), counted AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_booking)
     SELECT service_id, location_id, day, count(*) FROM requested GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
     ON CONFLICT (service_id, location_id, day)
     DO UPDATE SET last_booking = q.last_booking + EXCLUDED.last_booking
     RETURNING service_id, location_id, day, coalesce(old.last_booking, 0) AS last
   ), coded AS (
     SELECT requested.*,
       'R' || number_code(queue_letter, code_digits, code_suffix, (last + turn)::int) AS own_code
     FROM requested JOIN counted USING (service_id, location_id, day)
     JOIN service_location USING (service_id, location_id)
   ), written AS (
     INSERT INTO ticket (id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
       identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
       counter_name, called_at, business_code, created_at, language, corporate, identify_proved, jetton_code)
     SELECT id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
       identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
       counter_name, called_at, business_code, created_at, language, corporate, identify_proved, own_code
     FROM coded
   ), answered AS (
     SELECT id, json_build_object('ticket', json_build_object('jettonCode', own_code)) AS deferred FROM coded
   ), confirmed AS (
     INSERT INTO sms_outbox (key, kind, mob_area, mob_num, text, expires_at)
     SELECT key, kind, message.mob_area, message.mob_num, text, expires_at
     FROM json_to_recordset(:messages) AS message(ticket_id uuid, key text, kind text, mob_area text, mob_num text,
       text text, expires_at timestamptz) JOIN coded ON coded.id = ticket_id
     WHERE may_get_sms(message.mob_num, kind)
     ON CONFLICT (key) DO NOTHING
   ), kept AS (
     INSERT INTO idempotency_key (key, subject, fingerprint, answer, late)
     SELECT key, subject, fingerprint, answer::json, deferred FROM answered
     JOIN json_to_recordset(:receipts) AS receipt(id uuid, key uuid, subject text, fingerprint text, answer text)
       USING (id)
   )
   SELECT id AS "id!", deferred FROM answered`,
);

/** Checks that the caller may book the slot, and that the form is complete. @throws Refusal, NotFound */
function plan(deps: BookingDeps, request: Reservation, form: ParameterRow[]): Planned {
  const { caller, body } = request;
  checkOwnNumber(caller, body);
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
  const tickets = all.map((planned) => ({ ...planned.request, ticket: newTicket(deps, planned) }));
  const values = (rows: TicketRow[]) => ({
    messages: messagesAsJson(deps.alerts.confirmations(rows, now), tx.personal),
  });
  const booking = { statement: BOOK, values, none: 'slotTaken', second: 'alreadyBooked' } as const;
  return grantTickets(tx, deps, tickets, booking, now);
}

export type ReserveDeps = BookingDeps & { ticketWire: TicketWire; alerts: Alerts };

/** Books slots for the callers' verified mobile numbers, all in one transaction (API-24). */
export async function reserve(
  tx: Transaction,
  deps: ReserveDeps,
  requests: Reservation[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const services = requests.map(({ body }) => body.serviceId);
  const mobiles = requests.flatMap(({ caller }) => caller.mobile ?? []);
  const [formOf, limitsOf] = await Promise.all([
    parametersOf(tx, services),
    lockLimits(tx, mobiles, cityDay(now)),
  ]);
  const planned = requests.map((request) =>
    outcomeOf(() => {
      const one = plan(deps, request, formOf(request.body.serviceId));
      limitsOf(request.caller.mobile!).checkMayBook(one.slot);
      return one;
    }),
  );
  const placed = await continueWith(planned, (all) => take(tx, all));
  return continueWith(placed, (all) => book(tx, deps, all, now));
}
