-- The counters of a department at an office: staff open these, and no others once there is one.
CREATE TABLE office_counter (
  department_id int NOT NULL REFERENCES department,
  location_id int NOT NULL REFERENCES location,
  -- As on the sign, and as `counter.name`.
  name text NOT NULL CHECK (name <> ''),
  -- The services that it usually serves; a clerk may choose others.
  service_ids int[] NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (department_id, location_id, name)
);
-- The counters in use so far.
INSERT INTO office_counter
  SELECT st.department_id, c.location_id, c.name, array_agg(c.service_id ORDER BY c.service_id), now()
  FROM counter c JOIN service s ON s.id = c.service_id JOIN service_type st ON st.id = s.service_type_id
  WHERE c.name <> '' GROUP BY st.department_id, c.location_id, c.name;
INSERT INTO office_counter
  SELECT department_id, location_id, counter, '{}', now() FROM counter_holder WHERE counter <> ''
  ON CONFLICT DO NOTHING;

CREATE TRIGGER audit_insert AFTER INSERT ON office_counter REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_update AFTER UPDATE ON office_counter REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_delete AFTER DELETE ON office_counter REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_truncate BEFORE TRUNCATE ON office_counter
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER office_counter_change_told AFTER INSERT OR UPDATE OR DELETE ON office_counter
  FOR EACH ROW EXECUTE FUNCTION tell_counter_change();

-- A counter closes after the hours of the day on which it opened.
ALTER TABLE counter ADD COLUMN opened_at timestamptz NOT NULL DEFAULT now();

-- When the screen of a holder last read its counter; null if a process of the release before wrote the row.
ALTER TABLE counter_holder ADD COLUMN seen_at timestamptz;
-- Whether somebody may be at an open counter: a counter system's has no screen, and a holder's was seen lately.
CREATE FUNCTION is_attended(at counter, today date, silent_since timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM counter_holder h
    JOIN service_type st ON st.department_id = h.department_id JOIN service s ON s.service_type_id = st.id
    WHERE s.id = at.service_id AND h.location_id = at.location_id AND h.counter = at.name
      AND h.day = today AND coalesce(h.seen_at, h.since) < silent_since)
$$;
-- A screen that is seen is no change for the other screens.
DROP TRIGGER counter_holder_change_told ON counter_holder;
CREATE TRIGGER counter_holder_change_told
  AFTER INSERT OR DELETE OR UPDATE OF department_id, location_id, counter, day, held_by, name, since ON counter_holder
  FOR EACH ROW EXECUTE FUNCTION tell_counter_change();
