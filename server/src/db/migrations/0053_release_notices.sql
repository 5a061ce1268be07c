-- Which owners of remotes were told that a release of theirs was stopped. What they are told is in release_stop; a row is
-- made for each stop of a remote whose team wants to be told. An older process makes none, and is not in the way.
CREATE TABLE release_notice (
  remote text NOT NULL,
  sequence bigint NOT NULL,
  tries int NOT NULL DEFAULT 0,
  -- When it is tried next, unless it was told.
  next_at timestamptz NOT NULL,
  told_at timestamptz,
  PRIMARY KEY (remote, sequence),
  FOREIGN KEY (remote, sequence) REFERENCES release_stop (remote, sequence)
);
CREATE INDEX release_notice_due ON release_notice (next_at) WHERE told_at IS NULL;
