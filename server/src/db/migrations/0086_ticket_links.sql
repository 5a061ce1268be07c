-- Counts the links that were sent for a ticket: only the newest one opens it.
ALTER TABLE ticket ADD COLUMN link_number int NOT NULL DEFAULT 0;
