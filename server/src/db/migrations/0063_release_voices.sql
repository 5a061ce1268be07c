-- What pages reported of young releases, summed up by voice: an address speaks with one of the four voices of its network.
-- `network` is a keyed hash; nothing names an address. Takes the place of release_health, which the release before still
-- writes. Rows go after two days.
CREATE TABLE release_voice (
  remote text NOT NULL,
  -- Of the order that brought the release.
  sequence bigint NOT NULL,
  network text NOT NULL,
  voice smallint NOT NULL,
  -- Visits in which the release was shown, and in which it failed.
  shown int NOT NULL,
  failed int NOT NULL,
  -- How it failed last, and when it failed first; null where it never did.
  failed_as text CHECK (failed_as IN ('load', 'contract', 'slow', 'empty', 'throw')),
  failed_at timestamptz,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, sequence, network, voice)
);

-- Releases that only a share of visits gets, since reports say that they fail. Each report moves the share; a row that no
-- report has touched for two days goes.
CREATE TABLE release_hold (
  remote text NOT NULL,
  sequence bigint NOT NULL,
  -- Percent of visits that still get the release.
  share smallint NOT NULL,
  -- Voices that reported, and how many of these said that it fails.
  asked int NOT NULL,
  failed int NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, sequence)
);
