-- Orders of teams about the releases of their remotes, and the files of these. `content` is the signed order as it came,
-- with signature and details: JSON that is written anew would not fit its signature.
CREATE TABLE release_order (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remote text NOT NULL,
  sequence bigint NOT NULL,
  -- The sequence of the order before; of two after the same one the second is refused.
  after bigint,
  content text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (remote, sequence),
  UNIQUE NULLS NOT DISTINCT (remote, after),
  CHECK (after < sequence)
);

-- By its address, which names its content.
CREATE TABLE release_file (
  url text PRIMARY KEY,
  integrity text NOT NULL,
  content bytea NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION refuse_release_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was released stays.';
END $$;
CREATE TRIGGER release_order_stays BEFORE UPDATE OR DELETE ON release_order
  FOR EACH ROW EXECUTE FUNCTION refuse_release_change();
CREATE TRIGGER release_order_is_not_emptied BEFORE TRUNCATE ON release_order
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_release_change();
CREATE TRIGGER release_file_stays BEFORE UPDATE OR DELETE ON release_file
  FOR EACH ROW EXECUTE FUNCTION refuse_release_change();
CREATE TRIGGER release_file_is_not_emptied BEFORE TRUNCATE ON release_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_release_change();
