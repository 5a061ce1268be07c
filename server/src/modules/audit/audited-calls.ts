import { calls, type CallName } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Forbidden, Refusal } from '../../module-api/refusal';
import type { Audit, AuditKind } from './audit';

type AnyHandler = (request: object) => Promise<unknown>;
type Part = Readonly<Record<string, unknown>> | undefined;
interface AuditedRequest {
  caller: CallerIdentity;
  params: Part;
  body: Part;
  db: Queryable;
  traceId: string;
}

/** Calls that are recorded in the transaction that does them. */
const AUDITED: Partial<Record<CallName, AuditKind>> = {
  cancelTicket: 'cancellation',
  checkIn: 'arrival',
  rejoin: 'arrival',
  letPass: 'change',
  registerTicket: 'registration',
  editReservation: 'change',
  acceptNewTime: 'change',
  askEarlier: 'change',
  stopEarlier: 'change',
  takeEarlier: 'change',
  keepTime: 'change',
  confirmComing: 'change',
  callNext: 'counter',
  recall: 'counter',
  markAbsent: 'counter',
  markTreated: 'counter',
  walkIn: 'counter',
  callNextFor: 'counter',
  callTicket: 'counter',
  startVisit: 'counter',
  checkInFor: 'arrival',
  park: 'counter',
  unpark: 'counter',
  reopenVisit: 'counter',
  transfer: 'counter',
  cancelVisit: 'cancellation',
  setPriority: 'counter',
  moveVisit: 'change',
  undoCheckIn: 'arrival',
  bookAtOffice: 'counter',
  pauseCounter: 'counter',
  visitAnswers: 'reading',
  visitIdNumber: 'reading',
  ownDataFile: 'reading',
  makeDeviceCode: 'credential',
  enrolDevice: 'credential',
  revokeDevice: 'credential',
  handOutCode: 'credential',
  openCounter: 'counter',
  closeCounter: 'counter',
  leaveCounter: 'counter',
  takeOverCounter: 'counter',
  saveCounter: 'offer',
  removeCounter: 'offer',
  closeOffice: 'offer',
  reopenOffice: 'offer',
  saveNotice: 'offer',
  endNotice: 'offer',
  changeCalendar: 'offer',
  changeBookings: 'offer',
  changeOrder: 'offer',
  changeWords: 'offer',
  setQuota: 'offer',
  pauseQueue: 'offer',
  validateCode: 'login',
  getAccessToken: 'login',
  giveOrder: 'release',
};

/** The recorded fields of a body: where an act took place and what it set, no data of a citizen. */
const FACTS = [
  'serviceId',
  'locationId',
  'counter',
  'priority',
  'quota',
  'open',
  'accountType',
  'remote',
  'act',
  'kind',
  'paused',
  'until',
  'reason',
  'endsNumbers',
];

const textAt = (value: unknown, ...path: string[]): string | undefined => {
  let found = value;
  for (const name of path) found = (found as Record<string, unknown> | null | undefined)?.[name];
  return typeof found === 'string' && found !== '' ? found : undefined;
};

const ticketIn = ({ params, body }: AuditedRequest, answer: unknown): string | undefined =>
  textAt(answer, 'called', 'ticketId') ??
  textAt(answer, 'ticket', 'id') ??
  textAt(answer, 'visit', 'ticketId') ??
  textAt(answer, 'ticketId') ??
  textAt(body, 'ticketId') ??
  textAt(params, 'ticketId') ??
  textAt(params, 'id');

function numberIn(body: Part): string | undefined {
  const [area, number] = [textAt(body, 'areaCode'), textAt(body, 'mobileNumber')];
  return area === undefined || number === undefined ? undefined : `${area}-${number}`;
}

/** A login is recorded under the account or number that it was for. */
function subjectIn({ caller, body }: AuditedRequest, answer: unknown): string {
  if (caller.kind !== 'anonymous') return caller.subject;
  return textAt(answer, 'userProfile', 'euid') ?? numberIn(body) ?? caller.subject;
}

/** The name that staff and devices work under, so that the history of a ticket shows who did what. */
const actorOf = ({ staff, name }: CallerIdentity) =>
  staff === undefined ? {} : { role: staff.role, by: name ?? '' };

const factsIn = ({ body, caller }: AuditedRequest, answer: unknown): Record<string, unknown> => ({
  ...Object.fromEntries(FACTS.flatMap((name) => (body?.[name] === undefined ? [] : [[name, body[name]]]))),
  ...(textAt(answer, 'takenFrom') && { from: textAt(answer, 'takenFrom') }),
  ...actorOf(caller),
});

const routeOf = (name: CallName) => `/api/${calls[name].path}`;
const ROUTE_OF_END = {
  served: routeOf('markTreated'),
  missed: routeOf('markAbsent'),
  back: routeOf('leaveCounter'),
} as const;

interface AlsoEnded {
  ticketId: string;
  became: keyof typeof ROUTE_OF_END;
}

/** Visits that a call ends besides its own ticket: each gets an entry, too. */
function alsoEnded({ body }: AuditedRequest, answer: unknown): AlsoEnded[] {
  const { finished, people = [] } = (answer ?? {}) as { finished?: boolean; people?: AlsoEnded[] };
  const before = finished === true ? textAt(body, 'finish') : undefined;
  return before === undefined ? people : [{ ticketId: before, became: 'served' }];
}

/** A call's handler that also records its acts and refusals. */
export function auditedCall(
  name: CallName,
  path: string,
  handle: AnyHandler | undefined,
  audit: Audit,
): AnyHandler | undefined {
  if (handle === undefined) return undefined;
  const route = `/api/${path}`;
  const kind = AUDITED[name];
  return async (given) => {
    const request = given as AuditedRequest;
    try {
      const answer = await handle(given);
      if (kind === undefined) return answer;
      const { caller, traceId } = request;
      const act = {
        kind,
        caller,
        subject: subjectIn(request, answer),
        about: caller.staff && numberIn(request.body),
        traceId,
        facts: factsIn(request, answer),
      };
      await Promise.all([
        ...alsoEnded(request, answer).map(({ ticketId, became }) =>
          audit.done(request.db, { ...act, route: ROUTE_OF_END[became], ticketId }),
        ),
        audit.done(request.db, { ...act, route, ticketId: ticketIn(request, answer) }),
      ]);
      return answer;
    } catch (error) {
      const isForbidden =
        error instanceof Forbidden ||
        (error instanceof Refusal && kind === 'reading' && error.status === 403);
      if (isForbidden) await audit.forbidden(request.caller, route, request.traceId);
      if (error instanceof Refusal && kind === 'login') {
        const subject = subjectIn(request, undefined);
        await audit.failedLogin(subject, error.reason, route, request.traceId);
      }
      throw error;
    }
  };
}
