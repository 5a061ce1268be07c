-- Login codes that an office handed out. Number, staff and code are keyed digests.
CREATE TABLE office_code (
  code_hash text PRIMARY KEY,
  owner text NOT NULL,
  handed_by text NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX office_code_owner ON office_code (owner, made_at DESC);
CREATE INDEX office_code_handed_by ON office_code (handed_by, made_at DESC);
CREATE INDEX office_code_made ON office_code (made_at);
