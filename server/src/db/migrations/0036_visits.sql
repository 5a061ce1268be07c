-- How a visit goes on after its call, with its times. `progress` keeps its words, so that a process of the release before
-- goes on: for it who is served or parked is `called`, and it ends their visits as before.
ALTER TABLE ticket ADD COLUMN started_at timestamptz;
ALTER TABLE ticket ADD COLUMN ended_at timestamptz;
-- Set aside by its counter, which goes on with others meanwhile.
ALTER TABLE ticket ADD COLUMN parked_at timestamptz;
-- The session's subject of whoever called it last, where that was no counter system: only they read its answers.
ALTER TABLE ticket ADD COLUMN called_by text;
-- Sent here from another queue or counter, which staff read. It stands like a ticket that was let in again behind the
-- last number that was given before its arrival: `transferred_at` is that time, and `rejoined_at` the same.
ALTER TABLE ticket ADD COLUMN transferred_at timestamptz;
ALTER TABLE ticket ADD COLUMN transferred_from text NOT NULL DEFAULT '';
-- The one counter that may call it; empty: any of its queue.
ALTER TABLE ticket ADD COLUMN for_counter text NOT NULL DEFAULT '';

-- Bookings of an office in the order of their time, and those that nobody has come for yet.
CREATE INDEX ticket_appointments_of_day ON ticket (location_id, day, booking_time) WHERE type <> 'QUEUE';
CREATE INDEX ticket_expected ON ticket (day, booking_time) WHERE progress = 'booked';

ALTER TABLE counter ADD COLUMN paused_at timestamptz;

-- How long before its time a booking can be checked in, and how long after it the office waits.
ALTER TABLE location ADD COLUMN check_in_ahead_minutes int NOT NULL DEFAULT 30
  CHECK (check_in_ahead_minutes BETWEEN 0 AND 1440);
ALTER TABLE location ADD COLUMN grace_minutes int NOT NULL DEFAULT 15 CHECK (grace_minutes BETWEEN 0 AND 1440);
