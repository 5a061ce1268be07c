-- A profile holds names and ID numbers: it is sealed. `person` is a keyed digest, by which all sessions of
-- somebody can be ended. Whoever is logged in logs in once more.
DELETE FROM session;
ALTER TABLE session DROP COLUMN profile;
ALTER TABLE session ADD COLUMN sealed bytea NOT NULL;
ALTER TABLE session ADD COLUMN person text NOT NULL;
CREATE INDEX session_person ON session (person);

-- What was sealed so far was sealed by the key of the secret, whose id is 0.
UPDATE ticket SET identify_cipher = '\x00'::bytea || identify_cipher WHERE identify_cipher IS NOT NULL;
