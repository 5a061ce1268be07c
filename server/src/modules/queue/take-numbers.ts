import type { MyTicket, QueueInfo, WaitingInfo } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import type { Queryable, Transaction } from '../../db/db';
import { goOn, outcomeOf, type Outcome } from '../../db/outcome';
import type { SharedRequest } from '../../module';
import { Refusal } from '../../refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import { calledSince, figuresOfEach, type Queue } from '../line';
import {
  checkAccount,
  checkIdNumber,
  checkMostActive,
  checkNotInLine,
  lockOwners,
  provesNumber,
  readyTickets,
  ticketRow,
  type IdentityVault,
  type NewTicket,
  type TicketWire,
} from '../tickets';
import { checkAlertCount, checkQueue } from './entry';
import { giveNumbers } from './give-numbers';
import { queueInfoOf } from './queue-state';

export interface QueueSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  ticketWire: TicketWire;
}

/** A number is asked for at most so long after its form was shown, the SMS code included. */
const FORM_MS = 10 * 60_000;

type Asking = Pick<SharedRequest<'takeQueueTicket'>, 'body' | 'caller' | 'language' | 'receipt'>;
interface Entitled extends Asking {
  point: ServicePoint;
  idNumber: string | undefined;
}

interface Admitted extends Entitled {
  info: QueueInfo;
}

const queueOf = ({ body: { serviceId, locationId } }: Asking): Queue => ({ serviceId, locationId });

/** @throws Refusal, NotFound for whoever may not ask at all, whatever the queue is like */
function entitled({ catalogue }: QueueSettings, asking: Asking): Entitled {
  const { body, caller } = asking;
  if (!provesNumber(caller, body)) throw new Refusal('mobileNotVerified', 403);
  const point = catalogue.point(body.serviceId, body.locationId);
  checkAccount(point, caller);
  return { ...asking, point, idNumber: checkIdNumber(body.identifyNo, point.row.check_id_queue) };
}

/** How many were called in each queue while the forms of these were filled in. */
async function calledMeanwhile(db: Queryable, asking: Entitled[], now: Date) {
  const called = new Map<ServicePoint['row'], number>();
  for (const one of asking) {
    if (one.body.cntToAlert === null || called.has(one.point.row)) continue;
    const since = new Date(now.getTime() - FORM_MS);
    called.set(one.point.row, await calledSince(db, queueOf(one), since, now));
  }
  return (point: ServicePoint) => called.get(point.row) ?? 0;
}

/** Works out each thing once, and remembers it by its key. */
function eachOnce<Item, Value>(keyOf: (item: Item) => object, work: (item: Item) => Value) {
  const known = new Map<object, Value>();
  return (item: Item): Value => {
    const key = keyOf(item);
    const value = known.get(key) ?? work(item);
    known.set(key, value);
    return value;
  };
}

const ticketOf = ({ body, caller, language, idNumber, point }: Entitled, today: string): NewTicket => ({
  type: 'QUEUE',
  jettonCode: '',
  serviceId: point.service.id,
  locationId: point.location.id,
  mobile: caller.mobile!,
  day: today,
  progress: 'waiting',
  cntToAlert: body.cntToAlert,
  language,
  idNumber,
  caller,
});

/** What is known of a place in line before its number is. */
const newInLine = (ticketId: string, { openCounter, updatedAt }: QueueInfo): WaitingInfo => ({
  ticketId,
  waitCount: 0,
  notCheckInCount: 0,
  openCounter,
  progress: 'waiting',
  counterName: '',
  updatedAt,
});

/** Takes numbers for the callers' verified numbers, all in one transaction (API-37, QUE-01). */
export async function takeNumbers(
  tx: Transaction,
  settings: QueueSettings,
  requests: Asking[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const { catalogue, vault, ticketWire } = settings;
  const today = cityDay(now);
  const asking = requests.map((request) => outcomeOf(() => entitled(settings, request)));

  const admitted = await goOn(asking, async (all) => {
    const mobiles = all.map(({ caller }) => caller.mobile!);
    const [figures, called, active] = await Promise.all([
      figuresOfEach(tx, all.map(queueOf), now),
      calledMeanwhile(tx, all, now),
      lockOwners(tx, mobiles, today),
    ]);
    const infoOf = eachOnce(
      ({ point }: Entitled) => point.row,
      (one) => {
        const isOfficeTime = catalogue.isOfficeTime(one.point.location.id, now);
        return queueInfoOf(one.point, figures(queueOf(one)), isOfficeTime, now);
      },
    );
    return all.map((one) =>
      outcomeOf((): Admitted => {
        const info = infoOf(one);
        checkQueue(info);
        checkAlertCount(one.body.cntToAlert, info, called(one.point));
        const own = active(one.caller.mobile!);
        checkMostActive(own);
        checkNotInLine(own, { ...queueOf(one), day: today });
        return { ...one, info };
      }),
    );
  });

  return goOn(admitted, async (all) => {
    // All but the number is ready before the row of the last number is locked.
    const told = all.map(({ info, ...one }) => {
      const row = ticketRow(vault, ticketOf(one, today), now);
      return { ...one, row, info: newInLine(row.id, info) };
    });
    return giveNumbers(tx, await readyTickets(tx, ticketWire, told), now);
  });
}
