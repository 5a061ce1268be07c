import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Db } from '../../db/db';
import type { Alerts } from '../alerts';

/** Per transaction, so that its locks are short. */
const MOST_AT_ONCE = 100;

/** Two processes never take the same one. */
const TAKE = statement(
  'notices-take',
  `DELETE FROM notice_receiver WHERE (notice_id, ticket_id) IN (
     SELECT notice_id, ticket_id FROM notice_receiver LIMIT $1 FOR UPDATE SKIP LOCKED)
   RETURNING notice_id AS "noticeId", ticket_id AS "ticketId"`,
);
/** Those who still wait, as long as the notice is in force. */
const STILL = statement(
  'notices-still',
  `SELECT t.*, n.id AS "noticeId!", n.kind AS "noticeKind!", n.minutes, n.texts, n.rounds
   FROM unnest(:notices::uuid[], :tickets::uuid[]) AS r(notice_id, ticket_id)
   JOIN office_notice n ON n.id = r.notice_id AND n.ended_at IS NULL AND n.ends_at > :now
   JOIN ticket t ON t.id = r.ticket_id AND t.day = :today AND t.progress IN ('waiting', 'booked')`,
);

export interface NoticeDeps {
  db: Db;
  clock: Clock;
  alerts: Pick<Alerts, 'tellNotice'>;
}

/**
 * Sends the messages of notices. A batch deletes its receivers and writes their messages in one transaction, so another
 * process can continue after a crash without sending a message twice.
 */
export function createNoticeJob({ db, clock, alerts }: NoticeDeps) {
  const tellNext = (): Promise<boolean> =>
    db.tx(async (tx) => {
      const now = clock.now();
      const taken = await tx.query(TAKE, [MOST_AT_ONCE]);
      if (taken.length === 0) return false;
      const rows = await tx.query(STILL, {
        notices: taken.map(({ noticeId }) => noticeId),
        tickets: taken.map(({ ticketId }) => ticketId),
        today: cityDay(now),
        now,
      });
      for (const { noticeId, noticeKind, minutes, texts, rounds, ...ticket } of rows)
        await alerts.tellNotice(tx, ticket, { id: noticeId, kind: noticeKind, minutes, texts, rounds }, now);
      return taken.length === MOST_AT_ONCE;
    });
  return async () => {
    while (await tellNext());
  };
}
