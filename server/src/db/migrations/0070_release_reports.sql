-- What each subscriber reported last of a young release, so that a flood of reports counts once in release_voice.
-- `subscriber` is a keyed hash, another one for each release; nothing names an address. Rows go after two days.
CREATE TABLE release_report (
  remote text NOT NULL,
  -- Of the order that brought the release.
  sequence bigint NOT NULL,
  subscriber text NOT NULL,
  shown boolean NOT NULL,
  failed boolean NOT NULL,
  -- As they were before the newest report: the difference is what it adds to the voice.
  shown_before boolean NOT NULL DEFAULT false,
  failed_before boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, sequence, subscriber)
);
