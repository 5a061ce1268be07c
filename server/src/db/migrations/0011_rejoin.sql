-- Somebody who was called, did not come, and has come back (decision 88): since when, and behind which number.
ALTER TABLE ticket ADD COLUMN rejoined_at timestamptz;
ALTER TABLE ticket ADD COLUMN rejoined_behind int;
ALTER TABLE ticket ADD CONSTRAINT ticket_rejoined_somewhere
  CHECK ((rejoined_at IS NULL) = (rejoined_behind IS NULL));
