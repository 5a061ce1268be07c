-- What an office tells everyone who waits there: for all services of a department, or one.
CREATE TABLE office_notice (
  id uuid PRIMARY KEY,
  department_id int NOT NULL REFERENCES department,
  location_id int NOT NULL REFERENCES location,
  service_id int REFERENCES service,
  kind text NOT NULL CHECK (kind IN ('late', 'lift', 'system', 'own')),
  minutes int CHECK (minutes IS NOT NULL OR kind <> 'late'),
  -- By language; own words may lack some.
  texts jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- How often messages were sent, when last, and to how many people.
  rounds int NOT NULL DEFAULT 0,
  told_at timestamptz,
  messages int NOT NULL DEFAULT 0
);
CREATE INDEX office_notice_of_office ON office_notice (location_id, made_at);

-- Who still has to get the message: those who waited when staff sent it. A message and the end of its row commit together.
CREATE TABLE notice_receiver (
  notice_id uuid NOT NULL REFERENCES office_notice ON DELETE CASCADE,
  ticket_id uuid NOT NULL REFERENCES ticket ON DELETE CASCADE,
  PRIMARY KEY (notice_id, ticket_id)
);
CREATE INDEX notice_receiver_ticket ON notice_receiver (ticket_id);

CREATE TRIGGER offer_change_told AFTER INSERT OR UPDATE OR DELETE ON office_notice
  FOR EACH STATEMENT EXECUTE FUNCTION tell_offer_change();
