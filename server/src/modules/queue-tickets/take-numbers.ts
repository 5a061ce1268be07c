import type { MyTicket, QueueInfo, WaitingInfo } from '@vez/shared/contracts';
import { cityDay, cityTimeReached } from '../../city/city';
import type { Transaction } from '../../db/db';
import { continueWith, outcomeOf, type Outcome } from '../../db/outcome';
import type { SharedRequest } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import { countEarly, figuresOfEach, queueInfosOf, type Queue } from '../queue';
import {
  checkAccount,
  checkIdNumber,
  checkMostActive,
  checkNotQueued,
  grantTickets,
  lockOwners,
  prepareTickets,
  provesNumber,
  ticketGrant,
  ticketRow,
  type IdentityVault,
  type NewTicket,
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

const QUOTA = `(SELECT queue_quota FROM service_location p
  WHERE p.service_id = q.service_id AND p.location_id = q.location_id)`;

/**
 * Gives numbers in one statement.
 *
 * - `given`: how many get a number in each queue, within the current quota: the first ones;
 * - `counted`: also how many wait before these. A person who leaves while this waits for the row of the day still
 * counts as early, hence the lower limit of zero.
 */
const GIVE = ticketGrant({
  name: 'numbers-give',
  countedBy: 'service_id, location_id',
  isNumbered: true,
  codePrefix: '',
  counting: `given AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_number, remote_given)
     SELECT service_id, location_id, :day, least(wanted, queue_quota), least(wanted, queue_quota)
     FROM (SELECT service_id, location_id, count(*) AS wanted FROM requested GROUP BY 1, 2) AS wanted
     JOIN service_location USING (service_id, location_id)
     WHERE queue_quota > 0 ORDER BY 1, 2
     ON CONFLICT (service_id, location_id, day) DO UPDATE
     SET last_number = q.last_number + least(EXCLUDED.remote_given, ${QUOTA} - q.remote_given),
       remote_given = q.remote_given + least(EXCLUDED.remote_given, ${QUOTA} - q.remote_given)
     WHERE q.remote_given < ${QUOTA}
     RETURNING service_id, location_id, coalesce(old.last_number, 0) AS last,
       new.remote_given - coalesce(old.remote_given, 0) AS granted, new.waiting, new.not_checked_in
   ), counted AS MATERIALIZED (
     SELECT service_id, location_id, last, granted, not_checked_in, queue_letter, code_digits, code_suffix,
       greatest(0, waiting - ${countEarly({ queue: 'p', day: ':day', time: ':time' })}) AS waiting
     FROM given AS p JOIN service_location USING (service_id, location_id)
   )`,
  deferred: { waitCount: 'waiting + turn - 1', notCheckInCount: 'not_checked_in + turn' },
});

/** Checks that the caller may ask at all, whatever the state of the queue. @throws Refusal, NotFound */
function entitle({ catalogue }: NumberSettings, request: NumberRequest): EntitledRequest {
  const { body, caller } = request;
  const { serviceId, locationId } = body;
  if (!provesNumber(caller, body)) throw new Refusal('mobileNotVerified', 403);
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
  const [figures, called, active] = await Promise.all([
    figuresOfEach(tx, queues, now),
    calledMeanwhile(tx, asksForAlert, now),
    lockOwners(tx, mobiles, today),
  ]);
  const infoOf = queueInfosOf(catalogue, figures, now);
  return requests.map((request) =>
    outcomeOf((): AdmittedRequest => {
      const { point, queue, body, caller } = request;
      const info = infoOf(point);
      checkQueue(info);
      checkAlertCount(body.cntToAlert, info, called(queue));
      const own = active(caller.mobile!);
      checkMostActive(own);
      checkNotQueued(own, { ...queue, day: today });
      return { ...request, info };
    }),
  );
}

const newTicket = (request: AdmittedRequest, today: string): NewTicket => ({
  type: 'QUEUE',
  jettonCode: '',
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
  { vault, ticketWire }: NumberSettings,
  requests: AdmittedRequest[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const day = cityDay(now);
  const tickets = requests.map((request) => {
    const row = ticketRow(vault, newTicket(request, day), now);
    const { language, caller, receipt } = request;
    return { row, language, caller, receipt, info: newWait(row.id, request.info) };
  });
  const time = cityTimeReached(now);
  const prepared = await prepareTickets(tx, ticketWire, tickets);
  return grantTickets(tx, GIVE, (own) => ({ ...own, day, time }), prepared, {
    none: 'queueFull',
    second: 'alreadyQueued',
  });
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
