-- Whether an office asks the holders of numbers, two places ahead, if they are here; and when it asked each of them.
ALTER TABLE location ADD COLUMN asks_arrival boolean NOT NULL DEFAULT false;
ALTER TABLE ticket ADD COLUMN here_asked_at timestamptz;
