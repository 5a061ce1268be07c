-- A time in which a department serves nobody: at one office or all, one service or all.
CREATE TABLE closure (
  id uuid PRIMARY KEY,
  department_id int NOT NULL REFERENCES department,
  location_id int REFERENCES location,
  service_id int REFERENCES service,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  reason text NOT NULL,
  -- Whether it ends the numbers that wait when it starts; others keep their place.
  ends_numbers boolean NOT NULL,
  made_at timestamptz NOT NULL,
  -- Set when it was taken back or ended early.
  reopened_at timestamptz,
  CHECK (ends_at > starts_at)
);
CREATE TRIGGER audit_insert AFTER INSERT ON closure REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_update AFTER UPDATE ON closure REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_delete AFTER DELETE ON closure REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_truncate BEFORE TRUNCATE ON closure
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();

-- A ticket that a closure affects, and the place held for it elsewhere.
CREATE TABLE closed_ticket (
  closure_id uuid NOT NULL REFERENCES closure ON DELETE CASCADE,
  ticket_id uuid NOT NULL REFERENCES ticket ON DELETE CASCADE,
  -- held: a new time waits for an answer; none: no time was free; accepted, moved (to another time), ended (cancelled,
  -- or served all the same): its holder or staff settled it; expired: no answer came; reopened: the old time stands;
  -- number: a number that the closure ended.
  state text NOT NULL CHECK (state IN ('held', 'none', 'accepted', 'moved', 'ended', 'expired', 'reopened', 'number')),
  -- Where and when it was; the time is empty for a number.
  was_location_id int NOT NULL,
  was_day date NOT NULL,
  was_time text NOT NULL,
  -- The held place; null without one.
  location_id int,
  day date,
  time text,
  answer_by timestamptz,
  -- The longest delay before the held place can be booked again (decision 12), in seconds.
  delay_seconds int NOT NULL DEFAULT 0,
  notified_at timestamptz NOT NULL,
  -- The key of the message; null for somebody without a number.
  message text,
  PRIMARY KEY (ticket_id, closure_id)
);
CREATE INDEX closed_ticket_of_closure ON closed_ticket (closure_id);
-- A ticket waits for one answer at a time.
CREATE UNIQUE INDEX closed_ticket_open ON closed_ticket (ticket_id) WHERE state IN ('held', 'none');
CREATE INDEX closed_ticket_due ON closed_ticket (answer_by) WHERE state = 'held';

-- A move or the end of a booking settles it. Its held place returns after a random delay, so that nobody can pass it on.
CREATE FUNCTION settle_closed_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH settled AS (
    UPDATE closed_ticket SET state = CASE NEW.progress WHEN 'booked' THEN 'moved' ELSE 'ended' END
    WHERE ticket_id = NEW.id AND state IN ('held', 'none')
    RETURNING location_id, day, time, delay_seconds
  )
  INSERT INTO freed_place (service_id, location_id, day, time, returns_at)
  SELECT OLD.service_id, location_id, day, time, now() + random() * make_interval(secs => delay_seconds)
  FROM settled WHERE day IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER ticket_settles_closure AFTER UPDATE ON ticket FOR EACH ROW
  WHEN (OLD.progress = 'booked' AND (NEW.progress, NEW.location_id, NEW.day, NEW.booking_time)
    IS DISTINCT FROM (OLD.progress, OLD.location_id, OLD.day, OLD.booking_time))
  EXECUTE FUNCTION settle_closed_ticket();

-- Every process reads the offer anew when it changes.
CREATE FUNCTION tell_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vez_offer', '');
  RETURN NULL;
END $$;
DO $$
DECLARE
  offered name;
BEGIN
  FOREACH offered IN ARRAY ARRAY['category', 'department', 'service_type', 'service', 'location', 'opening_hours',
    'public_holiday', 'special_work_day', 'service_location', 'reservation_parameter', 'service_other_name',
    'counter_place', 'closure']
  LOOP
    EXECUTE format('CREATE TRIGGER offer_change_told AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_offer_change()', offered);
  END LOOP;
END $$;
