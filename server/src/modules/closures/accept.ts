import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { NotFound, Refusal } from '../../module-api/refusal';
import type { Alerts } from '../alerts';
import { lockOwn, moveToHeld, type IdentityVault, type TicketWire } from '../tickets';

const ACCEPT = statement(
  'closures-accept',
  `UPDATE closed_ticket SET state = 'accepted' WHERE ticket_id = :ticket AND state = 'held' AND answer_by > :now
   RETURNING location_id AS "locationId!", day AS "day!", time AS "time!"`,
);
const ACCEPTED = statement(
  'closures-accepted',
  `SELECT EXISTS (SELECT FROM closed_ticket c JOIN ticket t ON t.id = c.ticket_id WHERE c.ticket_id = $1
     AND c.state = 'accepted' AND (c.location_id, c.day, c.time) = (t.location_id, t.day, t.booking_time)) AS "isAccepted!"`,
);

interface Settings {
  vault: IdentityVault;
  ticketWire: TicketWire;
  alerts: Alerts;
  freedDelaySeconds: number;
}

/** The holder of a booking takes the time that is held for it. */
export const acceptCalls = (clock: Clock, { ticketWire, ...settings }: Settings) =>
  ({
    async acceptNewTime({ params, db, caller, language }) {
      const old = await lockOwn(db, caller, params.id);
      if (old === undefined) throw new NotFound();
      const now = clock.now();
      const answer = async (row: typeof old) => (await ticketWire(db, [{ row, language, caller }]))[0]!;
      const [held] = old.progress === 'booked' ? await db.query(ACCEPT, { ticket: old.id, now }) : [];
      if (held === undefined) {
        const [row] = await db.query(ACCEPTED, [old.id]);
        // The answer to the first request may have been lost.
        if (row!.isAccepted) return answer(old);
        throw new Refusal('newTimeGone');
      }
      return answer(await moveToHeld(db, settings, old, held, caller, now));
    },
  }) satisfies Handlers;
