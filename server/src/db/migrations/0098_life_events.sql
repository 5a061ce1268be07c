-- What happens in a life and takes several visits, such as moving house: its services in order. Part of each city's data.
CREATE TABLE life_event (
  -- In the address of its page.
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  name jsonb NOT NULL,
  ui_icon text NOT NULL DEFAULT '',
  -- What to bring for all of it, by language, one thing a line; null if nothing is listed.
  bring jsonb,
  position int NOT NULL
);

-- How people say it. The words of a phrase stand in any order within what is typed.
CREATE TABLE life_event_phrase (
  event_code text NOT NULL REFERENCES life_event ON DELETE CASCADE,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}_[a-z]{2,4}$'),
  phrase text NOT NULL CHECK (length(phrase) BETWEEN 1 AND 80),
  PRIMARY KEY (event_code, language, phrase)
);

CREATE TABLE life_event_service (
  event_code text NOT NULL REFERENCES life_event ON DELETE CASCADE,
  service_id int NOT NULL REFERENCES service ON DELETE CASCADE,
  -- Who needs it, such as "if you own the home"; null if everyone does.
  note jsonb,
  position int NOT NULL,
  PRIMARY KEY (event_code, service_id)
);

-- Part of what is offered: changes leave a row in the audit (0029), and every process reads them anew (0085).
DO $$
DECLARE
  offered name;
BEGIN
  FOREACH offered IN ARRAY ARRAY['life_event', 'life_event_phrase', 'life_event_service'] LOOP
    EXECUTE format('CREATE TRIGGER audit_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change()', offered);
    EXECUTE format('CREATE TRIGGER audit_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows
      NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change()', offered);
    EXECUTE format('CREATE TRIGGER audit_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change()', offered);
    EXECUTE format('CREATE TRIGGER audit_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change()', offered);
    EXECUTE format('CREATE TRIGGER offer_change_told AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_offer_change()', offered);
  END LOOP;
END $$;
