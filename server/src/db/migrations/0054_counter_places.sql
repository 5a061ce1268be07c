-- Where in its building a counter is, in the words of the office. What it does not say is empty, and is not shown.
CREATE TABLE counter_place (
  location_id int NOT NULL REFERENCES location,
  -- As it is called: `5`. Empty: every counter of the office that has no row of its own.
  counter text NOT NULL,
  floor jsonb NOT NULL,
  area jsonb NOT NULL,
  -- From the entrance: “Right out of the lift, then the first on your left”.
  way jsonb NOT NULL,
  PRIMARY KEY (location_id, counter)
);

-- Part of what is offered: changes leave a row in the audit (0029).
CREATE TRIGGER audit_insert AFTER INSERT ON counter_place REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_update AFTER UPDATE ON counter_place REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_delete AFTER DELETE ON counter_place REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_truncate BEFORE TRUNCATE ON counter_place
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
