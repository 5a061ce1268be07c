-- What is known of waits (modules/waits, decision record 0048). None of it names a person.

-- How long counters were busy with one caller each, by hour of the city's day, and how many of the bookings came.
CREATE TABLE wait_pace (
  service_id int NOT NULL,
  location_id int NOT NULL,
  day date NOT NULL,
  hour int NOT NULL,
  served int NOT NULL,
  served_seconds double precision NOT NULL,
  absent int NOT NULL,
  absent_seconds double precision NOT NULL,
  booked int NOT NULL,
  arrived int NOT NULL,
  PRIMARY KEY (service_id, location_id, day, hour)
);
CREATE INDEX wait_pace_day ON wait_pace (day);

-- Some of the waits that were expected, and what they came to. The ticket is forgotten as soon as that is known.
CREATE TABLE wait_forecast (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  service_id int NOT NULL,
  location_id int NOT NULL,
  at timestamptz NOT NULL,
  ticket_id uuid,
  people_ahead int NOT NULL,
  expected_seconds double precision NOT NULL,
  -- The range that was told; null where it was withheld.
  from_minutes int,
  to_minutes int,
  waited_seconds double precision,
  CHECK ((ticket_id IS NULL) = (waited_seconds IS NOT NULL))
);
CREATE INDEX wait_forecast_open ON wait_forecast (ticket_id) WHERE ticket_id IS NOT NULL;
CREATE INDEX wait_forecast_queue ON wait_forecast (service_id, location_id, at) WHERE ticket_id IS NULL;
CREATE INDEX wait_forecast_at ON wait_forecast (at);

-- What a range is worked out from: one row for each queue, written every minute while a counter is open.
CREATE TABLE wait_state (
  service_id int NOT NULL,
  location_id int NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Null while too few calls were seen.
  seconds_per_person double precision,
  -- [[minute of the day, people expected], …]
  bookings jsonb NOT NULL,
  -- For each length of the queue [low, high], or null while too few waits are known.
  calibration jsonb NOT NULL,
  calibrated_on date NOT NULL,
  -- Of the ranges of the last 30 days: how many there were, and how many held the truth.
  told int NOT NULL,
  hits int NOT NULL,
  sampled_at timestamptz NOT NULL,
  PRIMARY KEY (service_id, location_id)
);
CREATE INDEX wait_state_updated ON wait_state (updated_at);
