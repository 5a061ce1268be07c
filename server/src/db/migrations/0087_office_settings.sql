-- The department whose supervisors keep the calendar of an office that several share. Without one it is the first, in the
-- order of the city, that serves there.
ALTER TABLE location ADD COLUMN keeper_department_id int REFERENCES department;

-- What supervisors changed in their settings: both states, so that a change can be undone.
CREATE TABLE office_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  department_id int NOT NULL REFERENCES department,
  -- Null for the words of a service, which hold at all offices.
  location_id int REFERENCES location,
  -- Null for the calendar of an office.
  service_id int REFERENCES service,
  part text NOT NULL CHECK (part IN ('calendar', 'bookings', 'words')),
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX office_change_newest ON office_change (department_id, id DESC);
CREATE INDEX office_change_due ON office_change (made_at);
