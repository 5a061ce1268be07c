import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import { admitAct, checkNotCalled, ticketStatement, type AdmittedTicket } from '../counters';
import { hasRejoined } from '../tickets';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

/** Who was let in after a missed call or the grace has missed it again, and keeps the arrival before it. */
const UNDO = ticketStatement(
  'visits-undo-check-in',
  `UPDATE ticket t SET
     progress = CASE WHEN has_rejoined THEN 'absent' WHEN type = 'QUEUE' THEN 'waiting' ELSE 'booked' END,
     checked_in_at = CASE WHEN has_rejoined AND checked_in_at < rejoined_at THEN checked_in_at END,
     ended_at = CASE WHEN has_rejoined THEN rejoined_at END,
     rejoined_at = CASE WHEN NOT has_rejoined THEN rejoined_at END,
     rejoined_behind = CASE WHEN NOT has_rejoined THEN rejoined_behind END
   FROM (SELECT rejoined_at IS NOT NULL AND rejoined_at IS DISTINCT FROM let_pass_at AS has_rejoined FROM ticket
     WHERE id = :ticket) AS before
   WHERE id = :ticket RETURNING t.*`,
);

/** A number that the office gave out, or a transferred ticket, has no check-in. */
const isTakenHere = (row: AdmittedTicket) =>
  row.transferred_at !== null ||
  (row.type === 'QUEUE' && !hasRejoined(row) && row.checked_in_at?.getTime() === row.created_at.getTime());

/** A check-in by mistake (decision 388). */
export const undoCheckInCalls = ({ clock, catalogue, view }: VisitDeps) =>
  ({
    async undoCheckIn({ body, db, caller, language }) {
      const now = clock.now();
      const { row } = await admitAct('undoCheckIn', { db, caller, body }, catalogue, now);
      checkNotCalled(row);
      const reader = { caller, language, now };
      const isHere = row.progress === 'waiting' && row.checked_in_at !== null;
      if (!isHere) return { visit: await visitOf(db, view, row, reader) };
      if (isTakenHere(row)) throw new Refusal('checkInNotUndone', { number: row.jetton_code });
      // Its holder may have booked the service again for the day.
      const undoing = db.query(UNDO, { ticket: row.id });
      const [undone] = await refuseDuplicate(undoing, 'alreadyBooked');
      return { visit: await visitOf(db, view, undone!, reader) };
    },
  }) satisfies Handlers;
