import type { MyTicket, QueueInfo, WaitingInfo } from '@vez/shared/contracts';
import { cityDay, cityTimeReached } from '../../city/city';
import { statement, type Transaction } from '../../db/db';
import { continueWith, outcomeOf, type Outcome } from '../../db/outcome';
import type { SharedRequest } from '../../module-api/module';
import type { Catalogue, ServicePoint } from '../catalogue';
import { figuresOfEach, queueInfosOf, type Queue } from '../queue';
import {
  checkAccount,
  checkIdNumber,
  checkOwnNumber,
  grantTickets,
  lockLimits,
  type IdentityVault,
  type NewTicket,
  type TicketRequest,
  type TicketWire,
} from '../tickets';
import { calledMeanwhile, checkAlertCount, checkQueue } from './admission';

export interface NumberSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  ticketWire: TicketWire;
}

type NumberRequest = Pick<SharedRequest<'takeQueueTicket'>, 'body' | 'caller' | 'language' | 'receipt'>;
interface EntitledRequest extends NumberRequest {
  point: ServicePoint;
  queue: Queue;
  idNumber: string | undefined;
}
interface AdmittedRequest extends EntitledRequest {
  info: QueueInfo;
}

/**
 * Gives numbers with their codes, inserts the tickets and stores the answers, in one statement.
 *
 * - `given`: how many get a number in each queue, within the current quota: the first ones;
 * - `counted`: also how many wait, and how many of them are due bookings. A person who leaves while this waits for the row of the day still
 * counts as early, hence the lower limit of zero.
 */
const GIVE = statement(
  'numbers-give',
  `WITH requested AS (
     SELECT ticket.*, row_number() OVER (PARTITION BY service_id, location_id ORDER BY ordinality) AS turn
     FROM json_populate_recordset(NULL::ticket, :tickets) WITH ORDINALITY AS ticket
   ), wanted AS (
     SELECT service_id, location_id, count(*) AS wanted, queue_quota
     FROM requested JOIN service_location USING (service_id, location_id)
     WHERE queue_quota > 0 GROUP BY service_id, location_id, queue_quota
   ), given AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_number, remote_given)
     SELECT service_id, location_id, :day, least(wanted, queue_quota), least(wanted, queue_quota)
     FROM wanted ORDER BY service_id, location_id
     ON CONFLICT (service_id, location_id, day) DO UPDATE
     SET (last_number, remote_given) = (
       SELECT q.last_number + least(EXCLUDED.remote_given, p.queue_quota - q.remote_given),
         q.remote_given + least(EXCLUDED.remote_given, p.queue_quota - q.remote_given)
       FROM service_location p WHERE p.service_id = q.service_id AND p.location_id = q.location_id)
     WHERE q.remote_given < (SELECT queue_quota FROM service_location p
       WHERE p.service_id = q.service_id AND p.location_id = q.location_id)
     RETURNING service_id, location_id, coalesce(old.last_number, 0) AS last,
       new.remote_given - coalesce(old.remote_given, 0) AS granted, new.waiting, new.not_checked_in
   ), counted AS MATERIALIZED (
     SELECT service_id, location_id, last, granted, not_checked_in, queue_letter, code_digits, code_suffix,
       o AS office, greatest(0, waiting - early)::int AS waiting, least(due, greatest(0, waiting - early)) AS due
     FROM given AS p JOIN service_location USING (service_id, location_id) JOIN location o ON o.id = location_id
     CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE due_at > :time)::int AS early,
       count(*) FILTER (WHERE due_at <= :time)::int AS due FROM queue_due t
       WHERE t.service_id = p.service_id AND t.location_id = p.location_id AND t.day = :day) AS here
   ), numbered AS (
     SELECT requested.*, (last + turn)::int AS own_number,
       number_code(queue_letter, code_digits, code_suffix, (last + turn)::int) AS own_code,
       ahead_of_newcomer(office, service_id, :day, (waiting - due + turn - 1)::int, due) AS ahead, not_checked_in + turn AS with_unchecked
     FROM requested JOIN counted USING (service_id, location_id) WHERE turn <= granted
   ), written AS (
     INSERT INTO ticket (id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
       identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
       counter_name, called_at, business_code, created_at, language, corporate, identify_proved, number, jetton_code)
     SELECT id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
       identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
       counter_name, called_at, business_code, created_at, language, corporate, identify_proved, own_number, own_code
     FROM numbered
   ), answered AS (
     SELECT id, json_build_object('waitCount', ahead, 'notCheckInCount', with_unchecked,
       'ticket', json_build_object('jettonCode', own_code)) AS deferred
     FROM numbered
   ), kept AS (
     INSERT INTO idempotency_key (key, subject, fingerprint, answer, late)
     SELECT key, subject, fingerprint, answer::json, deferred FROM answered
     JOIN json_to_recordset(:receipts) AS receipt(id uuid, key uuid, subject text, fingerprint text, answer text)
       USING (id)
   )
   SELECT id AS "id!", deferred FROM answered`,
);

