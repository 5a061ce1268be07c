import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { lockOwn, moveToHeld, ownTicket, type TicketRow } from '../tickets';
import { isClosedAt } from './offer-job';
import type { EarlierSettings } from './wish-calls';
import { endWish, giveBack } from './wishes';

const ANSWERED = statement('earlier-answered', 'UPDATE earlier_wish SET unanswered = 0 WHERE ticket_id = $1');
const OFFERED = statement(
  'earlier-offered',
  'SELECT * FROM earlier_offer WHERE id = :offer AND ticket_id = :ticket',
);
const TAKE = statement(
  'earlier-take',
  `UPDATE earlier_offer SET state = 'taken' WHERE id = :offer AND ticket_id = :ticket AND state = 'held' AND until > :now
   RETURNING service_id AS "serviceId", location_id AS "locationId", day, time`,
);

/** The holder of a booking answers the offer of an earlier time. */
export function answerCalls(clock: Clock, settings: EarlierSettings) {
  const { catalogue, ticketWire } = settings;
  return {
    async keepTime({ params, body, caller, db, language }) {
      const row = await ownTicket(db, caller, params.id, lockOwn);
      await giveBack(db, settings, row.id, clock.now(), body.offerId);
      await db.query(ANSWERED, [row.id]);
      return (await ticketWire(db, [{ row, language, caller }]))[0]!;
    },

    async takeEarlier({ params, body, caller, db, language }) {
      const now = clock.now();
      const old = await ownTicket(db, caller, params.id, lockOwn);
      const answer = async (row: TicketRow) => (await ticketWire(db, [{ row, language, caller }]))[0]!;
      const about = { offer: body.offerId, ticket: old.id };
      const [taken] = old.progress === 'booked' ? await db.query(TAKE, { ...about, now }) : [];
      if (taken === undefined) {
        const [offer] = await db.query(OFFERED, about);
        const isMoved = offer?.day === old.day && offer.time === old.booking_time;
        // The answer to the first request may have been lost.
        if (offer?.state === 'taken' && isMoved && offer.location_id === old.location_id) return answer(old);
        throw new Refusal('offerGone');
      }
      if (isClosedAt(catalogue, taken)) throw new Refusal('offerGone');
      const row = await moveToHeld(db, settings, old, taken, caller, now);
      await endWish(db, row.id);
      return answer(row);
    },
  } satisfies Handlers;
}
