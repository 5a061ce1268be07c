-- When the holder of a booking said that they are coming; null if they did not, and after a move.
ALTER TABLE ticket ADD COLUMN coming_at timestamptz;
