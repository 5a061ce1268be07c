-- How many tries a code has: one for a code beyond the day's limit of its number.
ALTER TABLE sms_code ADD COLUMN most_tries smallint NOT NULL DEFAULT 3;
