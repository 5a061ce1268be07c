import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import { admitAct, checkNotCalled, ticketStatement, type AdmittedTicket } from '../counters';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

/** Who was let in after a missed call or the grace has missed it again, and keeps the arrival before it. */
const UNDO = ticketStatement(
  'visits-undo-check-in',
  `UPDATE ticket SET
     progress = CASE WHEN rejoined_at IS NOT NULL THEN 'absent' WHEN type = 'QUEUE' THEN 'waiting' ELSE 'booked' END,
     checked_in_at = CASE WHEN checked_in_at < rejoined_at THEN checked_in_at END,
     ended_at = rejoined_at, rejoined_at = NULL, rejoined_behind = NULL
   WHERE id = :ticket RETURNING *`,
);

/** A number that the office gave out, or a transferred ticket, has no check-in. */
const isTakenHere = ({ type, checked_in_at, created_at, rejoined_at, transferred_at }: AdmittedTicket) =>
  transferred_at !== null ||
  (type === 'QUEUE' && rejoined_at === null && checked_in_at?.getTime() === created_at.getTime());

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
