import { cityDay, cityTimeReached } from '../../city/city';
import { statement, type Db } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { Alerts } from './create-alerts';
import { isUseful, lastDue, REMINDERS, type Reminder } from './due-reminders';

/** Per transaction, so that its locks are short: the limit below, which as a parameter would cost the index. */
const MOST_AT_ONCE = 100;

/** Two processes never take the same one. */
const TAKE_DUE = statement(
  'alerts-take-due-reminders',
  `UPDATE ticket SET reminded = reminded + 1 WHERE id IN (
     SELECT id FROM ticket WHERE progress = 'booked' AND reminded = :done::int
       AND (day, booking_time) > (:day::date, :time) AND (day, booking_time) <= (:lastDay::date, :lastTime)
     ORDER BY day, booking_time, id LIMIT 100 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);

/**
 * Reminds people of their bookings a day and two hours before, as their office wishes. A ticket keeps how many of its
 * reminders are through, and a message is written in the same transaction: after a crash, the next run of any process
 * does the rest.
 */
export function createReminders({ db, clock }: { db: Db; clock: Clock }, alerts: Pick<Alerts, 'remind'>) {
  const remindNext = (reminder: Reminder, now: Date): Promise<number> =>
    db.tx(async (tx) => {
      const last = lastDue(reminder, now);
      if (last === undefined) return 0;
      const due = await tx.query(TAKE_DUE, {
        done: REMINDERS.indexOf(reminder),
        day: cityDay(now),
        time: cityTimeReached(now),
        lastDay: last.day,
        lastTime: last.time,
      });
      for (const ticket of due) {
        if (isUseful(reminder, ticket, now)) await alerts.remind(tx, reminder, ticket, now);
      }
      return due.length;
    });

  return async () => {
    const now = clock.now();
    for (const reminder of REMINDERS) while ((await remindNext(reminder, now)) === MOST_AT_ONCE);
  };
}
