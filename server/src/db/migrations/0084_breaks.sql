-- Why a person is parked, and why and until when a counter pauses: words of a list, null if nobody said.
ALTER TABLE ticket ADD COLUMN parked_for text;
ALTER TABLE counter ADD COLUMN paused_for text;
ALTER TABLE counter ADD COLUMN paused_until timestamptz;
