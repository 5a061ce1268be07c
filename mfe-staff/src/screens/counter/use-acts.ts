import { useStaffApi, type StaffApi } from '../../api/staff-api';
import type { CounterPlace, ServedQueue } from '../../model/counter-place';
import type { Undo } from '../../model/counter-machine';
import type { Write } from '../../model/counter-keys';
import { moveOf, type NewTime } from '../../model/new-time';
import type { ParkReason, PauseReason, PriorityReason, Visit } from '../../model/wire';

const QUEUE_PAUSE_MS = 30 * 60_000;

/** The subjects and input of an act. */
export interface ActContext {
  /** The person at the counter. */
  current: Visit | undefined;
  /** The visit that F2 calls. */
  next: Visit | undefined;
  /** Whether `next` was chosen out of turn. */
  isChosen: boolean;
  parked: Visit | undefined;
  /** The queue of the person at the counter, else of the next one, else the first that the counter serves. */
  queue: ServedQueue;
  /** Milliseconds by which the server's clock is ahead of the local one. */
  ahead: number;
  /** The target of a transfer. */
  target?: { serviceId: number; locationId: number; counter?: string };
  /** The reason of a cancellation, for its holder. */
  note?: string;
  /** Why the chosen person is called first. */
  priorityFor?: PriorityReason;
  /** The new time of the chosen booking. */
  newTime?: NewTime;
  /** Why a visit is parked. */
  parkedFor?: ParkReason;
  /** Why and until when the counter pauses. */
  pause?: { reason?: PauseReason; until?: string };
}

/** The row chosen in the lists, also while another person is served. */
export const chosenOf = ({ next, isChosen }: Pick<ActContext, 'next' | 'isChosen'>): Visit | undefined =>
  isChosen ? next : undefined;

/** The subject of history and cancellation: the person at the counter, else the chosen one. */
export const subjectOf = ({ current, next, isChosen }: ActContext): Visit | undefined =>
  current ?? chosenOf({ next, isChosen });

export interface Outcome {
  called?: string;
  passedOver?: readonly string[] | undefined;
  undo?: Undo;
}

/** Finishes the current visit and calls the next or the chosen person. */
async function callNext(
  api: StaffApi,
  { locationId, counter, serviceIds }: CounterPlace,
  { current, next, isChosen }: ActContext,
  keyOf: () => string,
): Promise<Outcome> {
  const finish = current === undefined ? {} : { finish: current.ticketId };
  if (!isChosen || next === undefined) {
    const input = { locationId, serviceIds, counter, ...finish };
    const { called, passedOver } = await api.callNextFor(input, { idempotencyKey: keyOf() });
    return { passedOver, ...(called !== null && { called: called.jettonCode }) };
  }
  const input = { ticketId: next.ticketId, counter, ...finish };
  const { called } = await api.callTicket(input, { idempotencyKey: keyOf() });
  return { called: called.jettonCode };
}

/** Pauses the remote numbers of a queue for 30 minutes, or resumes them. */
async function pauseQueue(
  api: StaffApi,
  { locationId, counter }: CounterPlace,
  { queue: { serviceId }, ahead }: ActContext,
  isPause: boolean,
  keyOf: () => string,
): Promise<Outcome> {
  const until = new Date(Date.now() + ahead + QUEUE_PAUSE_MS).toISOString();
  const pause = isPause ? { paused: true, until } : { paused: false };
  await api.pauseQueue({ locationId, counter, serviceId, ...pause }, { idempotencyKey: keyOf() });
  return {};
}

/** The calls behind the acts of a counter. `keyOf` gives each write of an act its own key. */
export function useActs(place: CounterPlace) {
  const api = useStaffApi();
  const { locationId, counter } = place;

  const reopen = (ticketId: string, keyOf: () => string): Promise<Outcome> =>
    api.reopenVisit({ ticketId, counter }, { idempotencyKey: keyOf() }).then(() => ({}));

  async function recall(ticketId: string, keyOf: () => string): Promise<Outcome> {
    const { called } = await api.recall({ ticketId, counter }, { idempotencyKey: keyOf() });
    return { called: called.jettonCode };
  }

  async function runAct(act: Write, context: ActContext, keyOf: () => string): Promise<Outcome> {
    const ticketId = context.current?.ticketId ?? '';
    const subjectId = subjectOf(context)?.ticketId ?? '';
    const keyed = () => ({ idempotencyKey: keyOf() });
    switch (act) {
      case 'next':
        return callNext(api, place, context, keyOf);
      case 'finish':
        await api.markTreated({ ticketId }, keyed());
        return { undo: { of: 'finish', ticketId } };
      case 'start':
        await api.startVisit({ ticketId }, keyed());
        return {};
      case 'reopen':
        return reopen(ticketId, keyOf);
      case 'recall':
        return recall(ticketId, keyOf);
      case 'missed':
        await api.markAbsent({ ticketId }, keyed());
        return { undo: { of: 'missed', ticketId } };
      case 'park':
        await api.park({ ticketId, ...(context.parkedFor && { reason: context.parkedFor }) }, keyed());
        return {};
      case 'unpark':
        await api.unpark({ ticketId: context.parked!.ticketId, counter }, keyed());
        return { called: context.parked!.jettonCode };
      case 'transfer':
        await api.transfer({ ticketId, ...context.target! }, keyed());
        return {};
      case 'cancel':
        await api.cancelVisit({ ticketId: subjectId, note: context.note ?? '' }, keyed());
        return {};
      case 'priority':
        await api.setPriority(
          { ticketId: chosenOf(context)!.ticketId, reason: context.priorityFor! },
          keyed(),
        );
        return {};
      case 'move':
        await api.moveVisit(moveOf(chosenOf(context)!, context.newTime!), keyed());
        return {};
      case 'pause':
      case 'resume':
        await api.pauseCounter({ locationId, counter, paused: act === 'pause', ...context.pause }, keyed());
        return {};
      case 'pauseQueue':
      case 'resumeQueue':
        return pauseQueue(api, place, context, act === 'pauseQueue', keyOf);
    }
  }

  /** Undoes a missed call or a finished visit. */
  const undoAct = ({ of, ticketId }: Undo, keyOf: () => string) =>
    of === 'missed' ? recall(ticketId, keyOf) : reopen(ticketId, keyOf);

  return { runAct, undoAct };
}
