-- What every domain stands on: repeated writes, messages, codes, sessions, consents.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE idempotency_key (
  key uuid NOT NULL,
  subject text NOT NULL,
  fingerprint text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, subject)
);

CREATE TABLE sms_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  mob_area text NOT NULL,
  mob_num text NOT NULL,
  text text NOT NULL,
  code text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sms_outbox_waiting ON sms_outbox (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX sms_outbox_mobile ON sms_outbox (mob_num, id DESC);

CREATE TABLE sms_code (
  challenge_id uuid PRIMARY KEY,
  mob_area text NOT NULL,
  mob_num text NOT NULL,
  code_hash text NOT NULL,
  ip text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sms_code_mobile ON sms_code (mob_area, mob_num, sent_at DESC);
CREATE INDEX sms_code_ip ON sms_code (ip, sent_at DESC);

CREATE TABLE session (
  id_hash text PRIMARY KEY,
  profile jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE used_login_code (code_hash text PRIMARY KEY, used_at timestamptz NOT NULL);

CREATE TABLE consent (
  account text NOT NULL,
  device_id text NOT NULL,
  clause_id int NOT NULL,
  consented_at timestamptz NOT NULL,
  PRIMARY KEY (account, device_id, clause_id)
);
