import type { Language, MyTicket, QueueRequest } from '@vez/shared/contracts';
import { cityDay } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import { goOn, outcomeOf, type Outcome } from '../../db/outcome';
import type { CallerIdentity } from '../../module';
import { Refusal } from '../../refusal';
import type { Catalogue, ServicePoint } from '../catalogue';
import { calledSince, figuresOfEach, type Queue } from '../line';
import {
  checkAccount,
  checkIdNumber,
  checkMostActive,
  checkNotInLine,
  grantTickets,
  lockOwners,
  provesNumber,
  ticketRow,
  type IdentityVault,
  type NewTicket,
  type TicketWire,
} from '../tickets';
import { checkAlertCount, checkQueue } from './entry';
import { codeOf, nextRemoteNumbers, type GivenNumber } from './give-numbers';
import { queueInfoOf } from './queue-state';

export interface QueueSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  ticketWire: TicketWire;
}

/** A number is asked for at most so long after its form was shown, the SMS code included. */
const FORM_MS = 10 * 60_000;

interface Asking {
  body: QueueRequest;
  caller: CallerIdentity;
  language: Language;
}
interface Entitled extends Asking {
  point: ServicePoint;
  idNumber: string | undefined;
}
interface Admitted extends Entitled {
  /** Who waits in this line already, but stands behind whoever takes a number now. */
  early: number;
}
interface Numbered extends Admitted {
  given: GivenNumber;
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

const ticketOf = ({ body, caller, language, idNumber, point, given }: Numbered, now: Date): NewTicket => ({
  type: 'QUEUE',
  jettonCode: codeOf(point, given.number),
  serviceId: point.service.id,
  locationId: point.location.id,
  mobile: caller.mobile!,
  day: cityDay(now),
  number: given.number,
  progress: 'waiting',
  cntToAlert: body.cntToAlert,
  language,
  idNumber,
  euid: caller.euid,
});

/** Takes numbers for the callers' verified numbers, all in one transaction (API-37, QUE-01). */
export async function takeNumbers(
  db: Queryable,
  settings: QueueSettings,
  requests: Asking[],
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const { catalogue, vault, ticketWire } = settings;
  const asking = requests.map((request) => outcomeOf(() => entitled(settings, request)));

  const admitted = await goOn(asking, async (all) => {
    const mobiles = all.map(({ caller }) => caller.mobile!);
    const [figures, called, active] = await Promise.all([
      figuresOfEach(db, all.map(queueOf), now),
      calledMeanwhile(db, all, now),
      lockOwners(db, mobiles, cityDay(now)),
    ]);
    return all.map((one) =>
      outcomeOf((): Admitted => {
        const isOfficeTime = catalogue.isOfficeTime(one.point.location.id, now);
        const info = queueInfoOf(one.point, figures(queueOf(one)), isOfficeTime, now);
        checkQueue(info);
        checkAlertCount(one.body.cntToAlert, info, called(one.point));
        const own = active(one.caller.mobile!);
        checkMostActive(own);
        checkNotInLine(own, { ...queueOf(one), day: cityDay(now) });
        return { ...one, early: figures(queueOf(one)).early };
      }),
    );
  });

  const numbered = await goOn(admitted, async (all) => {
    const numbers = await nextRemoteNumbers(
      db,
      all.map(({ point }) => point),
      now,
    );
    return all.map((one, at): Outcome<Numbered> => {
      const given = numbers[at];
      return given === undefined ? { fault: new Refusal('queueFull') } : { answer: { ...one, given } };
    });
  });

  return goOn(numbered, async (all) => {
    const told = all.map((one) => ({
      row: ticketRow(vault, ticketOf(one, now), now),
      caller: one.caller,
      language: one.language,
      ahead: one.given.waiting - one.early,
    }));
    return (await grantTickets(db, ticketWire, told)).map((answer) => ({ answer }));
  });
}
