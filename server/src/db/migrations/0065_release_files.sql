-- Which files orders name. By a trigger, since processes of the release before add orders, too.
CREATE TABLE release_order_file (url text PRIMARY KEY);

CREATE FUNCTION name_release_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO release_order_file (url)
  SELECT DISTINCT file ->> 'url' FROM jsonb_array_elements(NEW.content::jsonb -> 'details' -> 'files') AS file ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER release_order_names_files AFTER INSERT ON release_order
  FOR EACH ROW EXECUTE FUNCTION name_release_files();
INSERT INTO release_order_file (url)
SELECT DISTINCT file ->> 'url' FROM release_order, jsonb_array_elements(content::jsonb -> 'details' -> 'files') AS file;

CREATE TRIGGER release_order_file_stays BEFORE UPDATE OR DELETE ON release_order_file
  FOR EACH ROW EXECUTE FUNCTION refuse_release_change();
CREATE TRIGGER release_order_file_is_not_emptied BEFORE TRUNCATE ON release_order_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_release_change();

-- A file that no order names may go: what was sent for a release that never came would fill the disk.
CREATE FUNCTION refuse_release_file_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM release_order_file WHERE url = OLD.url) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What was released stays.';
END $$;
DROP TRIGGER release_file_stays ON release_file;
CREATE TRIGGER release_file_stays BEFORE UPDATE OR DELETE ON release_file
  FOR EACH ROW EXECUTE FUNCTION refuse_release_file_change();
CREATE INDEX release_file_remote ON release_file (split_part(url, '/', 3));

-- Credentials of teams that were used, until they would be refused by their age alone; a proxy may repeat a call with its
-- idempotency key.
CREATE TABLE used_team_credential (
  claim_hash text PRIMARY KEY,
  idempotency_key text NOT NULL,
  used_at timestamptz NOT NULL
);
CREATE INDEX used_team_credential_over ON used_team_credential (used_at);
