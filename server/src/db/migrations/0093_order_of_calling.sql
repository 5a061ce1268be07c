-- The order of calling of an office (modules/queue/calling-rule.ts).
ALTER TABLE location
  ADD COLUMN calling_order text NOT NULL DEFAULT 'bookings' CHECK (calling_order IN ('bookings', 'turns', 'times')),
  ADD COLUMN bookings_in_turn int NOT NULL DEFAULT 2 CHECK (bookings_in_turn BETWEEN 1 AND 9),
  ADD COLUMN longest_wait_minutes int CHECK (longest_wait_minutes BETWEEN 10 AND 480);

-- As in 0075, with what the other rules decide by.
CREATE OR REPLACE VIEW queue_due AS
  SELECT id, service_id, location_id, day, for_counter, booking_time AS due_at, priority FROM ticket
  WHERE progress = 'waiting' AND type <> 'QUEUE' AND rejoined_at IS NULL
  ORDER BY booking_time, created_at, id;
CREATE OR REPLACE VIEW queue_rest AS
  SELECT id, service_id, location_id, day, for_counter,
    CASE WHEN type <> 'QUEUE' AND rejoined_at IS NULL THEN booking_time END AS due_at, priority, created_at
  FROM ticket WHERE progress = 'waiting'
  ORDER BY priority DESC, coalesce(rejoined_behind, number), rejoined_at NULLS FIRST, booking_time, created_at, id;

-- How many bookings a queue has called since its last number; no rule asks for more than nine.
CREATE FUNCTION bookings_in_a_row(service int, location int, of_day date) RETURNS int LANGUAGE sql STABLE AS $$
  WITH calls AS (
    SELECT called_at, type <> 'QUEUE' AND (rejoined_at IS NULL OR rejoined_at >= called_at) AS is_booking
    FROM ticket WHERE service_id = service AND location_id = location AND day = of_day AND called_at IS NOT NULL
    ORDER BY called_at DESC LIMIT 9
  )
  SELECT count(*)::int FROM calls WHERE is_booking
    AND called_at > coalesce((SELECT max(called_at) FROM calls WHERE NOT is_booking), '-infinity')
$$;

-- Everything that the order of a queue depends on, except the people who wait. Empty if due bookings always come first.
CREATE FUNCTION calling_state(office location, service int, of_day date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN office.calling_order = 'bookings' AND office.longest_wait_minutes IS NULL THEN ''
    ELSE concat_ws('/', '', office.calling_order, office.bookings_in_turn, coalesce(office.longest_wait_minutes, 0),
      bookings_in_a_row(service, office.id, of_day)) END
$$;

-- How many are called before a person who takes a number now, beside `numbers` and bookings that are due.
CREATE FUNCTION ahead_of_newcomer(office location, service int, of_day date, numbers int, due int) RETURNS int
  LANGUAGE sql STABLE AS $$
  SELECT numbers + CASE WHEN office.calling_order = 'turns'
    THEN least(due, greatest(0, office.bookings_in_turn * (numbers + 1) - bookings_in_a_row(service, office.id, of_day)))
    ELSE due END
$$;

ALTER TABLE office_change DROP CONSTRAINT office_change_part_check,
  ADD CONSTRAINT office_change_part_check CHECK (part IN ('calendar', 'bookings', 'words', 'order'));
