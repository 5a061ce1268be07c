import { cityDay } from '../../city/city';
import { statement, type Tables } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import type { Catalogue } from '../catalogue';
import { admitAct, pointFor, ticketStatement } from '../counters';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

const OPEN_COUNTER = statement(
  'visits-open-counter',
  'SELECT 1 AS one FROM counter WHERE service_id = $1 AND location_id = $2 AND name = $3',
);
/** Behind the last number of the other queue that was given before the person arrived, so that no place is lost. */
const TRANSFER = ticketStatement(
  'visits-transfer',
  `UPDATE ticket SET service_id = :service, location_id = :location, progress = 'waiting', counter_name = '',
     called_at = NULL, started_at = NULL, parked_at = NULL, called_by = NULL, cnt_to_alert = NULL,
     checked_in_at = coalesce(checked_in_at, :now), transferred_from = :from, for_counter = :counter,
     rejoined_at = :arrived, transferred_at = :arrived,
     rejoined_behind = coalesce((SELECT max(other.number) FROM ticket other
       WHERE other.service_id = :service AND other.location_id = :location AND other.day = :day
         AND other.transferred_at IS NULL AND other.created_at <= :arrived AND other.id <> :ticket), 0)
   WHERE id = :ticket RETURNING *`,
);

type TicketRow = Tables['ticket'];

/** Determines the place in the other queue: a number since it was taken, a booking since its holder arrived. */
const arrivedAt = ({ type, created_at, checked_in_at }: TicketRow, now: Date): Date =>
  type === 'QUEUE' ? created_at : (checked_in_at ?? now);

/** `A · 2`: the queue and the counter that the person comes from. */
function originOf(catalogue: Catalogue, row: TicketRow): string {
  const { queue_letter } = catalogue.point(row.service_id, row.location_id).row;
  return [queue_letter, row.counter_name].filter(Boolean).join(' · ');
}

/** Sends a person to another queue, or to one counter. */
export const transferCalls = ({ clock, catalogue, view }: VisitDeps) =>
  ({
    async transfer({ body, db, caller, language }) {
      const { ticketId, serviceId: service, locationId: location, counter = '' } = body;
      pointFor(catalogue, caller, body);
      const now = clock.now();
      if (counter !== '' && (await db.query(OPEN_COUNTER, [service, location, counter])).length === 0) {
        throw new Refusal('noCounter');
      }
      // `counter` is the destination, not where the act takes place.
      const { row } = await admitAct('transfer', { db, caller, body: { ticketId } }, catalogue, now);
      const arrived = arrivedAt(row, now);
      const from = originOf(catalogue, row);
      const to = { ticket: row.id, service, location, counter, day: cityDay(now), now, arrived, from };
      // Its holder may have a number of that queue already.
      const [moved] = await refuseDuplicate(db.query(TRANSFER, to), 'alreadyQueued');
      return { visit: await visitOf(db, view, moved!, { caller, language, now }) };
    },
  }) satisfies Handlers;
