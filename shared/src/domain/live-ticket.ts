import type { ClosureReason } from './closure';
import type { OfficeNotice } from './office-notice';
import type { VisitFacts, VisitState } from './visit-state';

interface Standing {
  progress: VisitFacts['progress'];
  visitState?: VisitState | undefined;
}

/** The polled figures of a waiting ticket; minutes in `waitRange`, seconds in `rejoinSeconds`. */
export interface LiveFigures extends Standing {
  waitCount: number;
  notCheckInCount: number;
  openCounter: number;
  counterName: string;
  canCheckIn?: boolean | undefined;
  asksArrival?: boolean | undefined;
  rejoinSeconds?: number | undefined;
  calledFrom?: string | undefined;
  mayLetPass?: number | undefined;
  nowServing?: string | undefined;
  beside?: { order: 'bookings' | 'turns' | 'times'; bookingsInTurn: number } | undefined;
  waitRange?: { fromMinutes: number; toMinutes: number } | undefined;
  waitUnknown?: { until?: string | undefined } | undefined;
  closedNow?: { reason: ClosureReason; until: string } | undefined;
  notices?: OfficeNotice[] | undefined;
}
interface LiveTicket extends LiveFigures {
  checkedIn?: boolean | undefined;
}

/** Treated, absent, cancelled and closed tickets are inert (TIX-29 to TIX-32). */
export const isOver = ({ progress }: Pick<Standing, 'progress'>): boolean =>
  progress === 'treated' || progress === 'absent' || progress === 'cancelled' || progress === 'closed';

/** How long a missed ticket can rejoin its queue after the last call (decisions 64 and 88). */
export const REJOIN_SECONDS = 30 * 60;

/** Whether a missed ticket can rejoin with the same number, once and for a while (decision 88). */
export const mayRejoin = ({ rejoinSeconds }: { rejoinSeconds?: number | undefined }): boolean =>
  rejoinSeconds !== undefined;

/** Whether the holder of a booking has yet to check in; they are not called before that. */
export const isExpected = ({ visitState }: Pick<Standing, 'visitState'>): boolean =>
  visitState === 'booked' || visitState === 'late';

/** Whether a counter waits for the holder now; not while the visit is parked. */
export const isCalled = ({ progress, visitState }: Standing): boolean =>
  progress === 'called' && visitState !== 'parked';

/** Shows a booking as waiting only after check-in; the server treats it as waiting once check-in opens. */
const untilArrival = <Ticket extends Standing>(ticket: Ticket): Ticket =>
  isExpected(ticket) && ticket.progress === 'waiting' ? { ...ticket, progress: 'booked' } : ticket;

const withLatest = <Ticket extends LiveTicket>(ticket: Ticket, live: LiveFigures): Ticket => ({
  ...ticket,
  progress: live.progress,
  visitState: live.visitState,
  canCheckIn: live.canCheckIn,
  asksArrival: live.asksArrival,
  checkedIn: live.visitState === 'arrived' || ticket.checkedIn,
  waitCount: live.waitCount,
  notCheckInCount: live.notCheckInCount,
  openCounter: live.openCounter,
  counterName: live.counterName,
  rejoinSeconds: live.rejoinSeconds,
  calledFrom: live.calledFrom,
  mayLetPass: live.mayLetPass,
  nowServing: live.nowServing,
  beside: live.beside,
  waitRange: live.waitRange,
  waitUnknown: live.waitUnknown,
  closedNow: live.closedNow,
  notices: live.notices,
});

/** Merges a ticket with its latest figures; a late answer never revives a finished ticket. */
export const withFigures = <Ticket extends LiveTicket>(
  ticket: Ticket,
  live: LiveFigures | undefined,
): Ticket =>
  untilArrival(
    live === undefined || (isOver(ticket) && ticket.progress !== 'absent')
      ? ticket
      : withLatest(ticket, live),
  );
