import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { admitCall, calledBy, checkTicket, holdFreeCounter, officeFor, pointFor } from '../counters';
import { callNextOfQueues } from '../queue';
import { finishVisit } from './finish';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

/**
 * Calls the next person to a counter, one counter of an office at a time (`lockOffice`). Independent statements are
 * sent together, in order, so that an office is locked for as few round trips as possible.
 */
export const callNextCalls = ({ clock, catalogue, alerts, view }: VisitDeps) =>
  ({
    async callNextFor({ body, db, caller, language }) {
      const { locationId, serviceIds, counter, finish } = body;
      for (const serviceId of serviceIds) pointFor(catalogue, caller, { serviceId, locationId });
      const office = officeFor(catalogue, caller, locationId);
      const now = clock.now();
      const [, { at, there }] = await Promise.all([
        finish === undefined ? undefined : checkTicket(db, caller, finish),
        admitCall(db, caller, office, counter, now),
      ]);
      // A repeated press finds the next person here already, and must not call past them.
      if (there.some(({ id }) => id !== finish)) throw new Refusal('counterBusy');
      if (at.isPaused) throw new Refusal('counterPaused');
      const [, isFinished, row] = await Promise.all([
        holdFreeCounter(db, caller, locationId, at, now),
        finishVisit(db, there[0], now),
        callNextOfQueues(db, body, calledBy(caller), now),
      ]);
      if (row === undefined) return { finished: isFinished, called: null };
      const [called] = await Promise.all([
        visitOf(db, view, row, { caller, language, now }),
        alerts.tellCalled(db, row, now),
      ]);
      return { finished: isFinished, called };
    },
  }) satisfies Handlers;
