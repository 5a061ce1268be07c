import { statement, type Queryable } from '../../db/db';
import { keptOf, MOST_OUTCOMES } from './kept-values';
import type { Outcome } from './model';
import type { QueueKey } from './queue-reads';

/** The latest outcomes, newest first. */
const OUTCOMES = statement(
  'waits-outcomes',
  `SELECT people_ahead, expected_seconds, from_minutes, to_minutes, waited_seconds AS "waited_seconds!"
   FROM wait_forecast
   WHERE service_id = :service AND location_id = :location AND ticket_id IS NULL AND at >= :since
   ORDER BY at DESC, id DESC LIMIT :most`,
);

interface OutcomeRow {
  people_ahead: number;
  expected_seconds: number;
  from_minutes: number | null;
  to_minutes: number | null;
  waited_seconds: number;
}

export const outcomeOf = (row: OutcomeRow): Outcome => ({
  peopleAhead: row.people_ahead,
  expectedSeconds: row.expected_seconds,
  waitedSeconds: row.waited_seconds,
  range:
    row.from_minutes === null || row.to_minutes === null
      ? null
      : { fromMinutes: row.from_minutes, toMinutes: row.to_minutes },
});

/** The outcomes of a queue's forecasts, in order of time. */
export async function readOutcomes(db: Queryable, queue: QueueKey, now: Date): Promise<Outcome[]> {
  const rows = await db.query(OUTCOMES, { ...keptOf(queue, now), most: MOST_OUTCOMES });
  return rows.reverse().map(outcomeOf);
}
