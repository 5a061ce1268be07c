import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cityDay, cityTime } from '../city/city';
import type { Clock } from '../db/clock';
import { statement, type Db } from '../db/db';

const MOVE = statement(
  'dev-bring-to-today',
  `UPDATE ticket SET day = :day, booking_time = :time, reminded = CASE WHEN :isReminded THEN 2 ELSE reminded END,
     created_at = CASE WHEN :isReminded THEN created_at - interval '1 day' ELSE created_at END
   WHERE id = :ticket AND type <> 'QUEUE' AND progress = 'booked' RETURNING id`,
);
const BODY = z.object({ ticketId: z.uuid(), minutes: z.int(), isReminded: z.boolean().default(false) });
const MINUTE_MS = 60_000;

/** The time of day this many minutes from now, HH:mm, kept within the day. */
export function timeToday(now: Date, minutes: number): string {
  const then = new Date(now.getTime() + minutes * MINUTE_MS);
  if (cityDay(then) === cityDay(now)) return cityTime(then);
  return minutes < 0 ? '00:00' : '23:59';
}

/**
 * Bookings are for tomorrow at the earliest. On a development server `POST /dev/today` moves one to today, so that
 * its visit can be tried: `ticketId`, `minutes` from now to its time, and `isReminded` for one made a day earlier whose
 * reminders are through. Returns the new time, HH:mm.
 */
export function bringToToday(app: FastifyInstance, db: Db, clock: Clock): void {
  app.post('/dev/today', { schema: { hide: true } }, async (request, reply) => {
    const { data, error } = BODY.safeParse(request.body);
    if (data === undefined) return reply.code(400).send({ error: z.prettifyError(error) });
    const { ticketId: ticket, minutes, isReminded } = data;
    const now = clock.now();
    const time = timeToday(now, minutes);
    const moved = await db.query(MOVE, { ticket, day: cityDay(now), time, isReminded });
    return moved.length === 0 ? reply.code(404).send({ error: 'No booking of that id.' }) : { time };
  });
}
