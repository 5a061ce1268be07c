import type { CallAnswer, Calls } from '@vez/shared/contracts';
import type { Browser } from './browser';
import type { ServingTime } from './serving-time';
import { isTakenOver, type CounterPlan, type HallView, type Lobby } from './hall';

/** The parts of a visit that a clerk needs. */
export type Visit = Pick<CallAnswer<Calls['startVisit']>['visit'], 'ticketId' | 'serviceId' | 'kind'>;
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
  /** Draws the duration of a visit. */
  servingMs: ServingTime;
  current?: { visit: Visit; until: number; ending: Ending; hasStarted: boolean } | undefined;
  parked: { ticketId: string; until: number }[];
  pausedUntil?: number | undefined;
}

export const ownQueues = ({ serviceIds }: CounterPlan, view: HallView) =>
  view.queues.filter(({ serviceId }) => serviceIds.includes(serviceId));

/** Queues from which this counter can call a person. */
export const callableQueues = (work: CounterWork, view: HallView) =>
  view.isOfficeTime ? ownQueues(work, view).filter((queue) => queue.open && !isTakenOver(queue)) : [];
