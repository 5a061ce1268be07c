-- Rules that several statements follow, each with one home.

-- The code of a number: A037, 000042, A0001/999.
CREATE FUNCTION number_code(letter text, digits int, suffix text, number int) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN letter || lpad(number::text, greatest(digits, length(number::text)), '0') || suffix;

-- The order of a queue, in two parts that an index each has in order (0022): a call costs the same however many wait.
-- First come arrived appointments whose time has come: `due_at <= …`.
CREATE VIEW queue_due AS
  SELECT id, service_id, location_id, day, for_counter, booking_time AS due_at FROM ticket
  WHERE progress = 'waiting' AND type <> 'QUEUE' AND rejoined_at IS NULL
  ORDER BY booking_time, created_at, id;

-- Then priority numbers, then the others by number; a rejoined ticket follows the one that it was placed behind. Early
-- appointments have no number, and are called last. `due_at` is null for all who wait by number, and those of
-- `queue_due` are left out by `(due_at > …) IS NOT FALSE`.
CREATE VIEW queue_rest AS
  SELECT id, service_id, location_id, day, for_counter,
    CASE WHEN type <> 'QUEUE' AND rejoined_at IS NULL THEN booking_time END AS due_at
  FROM ticket WHERE progress = 'waiting'
  ORDER BY priority DESC, coalesce(rejoined_behind, number), rejoined_at NULLS FIRST, booking_time, created_at, id;

-- From a call of a counter to its next one, if the next person waited all that time; otherwise the counter was idle.
-- After more than an hour it had a break. A number is ready for a call when it is taken, a booking when its holder
-- arrives.
CREATE FUNCTION counter_gaps(of_day date, since timestamptz)
  RETURNS TABLE (service_id int, location_id int, called_at timestamptz, is_absent boolean, next_at timestamptz,
    seconds float8)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT service_id, location_id, called_at, progress = 'absent', next_at,
      extract(epoch FROM next_at - called_at)::float8
    FROM (
      SELECT *, lead(called_at) OVER calls AS next_at,
        lead(CASE WHEN type = 'QUEUE' THEN created_at ELSE coalesce(checked_in_at, called_at) END) OVER calls
          AS next_ready
      FROM ticket WHERE day = of_day AND called_at >= since
      WINDOW calls AS (PARTITION BY service_id, location_id, counter_name ORDER BY called_at, id)
    ) AS called
    WHERE next_ready <= called_at AND next_at <= called_at + interval '1 hour'
  $$;
