import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import { admitAct, calledBy, calledOf, ticketStatement } from '../counters';
import type { VisitDeps } from './visit-deps';

/** A recall at the same counter keeps the start of the visit. */
const RECALL = ticketStatement(
  'visits-recall',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy,
     started_at = CASE WHEN progress = 'called' AND counter_name = :counter THEN started_at END,
     ended_at = NULL, parked_at = NULL
   WHERE id = :ticket RETURNING *`,
);

/** Calls a person again. */
export const recallCalls = ({ clock, catalogue, alerts }: VisitDeps) =>
  ({
    async recall({ body, db, caller }) {
      const now = clock.now();
      const { row: before, others } = await admitAct('recall', { db, caller, body }, catalogue, now);
      // A counter system may have several people at one counter, as it calls without finishing.
      if (caller.staff !== undefined && others.length > 0) throw new Refusal('counterBusy');
      const calling = { ticket: before.id, counter: body.counter, calledBy: calledBy(caller), now };
      // An absent person may since have taken another number of this queue.
      const [row] = await refuseDuplicate(db.query(RECALL, calling), 'alreadyQueued');
      if (before.counter_name !== body.counter) await alerts.tellOtherCounter(db, row!, now);
      return { called: calledOf(row!) };
    },
  }) satisfies Handlers;
