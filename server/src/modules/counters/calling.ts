import { sqlState, statement, type Queryable } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { NotFound, Refusal } from '../../module-api/refusal';
import type { Alerts } from '../alerts';
import type { Catalogue } from '../catalogue';
import { callNextOf, type CallingCounter } from '../queue';
import { eventsOf, GRACE_MS, type TicketRow } from '../tickets';
import { calledBy, checkTicket, pointFor } from './own-queues';
import { checkNotPaused } from './pauses';

const RECALL = statement(
  'counter-recall',
  `UPDATE ticket t SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy,
     started_at = NULL, ended_at = NULL, parked_at = NULL
   FROM (SELECT id, counter_name FROM ticket
     WHERE id = :ticket AND (progress = 'called' OR progress = 'absent' AND called_at >= :since) FOR UPDATE) before
   WHERE t.id = before.id RETURNING t.*, before.counter_name AS "counterBefore"`,
);
const FINISH = statement(
  'counter-finish',
  `UPDATE ticket SET progress = $2, ended_at = $3, parked_at = NULL
   WHERE id = $1 AND progress = 'called' RETURNING *`,
);
const FIND_TICKET = statement('counter-find-ticket', 'SELECT * FROM ticket WHERE id = $1');
const UNIQUE_VIOLATION = '23505';

export const calledOf = ({ id, jetton_code, counter_name }: TicketRow) => ({
  ticketId: id,
  jettonCode: jetton_code,
  counter: counter_name,
});

async function recalled(
  db: Queryable,
  { ticketId, ...calling }: CallingCounter & { ticketId: string },
  now: Date,
) {
  const since = new Date(now.getTime() - GRACE_MS);
  try {
    return await db.query(RECALL, { ticket: ticketId, ...calling, now, since });
  } catch (error) {
    // The absent person has taken another number of this queue by now.
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal('alreadyQueued');
    throw error;
  }
}

/** Calling who waits, and what comes of it (QUE-01, QUE-03). */
export function callingCalls(clock: Clock, catalogue: Catalogue, alerts: Alerts) {
  async function finish(
    db: Queryable,
    caller: CallerIdentity,
    ticketId: string,
    progress: 'treated' | 'absent',
  ) {
    await checkTicket(db, caller, ticketId);
    const [row] = await db.query(FINISH, [ticketId, progress, clock.now()]);
    if (row === undefined) throw new Refusal('ticketNotCalled');
    if (progress === 'absent') await alerts.tellAbsent(db, row, clock.now());
    return { done: true };
  }

  return {
    async callNext({ body, db, caller }) {
      pointFor(catalogue, caller, body);
      const now = clock.now();
      const calling = { counter: body.counter, calledBy: calledBy(caller) };
      await checkNotPaused(db, { ...body, serviceIds: [body.serviceId] });
      const row = await callNextOf(db, body, calling, now);
      if (row === undefined) return { called: null };
      await alerts.tellCalled(db, row, now);
      return { called: calledOf(row) };
    },

    async recall({ body, db, caller }) {
      await checkTicket(db, caller, body.ticketId);
      const now = clock.now();
      const [row] = await recalled(db, { ...body, calledBy: calledBy(caller) }, now);
      if (row === undefined) throw new Refusal('ticketNotCalled');
      if (row.counterBefore !== body.counter) await alerts.tellOtherCounter(db, row, now);
      return { called: calledOf(row) };
    },

    markAbsent: ({ body, db, caller }) => finish(db, caller, body.ticketId, 'absent'),
    markTreated: ({ body, db, caller }) => finish(db, caller, body.ticketId, 'treated'),

    async counterTicketHistory({ params, db, caller }) {
      await checkTicket(db, caller, params.ticketId);
      const [row] = await db.query(FIND_TICKET, [params.ticketId]);
      if (row === undefined) throw new NotFound();
      return eventsOf(db, row);
    },
  } satisfies Handlers;
}
