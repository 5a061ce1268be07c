import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { admitAct, calledBy, checkTicket, ticketStatement } from '../counters';
import { finishVisit } from './finish';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const CALL_THIS = ticketStatement(
  'visits-call-this',
  `UPDATE ticket SET progress = 'called', counter_name = :counter, called_at = :now, called_by = :calledBy,
     checked_in_at = coalesce(checked_in_at, :now)
   WHERE id = :ticket RETURNING *`,
);

/** Calls a person out of turn; independent statements are sent together, as in `callNextCalls`. */
export const callTicketCalls = ({ clock, catalogue, alerts, view }: VisitDeps) =>
  ({
    async callTicket({ body, db, caller, language }) {
      const { counter, finish } = body;
      const now = clock.now();
      const [{ row, others, isPaused }] = await Promise.all([
        admitAct('callTicket', { db, caller, body }, catalogue, now),
        finish === undefined ? undefined : checkTicket(db, caller, finish),
      ]);
      const reader = { caller, language, now };
      if (row.progress === 'called') {
        if (row.counter_name !== counter || row.parked_at !== null) throw new Refusal('ticketNotActive');
        return { finished: false, called: await visitOf(db, view, row, reader) };
      }
      if (others.some(({ id }) => id !== finish)) throw new Refusal('counterBusy');
      if (isPaused) throw new Refusal('counterPaused');
      const [isFinished, [called]] = await Promise.all([
        finishVisit(db, others[0], now),
        db.query(CALL_THIS, { ticket: row.id, counter, now, calledBy: calledBy(caller) }),
      ]);
      const [visit] = await Promise.all([
        visitOf(db, view, called!, reader),
        alerts.tellCalled(db, called!, now),
      ]);
      return { finished: isFinished, called: visit };
    },
  }) satisfies Handlers;
