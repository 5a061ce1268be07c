-- Kiosks and displays of offices. A supervisor makes a code, which one browser trades for a session, once.
CREATE TABLE staff_device (
  id uuid PRIMARY KEY,
  department_id int NOT NULL REFERENCES department,
  location_id int NOT NULL REFERENCES location,
  kind text NOT NULL CHECK (kind IN ('kiosk', 'display')),
  name text NOT NULL,
  -- A hash; null once it was used.
  code_hash text UNIQUE,
  code_expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  enrolled_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX staff_device_of_department ON staff_device (department_id) WHERE revoked_at IS NULL;
