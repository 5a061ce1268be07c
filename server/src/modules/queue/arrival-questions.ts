import { statement, type Queryable, type Tables } from '../../db/db';
import { figuresOf } from './figures';
import type { Queue } from './queue';
import { frontOf } from './queue-order';

type TicketRow = Tables['ticket'];

/** The routes under which a ticket's history has the question, and that it was passed over. */
export const HERE_ROUTE = 'job:here';
export const PASSED_ROUTE = 'job:passed';

/** The most people ahead of a number whose holder is asked. */
export const ASKED_AHEAD = 2;
/** How long a holder has for the answer, however soon their turn comes. */
const ANSWER_MS = 3 * 60_000;

/** Whether an office asks. A number by video is called without a check-in. */
export const asksArrival = (office: Pick<Tables['location'], 'asks_arrival' | 'remote_counter'>): boolean =>
  office.asks_arrival && !office.remote_counter;

/** Whether the holder of a number was asked, and has not checked in. */
export const isAsked = ({ type, progress, here_asked_at, checked_in_at }: TicketRow): boolean =>
  type === 'QUEUE' && progress === 'waiting' && here_asked_at !== null && checked_in_at === null;

/** Whether it is too late for the answer: the number is passed over instead of called (decision 394). */
export const isUnanswered = (row: TicketRow, now: Date): boolean =>
  isAsked(row) && now.getTime() - row.here_asked_at!.getTime() >= ANSWER_MS;

/** Only holders with a number for messages: others might not see the question. */
const ASK = statement(
  'queue-ask-arrival',
  `UPDATE ticket SET here_asked_at = :now
   WHERE id = ANY(:front::uuid[]) AND type = 'QUEUE' AND progress = 'waiting' AND checked_in_at IS NULL
     AND here_asked_at IS NULL AND mob_num IS NOT NULL
   RETURNING *`,
);
const PASS_OVER = statement(
  'queue-pass-over',
  `UPDATE ticket SET progress = 'absent', ended_at = :now WHERE id = :ticket AND checked_in_at IS NULL
     AND here_asked_at IS NOT NULL
   RETURNING *`,
);

/** Asks the next holders of numbers who are not here yet, while a counter calls. @returns those asked now */
export async function askNext(db: Queryable, queue: Queue, now: Date): Promise<TicketRow[]> {
  const { openCounters, isPaused } = await figuresOf(db, queue, now);
  if (openCounters === 0 || isPaused) return [];
  return db.query(ASK, { front: await frontOf(db, queue, now, ASKED_AHEAD + 1), now });
}

/**
 * Ends the turn of a locked ticket without a call. Its holder can rejoin, as after a missed call.
 * @returns nothing if they have checked in, or let others go first, since the ticket was read
 */
export const passOver = (db: Queryable, ticket: string, now: Date): Promise<TicketRow[]> =>
  db.query(PASS_OVER, { ticket, now });
