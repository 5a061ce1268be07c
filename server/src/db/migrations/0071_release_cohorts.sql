-- What pages reported of releases by cohort of visits: `all`, or a value such as `browser:firefox`. A release is compared
-- with the one before it in each. `network` is a keyed hash; nothing names an address. Rows go after two days.
CREATE TABLE release_cohort (
  remote text NOT NULL,
  -- Of the order that brought the release.
  sequence bigint NOT NULL,
  cohort text NOT NULL,
  network text NOT NULL,
  -- Visits in which the release was shown, and in which it failed.
  shown int NOT NULL,
  failed int NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, sequence, cohort, network)
);

-- The cohort in which a release failed more often than the one before; null if it failed for a large share of all visits.
ALTER TABLE release_stop ADD COLUMN cohort text;

-- A page that never answered again tells so in its next visit.
ALTER TABLE release_voice DROP CONSTRAINT release_voice_failed_as_check;
ALTER TABLE release_voice ADD CONSTRAINT release_voice_failed_as_check
  CHECK (failed_as IN ('load', 'contract', 'slow', 'empty', 'throw', 'hang'));
