/** When a ticket becomes callable: a number when it is taken, a booking when its holder arrives. */
const READY = `CASE WHEN type = 'QUEUE' THEN created_at ELSE coalesce(checked_in_at, called_at) END`;

/**
 * From a call of a counter to its next one, if the next person waited all that time; otherwise the counter was idle.
 * After more than an hour it had a break.
 * @param called a condition of tickets
 */
export const gaps = (called: string) => `(
  SELECT service_id, location_id, called_at, progress = 'absent' AS is_absent, next_at,
    extract(epoch FROM next_at - called_at)::float8 AS seconds
  FROM (
    SELECT *, lead(called_at) OVER calls AS next_at, lead(${READY}) OVER calls AS next_ready
    FROM ticket WHERE ${called} AND called_at IS NOT NULL
    WINDOW calls AS (PARTITION BY service_id, location_id, counter_name ORDER BY called_at, id)
  ) AS calls
  WHERE next_ready <= called_at AND next_at <= called_at + interval '1 hour')`;
