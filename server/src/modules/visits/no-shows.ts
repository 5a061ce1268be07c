import { randomUUID } from 'node:crypto';
import { cityDay, cityTimeReached } from '../../city/city';
import { runExclusive } from '../../db/run-exclusive';
import { statement, type Db } from '../../db/db';
import type { Clock } from '../../db/clock';
import { recordAudit } from '../audit';
import type { Alerts } from '../alerts';
import { NO_SHOW_ROUTE } from '../tickets';

/** Per transaction, so that its locks are short. */
const MOST_AT_ONCE = 200;

/** Bookings of today whose holders have not come within their office's grace, although it was open. */
const MISS = statement(
  'visits-miss',
  `UPDATE ticket SET progress = 'absent', ended_at = :now WHERE id IN (
     SELECT t.id FROM ticket t JOIN location l ON l.id = t.location_id
     WHERE t.progress = 'booked' AND t.day = :day
       AND t.booking_time::interval + make_interval(mins => l.grace_minutes) <= :time::text::interval
       AND NOT EXISTS (SELECT FROM closed_ticket c WHERE c.ticket_id = t.id AND c.state IN ('held', 'none'))
     ORDER BY t.booking_time, t.id LIMIT :most FOR UPDATE OF t SKIP LOCKED)
   RETURNING *`,
);

/** Marks unclaimed bookings as no-shows, and notifies their holders. @returns how many */
export async function markNoShows({
  db,
  clock,
  alerts,
}: {
  db: Db;
  clock: Clock;
  alerts: Alerts;
}): Promise<number> {
  let missed = 0;
  await runExclusive(db, 'no-shows', async (tx) => {
    const now = clock.now();
    const rows = await tx.query(MISS, {
      day: cityDay(now),
      time: cityTimeReached(now),
      now,
      most: MOST_AT_ONCE,
    });
    for (const row of rows) {
      const act = { kind: 'arrival', subject: NO_SHOW_ROUTE, route: NO_SHOW_ROUTE } as const;
      await recordAudit(tx, { ...act, traceId: randomUUID(), ticketId: row.id });
      await alerts.tellMissed(tx, row, now);
    }
    missed = rows.length;
  });
  return missed;
}
