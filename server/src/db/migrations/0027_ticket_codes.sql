-- What a number looks like: A037, 000042, A0001/999. Processes of an older release go on writing A037.
ALTER TABLE service_location ADD COLUMN code_digits int NOT NULL DEFAULT 3 CHECK (code_digits BETWEEN 1 AND 12);
ALTER TABLE service_location ADD COLUMN code_suffix text NOT NULL DEFAULT '';
