import { cityDay, cityInstant } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { Forecast, Outcome } from './model';
import { keyOf, type QueueKey } from './queue-reads';

const SETTLE = statement(
  'waits-settle',
  `UPDATE wait_forecast f
   SET waited_seconds = extract(epoch FROM t.called_at - f.at)::float8, ticket_id = NULL
   FROM ticket t
   WHERE t.id = f.ticket_id AND t.service_id = f.service_id AND t.location_id = f.location_id
     AND t.called_at >= f.at
   RETURNING f.service_id AS "serviceId", f.location_id AS "locationId"`,
);
/** Who left, was sent to another queue, or was not called all day. */
const FORGET = statement(
  'waits-forget',
  `DELETE FROM wait_forecast f WHERE ticket_id IS NOT NULL AND (at < :midnight
     OR NOT EXISTS (SELECT FROM ticket t WHERE t.id = f.ticket_id AND t.service_id = f.service_id
       AND t.location_id = f.location_id AND t.progress <> 'cancelled'))`,
);
const KEEP = statement(
  'waits-keep',
  `INSERT INTO wait_forecast (service_id, location_id, at, ticket_id, people_ahead, expected_seconds,
     from_minutes, to_minutes)
   SELECT service_id, location_id, :now, ticket_id, people_ahead, expected_seconds, from_minutes, to_minutes
   FROM jsonb_populate_recordset(NULL::wait_forecast, :rows)`,
);
/** The last ones, the newest first. */
const OUTCOMES = statement(
  'waits-outcomes',
  `SELECT people_ahead, expected_seconds, from_minutes, to_minutes, waited_seconds AS "waited_seconds!"
   FROM wait_forecast
   WHERE service_id = :service AND location_id = :location AND ticket_id IS NULL AND at >= :since
   ORDER BY at DESC, id DESC LIMIT :most`,
);
const RECORD = statement(
  'waits-record',
  `SELECT count(*) AS "told!",
     count(*) FILTER (WHERE waited_seconds BETWEEN from_minutes * 60 AND to_minutes * 60) AS "hits!"
   FROM wait_forecast
   WHERE service_id = :service AND location_id = :location AND ticket_id IS NULL AND at >= :since
     AND from_minutes IS NOT NULL`,
);

/** For the record and for learning. */
const KEPT_MS = 30 * 86_400_000;
/** Of all lengths of the queue together. */
const MOST_OUTCOMES = 800;

/** How often the truth fell into the ranges of the last 30 days. */
export interface WaitRecord {
  hits: number;
  told: number;
}

/** Notes how long those waited who were called by now. @returns the keys of their queues */
export async function settleForecasts(db: Queryable, now: Date): Promise<Set<string>> {
  const settled = await db.query(SETTLE);
  await db.query(FORGET, { midnight: cityInstant(cityDay(now), '00:00') });
  return new Set(settled.map(keyOf));
}

export interface NewForecast extends QueueKey, Forecast {
  ticketId: string;
  peopleAhead: number;
}

export async function keepForecasts(db: Queryable, forecasts: NewForecast[], now: Date): Promise<void> {
  if (forecasts.length === 0) return;
  const rows = forecasts.map((forecast) => ({
    service_id: forecast.serviceId,
    location_id: forecast.locationId,
    ticket_id: forecast.ticketId,
    people_ahead: forecast.peopleAhead,
    expected_seconds: forecast.expectedSeconds,
    from_minutes: forecast.range?.fromMinutes ?? null,
    to_minutes: forecast.range?.toMinutes ?? null,
  }));
  await db.query(KEEP, { now, rows: JSON.stringify(rows) });
}

/** What came of the forecasts of a queue, in order of time. */
export async function readOutcomes(db: Queryable, queue: QueueKey, now: Date): Promise<Outcome[]> {
  const rows = await db.query(OUTCOMES, { ...valuesOf(queue, now), most: MOST_OUTCOMES });
  return rows.reverse().map((row) => ({
    peopleAhead: row.people_ahead,
    expectedSeconds: row.expected_seconds,
    waitedSeconds: row.waited_seconds,
    range:
      row.from_minutes === null || row.to_minutes === null
        ? null
        : { fromMinutes: row.from_minutes, toMinutes: row.to_minutes },
  }));
}

export async function readRecord(db: Queryable, queue: QueueKey, now: Date): Promise<WaitRecord> {
  const [record] = await db.query(RECORD, valuesOf(queue, now));
  return record!;
}

const valuesOf = ({ serviceId, locationId }: QueueKey, now: Date) => ({
  service: serviceId,
  location: locationId,
  since: new Date(now.getTime() - KEPT_MS),
});
