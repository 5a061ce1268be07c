import { cityDay } from '../../city/city';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { checkTicket } from '../counters';
import { giveSlotBack } from '../tickets';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const LOCK = statement('visits-cancel-lock', 'SELECT * FROM ticket WHERE id = $1 FOR UPDATE');
const CANCEL = statement(
  'visits-cancel',
  `UPDATE ticket SET progress = 'cancelled', ended_at = $2, parked_at = NULL WHERE id = $1 RETURNING *`,
);
const CANCELLABLE = ['booked', 'waiting', 'called'];

/** Control and direction characters have no place in a message. */
const plain = (note: string) => note.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();

/** The office cancels, and tells the holder. */
export const cancelCalls = ({ clock, alerts, view, freedDelaySeconds }: VisitDeps) =>
  ({
    async cancelVisit({ body, db, caller, language }) {
      await checkTicket(db, caller, body.ticketId);
      const now = clock.now();
      const [found] = await db.query(LOCK, [body.ticketId]);
      const reader = { caller, language, now };
      if (found?.progress === 'cancelled') return { visit: await visitOf(db, view, found, reader) };
      if (found === undefined || !CANCELLABLE.includes(found.progress) || found.day < cityDay(now)) {
        throw new Refusal('ticketNotCancellable');
      }
      const [row] = await db.query(CANCEL, [found.id, now]);
      if (found.progress !== 'called') await giveSlotBack(db, found, now, freedDelaySeconds);
      await alerts.tellCancelled(db, row!, plain(body.note), now);
      return { visit: await visitOf(db, view, row!, reader) };
    },
  }) satisfies Handlers;
