import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import { admitAct, calledBy, ticketStatement } from '../counters';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

/** A screen offers it for 10 s; the rest allows for a slow connection. */
const REOPEN_MS = 30_000;

const REOPEN = ticketStatement(
  'visits-reopen',
  `UPDATE ticket SET progress = 'called', ended_at = NULL, called_by = $2 WHERE id = $1 RETURNING *`,
);

/** Reopens a finished visit after a wrong key was pressed. */
export const reopenCalls = ({ clock, catalogue, view }: VisitDeps) =>
  ({
    async reopenVisit({ body, db, caller, language }) {
      const now = clock.now();
      const { row, others } = await admitAct('reopenVisit', { db, caller, body }, catalogue, now);
      if (row.counter_name !== body.counter) throw new Refusal('ticketNotCalled');
      const reader = { caller, language, now };
      if (row.progress === 'called') return { visit: await visitOf(db, view, row, reader) };
      const isRecent = row.ended_at !== null && now.getTime() - row.ended_at.getTime() <= REOPEN_MS;
      if (!isRecent) throw new Refusal('ticketNotCalled');
      if (others.length > 0) throw new Refusal('counterBusy');
      // Its holder may since have taken another number of this queue.
      const reopening = db.query(REOPEN, [row.id, calledBy(caller)]);
      const [reopened] = await refuseDuplicate(reopening, 'alreadyQueued');
      return { visit: await visitOf(db, view, reopened!, reader) };
    },
  }) satisfies Handlers;
