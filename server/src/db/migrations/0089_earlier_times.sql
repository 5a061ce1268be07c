-- What the holder of a booking asked for, to be offered an earlier time. It ends with the booking, or when a time is taken.
CREATE TABLE earlier_wish (
  ticket_id uuid PRIMARY KEY REFERENCES ticket ON DELETE CASCADE,
  -- That of the booking, which no move changes.
  service_id int NOT NULL,
  not_before date NOT NULL,
  weekdays int[] NOT NULL,
  from_time text NOT NULL,
  until_time text NOT NULL,
  -- In the order of preference.
  location_ids int[] NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Offers in a row that got no answer.
  unanswered int NOT NULL DEFAULT 0
);
CREATE INDEX earlier_wish_order ON earlier_wish (service_id, unanswered, asked_at, ticket_id);

-- A place that was offered to one person, and counts as taken while it is held.
CREATE TABLE earlier_offer (
  id uuid PRIMARY KEY,
  ticket_id uuid NOT NULL REFERENCES ticket ON DELETE CASCADE,
  service_id int NOT NULL,
  location_id int NOT NULL,
  day date NOT NULL,
  time text NOT NULL,
  until timestamptz NOT NULL,
  -- The longest delay before the place can be booked by others (decision 12), in seconds.
  delay_seconds int NOT NULL,
  -- kept: its holder kept the booking; ended: the booking has moved or ended, or the office has closed.
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'taken', 'kept', 'unanswered', 'ended'))
);
CREATE UNIQUE INDEX earlier_offer_held ON earlier_offer (ticket_id) WHERE state = 'held';
CREATE INDEX earlier_offer_due ON earlier_offer (until) WHERE state = 'held';
CREATE INDEX earlier_offer_of_ticket ON earlier_offer (ticket_id);

-- A move or the end of a booking ends its offer. The place returns after a random delay, so that nobody can pass it on.
CREATE FUNCTION settle_earlier_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH ended AS (
    UPDATE earlier_offer SET state = 'ended' WHERE ticket_id = NEW.id AND state = 'held'
    RETURNING service_id, location_id, day, time, delay_seconds
  )
  INSERT INTO freed_place (service_id, location_id, day, time, returns_at)
  SELECT service_id, location_id, day, time, now() + make_interval(secs => greatest(random() * delay_seconds, least(delay_seconds, 3)))
  FROM ended;
  IF NEW.progress <> 'booked' THEN
    DELETE FROM earlier_wish WHERE ticket_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ticket_settles_earlier AFTER UPDATE ON ticket FOR EACH ROW
  WHEN (OLD.progress = 'booked' AND (NEW.progress, NEW.location_id, NEW.day, NEW.booking_time)
    IS DISTINCT FROM (OLD.progress, OLD.location_id, OLD.day, OLD.booking_time))
  EXECUTE FUNCTION settle_earlier_offer();
