-- Answers to a service's questions (ID numbers, birthdays, telephone numbers) are sealed as the ID number is. Rows that
-- have them in `parameters` are sealed in the background, and those that a process of the release before still writes.
ALTER TABLE ticket ADD COLUMN answers_cipher bytea;
CREATE INDEX ticket_answers_in_clear ON ticket (id) WHERE parameters <> '{}';
