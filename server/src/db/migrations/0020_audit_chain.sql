-- What was done, besides what was refused. An older process goes on writing its rows without these columns.
ALTER TABLE audit ADD COLUMN ticket_id uuid;
ALTER TABLE audit ADD COLUMN facts jsonb NOT NULL DEFAULT '{}';
CREATE INDEX audit_ticket ON audit (ticket_id, at) WHERE ticket_id IS NOT NULL;
CREATE INDEX audit_at ON audit (at);

-- Each row's hash covers the one before. In a table of its own and written in the background, so that no call waits for
-- the end of the chain.
CREATE TABLE audit_link (
  position bigint PRIMARY KEY,
  audit_id bigint NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  hash bytea NOT NULL
);

CREATE FUNCTION audit_hash(previous bytea, entry audit) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.kind, entry.subject, entry.route,
    entry.trace_id, entry.ticket_id, entry.facts)::text, 'UTF8'))
$$;

-- Rows are numbered when they are written and seen when they are committed: one may come after a later number, but not
-- ten thousand later.
CREATE FUNCTION chain_audit(most int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last_link audit_link;
  entry audit;
  done int := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(7316002);
  SELECT * INTO last_link FROM audit_link ORDER BY position DESC LIMIT 1;
  FOR entry IN
    SELECT a.* FROM audit a
    WHERE a.id > coalesce((SELECT max(audit_id) FROM audit_link), 0) - 10000
      AND NOT EXISTS (SELECT FROM audit_link l WHERE l.audit_id = a.id)
    ORDER BY a.id LIMIT most
  LOOP
    INSERT INTO audit_link (position, audit_id, at, hash)
    VALUES (coalesce(last_link.position, 0) + 1, entry.id, entry.at,
      audit_hash(coalesce(last_link.hash, '\x'), entry))
    RETURNING * INTO last_link;
    done := done + 1;
  END LOOP;
  RETURN done;
END $$;

CREATE FUNCTION refuse_audit_link_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was audited stays.';
END $$;
CREATE TRIGGER audit_link_stays BEFORE UPDATE OR DELETE ON audit_link
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_link_change();
CREATE TRIGGER audit_link_is_not_emptied BEFORE TRUNCATE ON audit_link
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_link_change();

-- The tables belong to a role that nobody logs in with: whoever writes them can neither change them nor switch their
-- triggers off. Where this user may not make roles the triggers alone protect them; `operator.mjs audit verify` says so.
DO $$
DECLARE
  writer name := current_user;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'vez_auditor') THEN
    CREATE ROLE vez_auditor NOLOGIN;
  END IF;
  EXECUTE format('GRANT vez_auditor TO %I WITH INHERIT FALSE, SET TRUE', writer);
  GRANT USAGE, CREATE ON SCHEMA public TO vez_auditor;
  ALTER TABLE audit OWNER TO vez_auditor;
  ALTER TABLE audit_link OWNER TO vez_auditor;
  ALTER FUNCTION audit_hash(bytea, audit) OWNER TO vez_auditor;
  ALTER FUNCTION chain_audit(int) OWNER TO vez_auditor;
  ALTER FUNCTION refuse_audit_change() OWNER TO vez_auditor;
  ALTER FUNCTION refuse_audit_link_change() OWNER TO vez_auditor;
  SET LOCAL ROLE vez_auditor;
  -- DELETE is for retention: the trigger lets it reach nothing younger than a year.
  EXECUTE format('GRANT SELECT, INSERT, DELETE ON audit TO %I', writer);
  EXECUTE format('GRANT SELECT ON audit_link TO %I', writer);
  EXECUTE format('GRANT SELECT ON SEQUENCE audit_id_seq TO %I', writer);
  RESET ROLE;
  REVOKE CREATE ON SCHEMA public FROM vez_auditor;
  EXECUTE format('REVOKE vez_auditor FROM %I', writer);
EXCEPTION WHEN insufficient_privilege THEN
  RAISE WARNING 'The audit has no owner of its own: this user may not make the role vez_auditor.';
END $$;
