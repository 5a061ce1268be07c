import type { Handlers } from '../../module-api/module';
import { admitAct, ticketStatement } from '../counters';
import { giveSlotBack } from '../tickets';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const CANCEL = ticketStatement(
  'visits-cancel',
  `UPDATE ticket SET progress = 'cancelled', ended_at = $2, parked_at = NULL WHERE id = $1 RETURNING *`,
);

/** Control and direction characters have no place in a message. */
const plain = (note: string) => note.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();

/** A cancellation by the office, which notifies the holder. */
export const cancelCalls = ({ clock, catalogue, alerts, view, freedDelaySeconds }: VisitDeps) =>
  ({
    async cancelVisit({ body, db, caller, language }) {
      const now = clock.now();
      const { row: found } = await admitAct('cancelVisit', { db, caller, body }, catalogue, now);
      const reader = { caller, language, now };
      if (found.progress === 'cancelled') return { visit: await visitOf(db, view, found, reader) };
      const [row] = await db.query(CANCEL, [found.id, now]);
      if (found.progress !== 'called') await giveSlotBack(db, found, now, freedDelaySeconds);
      await alerts.tellCancelled(db, row!, plain(body.note), now);
      return { visit: await visitOf(db, view, row!, reader) };
    },
  }) satisfies Handlers;
