import { cityDay } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';

/** The figures of one queue as the rows have them. */
export interface LineFigures {
  waiting: number;
  notCheckedIn: number;
  openCounters: number;
  remoteGiven: number;
}

const FIGURES = statement(
  'line-figures',
  `SELECT
     (SELECT count(*) FROM ticket WHERE service_id = $1 AND location_id = $2 AND day = $3 AND progress = 'waiting')
       AS waiting,
     (SELECT count(*) FROM ticket WHERE service_id = $1 AND location_id = $2 AND day = $3 AND progress = 'waiting'
       AND checked_in_at IS NULL) AS "notCheckedIn",
     (SELECT count(*) FROM counter WHERE service_id = $1 AND location_id = $2) AS "openCounters",
     coalesce((SELECT remote_given FROM queue_day WHERE service_id = $1 AND location_id = $2 AND day = $3), 0)
       AS "remoteGiven"`,
);
const AHEAD = statement(
  'line-ahead',
  `SELECT count(*) AS count FROM ticket
   WHERE service_id = $1 AND location_id = $2 AND day = $3 AND progress = 'waiting'
     AND (priority, -number) > ($4, -$5::int)`,
);

export async function figuresOf(
  db: Queryable,
  serviceId: number,
  locationId: number,
  now: Date,
): Promise<LineFigures> {
  const [figures] = await db.query<LineFigures>(FIGURES, [serviceId, locationId, cityDay(now)]);
  return figures!;
}

export interface PlaceInLine {
  service_id: number;
  location_id: number;
  day: string;
  priority: boolean;
  number: number | null;
}

/** People ahead of a place in line: priority tickets first, then by number. */
export async function aheadOf(db: Queryable, at: PlaceInLine): Promise<number> {
  const [ahead] = await db.query<{ count: number }>(AHEAD, [
    at.service_id,
    at.location_id,
    at.day,
    at.priority,
    at.number ?? 0,
  ]);
  return ahead!.count;
}
