import { statement, type Queryable } from '../../db/db';
import { keptOf } from './kept-values';
import type { QueueKey } from './queue-reads';

const RECORD = statement(
  'waits-record',
  `SELECT count(*) AS "told!",
     count(*) FILTER (WHERE waited_seconds BETWEEN from_minutes * 60 AND to_minutes * 60) AS "hits!"
   FROM wait_forecast
   WHERE service_id = :service AND location_id = :location AND ticket_id IS NULL AND at >= :since
     AND from_minutes IS NOT NULL`,
);

/** How often the actual wait was within the ranges of the last 30 days. */
export interface WaitRecord {
  hits: number;
  told: number;
}

export async function readRecord(db: Queryable, queue: QueueKey, now: Date): Promise<WaitRecord> {
  const [record] = await db.query(RECORD, keptOf(queue, now));
  return record!;
}
