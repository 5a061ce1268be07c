-- Who has a counter today: the member of staff who opened it, or took it over. A counter without a row is held by nobody:
-- a counter system opened it, or a process of the release before. Rows of former days mean nothing.
CREATE TABLE counter_holder (
  department_id int NOT NULL REFERENCES department,
  location_id int NOT NULL REFERENCES location,
  -- As `counter.name`.
  counter text NOT NULL,
  day date NOT NULL,
  -- The session's subject, as `ticket.called_by`: the same person on another device holds it too.
  held_by text NOT NULL,
  -- As colleagues read it.
  name text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (department_id, location_id, counter)
);

-- A screen whose counter was taken over shows it at once.
CREATE TRIGGER counter_holder_change_told AFTER INSERT OR UPDATE OR DELETE ON counter_holder
FOR EACH ROW EXECUTE FUNCTION tell_counter_change();
