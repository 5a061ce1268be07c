-- How young releases do in pages: a row for each network that told of one. `network` is a keyed hash of the network of
-- an address, so that one asker counts once; rows go after two days.
CREATE TABLE release_health (
  remote text NOT NULL,
  -- Of the order that brought the release.
  sequence bigint NOT NULL,
  network text NOT NULL,
  -- How it failed there; null where it was shown.
  failed_as text CHECK (failed_as IN ('load', 'contract', 'slow', 'empty', 'throw')),
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, sequence, network)
);

-- Orders whose release failed for too many: pages take the release before. The server writes it, no team signs it; the
-- next order of the team ends it.
CREATE TABLE release_stop (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remote text NOT NULL,
  sequence bigint NOT NULL,
  -- How many networks told of the release, and in how many it failed.
  asked int NOT NULL,
  failed int NOT NULL,
  kinds text[] NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (remote, sequence)
);
CREATE TRIGGER release_stop_stays BEFORE UPDATE OR DELETE ON release_stop
  FOR EACH ROW EXECUTE FUNCTION refuse_release_change();
CREATE TRIGGER release_stop_is_not_emptied BEFORE TRUNCATE ON release_stop
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_release_change();
