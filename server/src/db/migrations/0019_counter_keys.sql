-- The key of a department's counter system opens its own queues. Stored is a hash of it; two of a department may live at
-- once, so that one is replaced while the other serves.
CREATE TABLE counter_key (
  id text PRIMARY KEY,
  department_id int NOT NULL REFERENCES department,
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  revoked_at timestamptz,
  revoked_by text
);
