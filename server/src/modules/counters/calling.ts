import { statement, type Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { NotFound, Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import type { Alerts } from '../alerts';
import type { Catalogue } from '../catalogue';
import { callNextOf, type CallingCounter } from '../queue';
import { eventsOf, type TicketRow } from '../tickets';
import { holdFreeCounter } from './counter-holders';
import { officeFor } from './office';
import { calledBy, checkTicket, pointFor } from './own-queues';
import { admitAct, admitCall, ticketStatement, type AdmittedTicket } from './ticket-acts';

/** A recall at the same counter keeps the start of the visit. */
const RECALL = ticketStatement(
  'counter-recall',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy,
     started_at = CASE WHEN progress = 'called' AND counter_name = :counter THEN started_at END,
     ended_at = NULL, parked_at = NULL
   WHERE id = :ticket RETURNING *`,
);
const FINISH = ticketStatement(
  'counter-finish',
  `UPDATE ticket SET progress = $2, ended_at = $3, parked_at = NULL WHERE id = $1 RETURNING *`,
);
const FIND_TICKET = statement('counter-find-ticket', 'SELECT * FROM ticket WHERE id = $1');

export const calledOf = ({ id, jetton_code, counter_name }: TicketRow) => ({
  ticketId: id,
  jettonCode: jetton_code,
  counter: counter_name,
});

const recalled = (db: Queryable, { id }: AdmittedTicket, calling: CallingCounter, now: Date) =>
  // The absent person may since have taken another number of this queue.
  refuseDuplicate(db.query(RECALL, { ticket: id, ...calling, now }), 'alreadyQueued');

/** Calls to people in a queue, and how their visits end (QUE-01, QUE-03). */
export function callingCalls(clock: Clock, catalogue: Catalogue, alerts: Alerts) {
  async function finish(
    act: 'markTreated' | 'markAbsent',
    { db, caller, body }: { db: Queryable; caller: CallerIdentity; body: { ticketId: string } },
  ) {
    const now = clock.now();
    const { row } = await admitAct(act, { db, caller, body }, catalogue, now);
    const progress = act === 'markTreated' ? 'treated' : 'absent';
    const [ended] = await db.query(FINISH, [row.id, progress, now]);
    if (progress === 'absent') await alerts.tellAbsent(db, ended!, now);
    return { done: true };
  }

  return {
    async callNext({ body, db, caller }) {
      pointFor(catalogue, caller, body);
      const now = clock.now();
      const { locationId, counter } = body;
      const office = officeFor(catalogue, caller, locationId);
      const { at, there } = await admitCall(db, caller, office, counter, now);
      if (caller.staff !== undefined && there.length > 0) throw new Refusal('counterBusy');
      if (at.isPaused) throw new Refusal('counterPaused');
      await holdFreeCounter(db, caller, locationId, at, now);
      const row = await callNextOf(db, body, { counter, calledBy: calledBy(caller) }, now);
      if (row === undefined) return { called: null };
      await alerts.tellCalled(db, row, now);
      return { called: calledOf(row) };
    },

    async recall({ body, db, caller }) {
      const now = clock.now();
      const { row: before, others } = await admitAct('recall', { db, caller, body }, catalogue, now);
      // A counter system may have several people at one counter, as it calls without finishing.
      if (caller.staff !== undefined && others.length > 0) throw new Refusal('counterBusy');
      const calling = { counter: body.counter, calledBy: calledBy(caller) };
      const [row] = await recalled(db, before, calling, now);
      if (before.counter_name !== body.counter) await alerts.tellOtherCounter(db, row!, now);
      return { called: calledOf(row!) };
    },

    markAbsent: (request) => finish('markAbsent', request),
    markTreated: (request) => finish('markTreated', request),

    async counterTicketHistory({ params, db, caller }) {
      await checkTicket(db, caller, params.ticketId);
      const [row] = await db.query(FIND_TICKET, [params.ticketId]);
      if (row === undefined) throw new NotFound();
      return eventsOf(db, row);
    },
  } satisfies Handlers;
}
