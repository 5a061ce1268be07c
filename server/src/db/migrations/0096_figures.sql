-- The visits of past days, for the figures of an office (modules/figures). No person, number or instant: a ticket is
-- deleted long before, and cannot be found from its row.
CREATE TABLE past_visit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id int NOT NULL,
  service_id int NOT NULL,
  day date NOT NULL,
  -- The quarter of an hour of the city's day in which the wait began.
  quarter int NOT NULL,
  -- Empty for those who were not called.
  counter text NOT NULL,
  is_booking boolean NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('served', 'missed', 'uncalled', 'noShow')),
  wait_minutes int,
  service_minutes int
);
CREATE INDEX past_visit_office ON past_visit (location_id, day);
CREATE INDEX past_visit_day ON past_visit (day);

-- The visits of a day so far. A wait begins when a number is taken, when the holder of a booking is there and its time
-- has come, or when a person is sent to another queue or let in again. It ends with the last call. Bookings still to
-- come, and those cancelled before, are no visits.
CREATE FUNCTION visits_of(of_day date, zone text)
  RETURNS TABLE (location_id int, service_id int, day date, quarter int, counter text, is_booking boolean, outcome text,
    wait_minutes int, service_minutes int)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT location_id, service_id, day,
      (extract(hour FROM since AT TIME ZONE zone) * 4 + floor(extract(minute FROM since AT TIME ZONE zone) / 15))::int,
      CASE WHEN outcome IN ('served', 'missed') THEN counter_name ELSE '' END,
      type <> 'QUEUE', outcome,
      CASE WHEN outcome IN ('served', 'missed')
        THEN round(extract(epoch FROM greatest(called_at - since, interval '0')) / 60)::int END,
      CASE WHEN outcome = 'served'
        THEN round(extract(epoch FROM greatest(ended_at - coalesce(started_at, called_at), interval '0')) / 60)::int END
    FROM (
      SELECT *,
        CASE WHEN type = 'QUEUE' THEN greatest(created_at, rejoined_at)
          ELSE greatest((day + booking_time::interval) AT TIME ZONE zone, checked_in_at, rejoined_at) END AS since,
        CASE WHEN progress = 'absent' AND called_at IS NULL THEN 'noShow'
          WHEN progress = 'absent' THEN 'missed'
          WHEN progress IN ('called', 'treated') THEN 'served'
          ELSE 'uncalled' END AS outcome
      FROM ticket
      WHERE day = of_day AND progress <> 'booked'
        AND NOT (type <> 'QUEUE' AND progress = 'cancelled' AND checked_in_at IS NULL)
    ) AS visit
  $$;

-- The visits of an office from one day to another: kept ones, and today's so far.
CREATE FUNCTION office_visits(office int, services int[], first date, last date, today date, zone text)
  RETURNS TABLE (service_id int, day date, quarter int, counter text, is_booking boolean, outcome text,
    wait_minutes int, service_minutes int)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT service_id, day, quarter, counter, is_booking, outcome, wait_minutes, service_minutes FROM past_visit
    WHERE location_id = office AND service_id = ANY(services) AND day BETWEEN first AND last AND day < today
    UNION ALL
    SELECT service_id, day, quarter, counter, is_booking, outcome, wait_minutes, service_minutes
    FROM visits_of(today, zone)
    WHERE location_id = office AND service_id = ANY(services) AND today BETWEEN first AND last
  $$;
