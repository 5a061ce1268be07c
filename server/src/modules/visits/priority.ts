import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { admitAct, checkNotCalled, ticketStatement } from '../counters';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const SET_PRIORITY = ticketStatement(
  'visits-set-priority',
  `UPDATE ticket SET priority = :reason <> '', priority_for = :reason WHERE id = :ticket RETURNING *`,
);

/** Priority of a person who waits (decision 387). */
export const priorityCalls = ({ clock, catalogue, view }: VisitDeps) =>
  ({
    async setPriority({ body, db, caller, language }) {
      const now = clock.now();
      const { row } = await admitAct('setPriority', { db, caller, body }, catalogue, now);
      checkNotCalled(row);
      if (row.progress === 'booked') throw new Refusal('ticketNotHere', { number: row.jetton_code });
      const [changed] = await db.query(SET_PRIORITY, { ticket: row.id, reason: body.reason });
      return { visit: await visitOf(db, view, changed!, { caller, language, now }) };
    },
  }) satisfies Handlers;
