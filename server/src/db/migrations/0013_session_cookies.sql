-- A session outlives its cookies: each renewal gives it a new one. The cookie before it ends once the new one has
-- come back, so that whoever did not get the answer goes on with the cookie they have.
CREATE TABLE session_cookie (
  hash text PRIMARY KEY,
  session text NOT NULL REFERENCES session ON DELETE CASCADE,
  -- The cookie that it was given for.
  parent text,
  issued_at timestamptz NOT NULL,
  superseded_at timestamptz
);
CREATE INDEX session_cookie_session ON session_cookie (session);
INSERT INTO session_cookie (hash, session, issued_at) SELECT id_hash, id_hash, created_at FROM session;

-- The first cookie of a session has its name. By a trigger, since processes of the release before open sessions too.
CREATE FUNCTION add_first_cookie() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO session_cookie (hash, session, issued_at) VALUES (NEW.id_hash, NEW.id_hash, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER session_first_cookie AFTER INSERT ON session FOR EACH ROW EXECUTE FUNCTION add_first_cookie();

-- By what its person recognises it in the list of their sessions.
ALTER TABLE session ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT 'unknown'
  CHECK (device IN ('phone', 'tablet', 'computer', 'unknown'));
-- Null until its first renewal.
ALTER TABLE session ADD COLUMN renewed_at timestamptz;
