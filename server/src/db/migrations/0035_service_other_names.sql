-- What people call a service besides its name: everyday words, abbreviations. The search finds it by them.
CREATE TABLE service_other_name (
  service_id int NOT NULL REFERENCES service,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}_[a-z]{2,4}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  PRIMARY KEY (service_id, language, name)
);

-- Part of what is offered: changes leave a row in the audit (0029).
CREATE TRIGGER audit_insert AFTER INSERT ON service_other_name REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_update AFTER UPDATE ON service_other_name REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_delete AFTER DELETE ON service_other_name REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
CREATE TRIGGER audit_truncate BEFORE TRUNCATE ON service_other_name
  FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change();
