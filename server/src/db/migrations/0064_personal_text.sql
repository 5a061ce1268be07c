-- Text that names a person is kept sealed, in the columns that there are. From a day after this processes write it so;
-- until then they write what those of the release before read, and they read both. What stands in clear by then is
-- sealed in the background.
CREATE TABLE personal_text_key (
  id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- Sealed itself by `VEZ_DATA_KEYS`, or by the secret: a copy of the database opens nothing.
  sealed bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

-- What is left to seal.
CREATE INDEX ticket_number_in_clear ON ticket (mob_num) WHERE mob_num NOT LIKE 's1.%';

-- The numbers that begin alike, once the number itself tells it no more.
ALTER TABLE sms_code ADD COLUMN mob_prefix text NOT NULL DEFAULT '';
CREATE INDEX sms_code_prefix ON sms_code (mob_area, mob_prefix, sent_at DESC) WHERE mob_prefix <> '';
