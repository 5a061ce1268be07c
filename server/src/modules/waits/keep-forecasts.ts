import { statement, type Queryable } from '../../db/db';
import type { Forecast } from './model';
import type { QueueKey } from './queue-reads';

const KEEP = statement(
  'waits-keep',
  `INSERT INTO wait_forecast (service_id, location_id, at, ticket_id, people_ahead, expected_seconds,
     from_minutes, to_minutes)
   SELECT service_id, location_id, :now, ticket_id, people_ahead, expected_seconds, from_minutes, to_minutes
   FROM jsonb_populate_recordset(NULL::wait_forecast, :rows)`,
);

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
