import type { CallAnswer, Calls } from '@vez/shared/contracts';
import type { Browser } from './browser';
import { isTakenOver, type CounterPlan, type HallView, type Lobby } from './hall';

export type Visit = CallAnswer<Calls['startVisit']>['visit'];
export type Ending = 'served' | 'absent' | 'parked' | 'transferred';

/** One counter as its clerk knows it. */
export interface CounterWork extends CounterPlan {
  locationId: number;
  browser: Browser;
  lobby: Lobby;
  /** In ms. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** How long somebody keeps the counter busy. */
  servingMs: number;
  current?: { visit: Visit; since: number; ending: Ending; hasStarted: boolean } | undefined;
  parked: { ticketId: string; until: number }[];
  pausedUntil?: number | undefined;
}

export const ownQueues = ({ serviceIds }: CounterPlan, view: HallView) =>
  view.queues.filter(({ serviceId }) => serviceIds.includes(serviceId));

/** Queues of which this counter may call somebody. */
export const callableQueues = (work: CounterWork, view: HallView) =>
  view.isOfficeTime ? ownQueues(work, view).filter((queue) => queue.open && !isTakenOver(queue)) : [];
