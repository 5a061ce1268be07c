-- From a day after this, processes write an HMAC here: a plain hash of what was sent could be guessed, ID number and all.
-- Until then they write what processes of the release before compare with, and read both.
COMMENT ON COLUMN idempotency_key.fingerprint IS 'HMAC-SHA-256 in hex; from before 0028 SHA-256 in base64; or given up';
