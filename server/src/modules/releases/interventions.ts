import { orderKey, type ReleaseOrder } from '@vez/shared/releases';
import type { Queryable } from '../../db/db';
import type { ReleaseUnion } from '../../registry/release-union';
import { holdsNow } from './hold-store';
import { ordersInService } from './orders-in-service';
import { proofsAfter } from './proof-store';
import { stopsAfter } from './stop-store';

interface Reported {
  remote: string;
  /** Of the order that introduced the release. */
  sequence: number;
  /** Voices of networks that reported, and how many of them reported a failure. */
  asked: number;
  failed: number;
}

/** A release that failed for too many (decision record 0058); one that must stay remains in service. */
export interface ReleaseStop extends Reported {
  /** The kinds of failure. */
  kinds: readonly string[];
  /** The cohort in which it failed more often than the release before; null if it failed for a large share of all. */
  cohort: string | null;
  at: Date;
}

/** A release that only a share of visits gets, because reports show failures. */
export interface ReleaseHold extends Reported {
  /** Percent of visits that still get it. */
  share: number;
}

/** A release that enough visits have shown. */
export type ReleaseProof = Pick<ReleaseOrder, 'remote' | 'sequence'>;

/** Conclusions from the reports of pages: the releases that the server stopped, holds back, or knows to work. */
export interface Interventions {
  /** Oldest first. */
  stops(): readonly ReleaseStop[];
  holds(): readonly ReleaseHold[];
  proofs(): readonly ReleaseProof[];
  /** The remotes whose newest release is stopped, until their team gives an order. */
  stoppedRemotes(): string[];
  /** The remotes whose newest release fails but must stay. */
  failingRemotes(): string[];
}

export function createInterventions(
  union: ReleaseUnion,
): Interventions & { read(db: Queryable): Promise<void> } {
  const stops: ReleaseStop[] = [];
  let lastStop = 0;
  const proofs: ReleaseProof[] = [];
  let lastProof = 0;
  let holds: readonly ReleaseHold[] = [];

  function failing(isMeant: (order: ReleaseOrder) => boolean): string[] {
    const orders = ordersInService(union.log).map(({ current }) => current.order);
    const found = orders.filter((order) => union.stopped.has(orderKey(order)) && isMeant(order));
    return [...new Set(found.map(({ remote }) => remote))];
  }

  return {
    stops: () => stops,
    holds: () => holds,
    proofs: () => proofs,
    stoppedRemotes: () => failing(({ mustStay }) => !mustStay),
    failingRemotes: () => failing(({ mustStay }) => mustStay === true),
    async read(db) {
      for (const { position, ...stop } of await stopsAfter(db, lastStop)) {
        stops.push(stop);
        lastStop = position;
      }
      union.stop(stops);
      for (const { position, ...proof } of await proofsAfter(db, lastProof)) {
        proofs.push(proof);
        lastProof = position;
      }
      union.prove(proofs);
      holds = (await holdsNow(db)).filter((hold) => !union.stopped.has(orderKey(hold)));
      union.hold(holds);
    },
  };
}