/** Checks that the caller may ask at all, whatever the state of the queue. @throws Refusal, NotFound */
function entitle({ catalogue }: NumberSettings, request: NumberRequest): EntitledRequest {
  const { body, caller } = request;
  const { serviceId, locationId } = body;
  checkOwnNumber(caller, body);
  const point = catalogue.point(serviceId, locationId);
  checkAccount(point, caller);
  const idNumber = checkIdNumber(body.identifyNo, point.row.check_id_queue);
  return { ...request, point, queue: { serviceId, locationId }, idNumber };
}

/** Checks that the queues accept people now, and that each caller may have one more ticket. */
async function admit(
  tx: Transaction,
  { catalogue }: NumberSettings,
  requests: EntitledRequest[],
  now: Date,
): Promise<Outcome<AdmittedRequest>[]> {
  const today = cityDay(now);
  const queues = requests.map(({ queue }) => queue);
  const asksForAlert = requests.filter(({ body }) => body.cntToAlert !== null).map(({ queue }) => queue);
  const mobiles = requests.map(({ caller }) => caller.mobile!);
  const [figures, called, limitsOf] = await Promise.all([
    figuresOfEach(tx, queues, now),
    calledMeanwhile(tx, asksForAlert, now),
    lockLimits(tx, mobiles, today),
  ]);
  const infoOf = queueInfosOf(catalogue, figures, now);
  return requests.map((request) =>
    outcomeOf((): AdmittedRequest => {
      const { point, queue, body, caller } = request;
      const info = infoOf(point);
      checkQueue(info);
      checkAlertCount(body.cntToAlert, info, called(queue));
      limitsOf(caller.mobile!).checkMayQueue({ ...queue, day: today });
      return { ...request, info };
    }),
  );
}

const newTicket = (request: AdmittedRequest, today: string): NewTicket => ({
  type: 'QUEUE',
  ...request.queue,
  mobile: request.caller.mobile!,
  day: today,
  progress: 'waiting',
  cntToAlert: request.body.cntToAlert,
  language: request.language,
  idNumber: request.idNumber,
  caller: request.caller,
});

/** The wait of a ticket, as known before its number. */
const newWait = (ticketId: string, { openCounter, updatedAt }: QueueInfo): WaitingInfo => ({
  ticketId,
  waitCount: 0,
  notCheckInCount: 0,
  openCounter,
  progress: 'waiting',
  visitState: 'waiting',
  canCheckIn: true,
  counterName: '',
  updatedAt,
});

/**
 * Gives numbers, and stores the answers; `queueFull` if the quota of the day is used up (QUE-15).
 * @throws Refusal `alreadyQueued` if the only request has a number in the queue already
 */
async function give(
  tx: Transaction,
  settings: NumberSettings,
  requests: AdmittedRequest[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const day = cityDay(now);
  const tickets = requests.map((request): TicketRequest => ({
    ...request,
    ticket: newTicket(request, day),
    wait: (ticketId) => newWait(ticketId, request.info),
  }));
  const values = () => ({ day, time: cityTimeReached(now) });
  const giving = { statement: GIVE, values, none: 'queueFull', second: 'alreadyQueued' } as const;
  return grantTickets(tx, settings, tickets, giving, now);
}

/** Takes numbers for the callers' verified mobile numbers, all in one transaction (API-37, QUE-01). */
export async function takeNumbers(
  tx: Transaction,
  settings: NumberSettings,
  requests: NumberRequest[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const entitled = requests.map((request) => outcomeOf(() => entitle(settings, request)));
  const admitted = await continueWith(entitled, (all) => admit(tx, settings, all, now));
  return continueWith(admitted, (all) => give(tx, settings, all, now));
}
