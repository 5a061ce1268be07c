-- Who tried what they may not, for a year. Nothing in it can be changed, nor dropped before.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- A keyed digest: whoever has a person's euid or number and the secret finds their rows, nobody else.
  subject text NOT NULL,
  route text NOT NULL,
  trace_id uuid NOT NULL
);
CREATE INDEX audit_subject ON audit (subject, at);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What was audited stays.';
END $$;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE ON audit
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
