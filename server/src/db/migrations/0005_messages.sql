-- A message says of what kind it is and until when it is of use; one that came too late, that the gateway
-- refused or that failed too often is dropped, and kept until the sweep so that it can be counted.
ALTER TABLE sms_outbox ADD COLUMN kind text NOT NULL DEFAULT 'alert';
ALTER TABLE sms_outbox ADD COLUMN expires_at timestamptz NOT NULL DEFAULT 'infinity';
ALTER TABLE sms_outbox ADD COLUMN dropped_at timestamptz;
ALTER TABLE sms_outbox ADD COLUMN dropped_because text CHECK (dropped_because IN ('late', 'refused', 'failed'));
ALTER TABLE sms_outbox ALTER COLUMN next_attempt_at SET DEFAULT '-infinity';

DROP INDEX sms_outbox_waiting;
CREATE INDEX sms_outbox_waiting ON sms_outbox (next_attempt_at) WHERE sent_at IS NULL AND dropped_at IS NULL;
