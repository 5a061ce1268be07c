-- Who asked for a code, by network; what the gateway surely did not send; and whom a code belongs to.
ALTER TABLE sms_code ADD COLUMN network text NOT NULL DEFAULT '';
-- The gateway refused it and nobody tried it: it counts against no limit, and opens nothing.
ALTER TABLE sms_code ADD COLUMN returned boolean NOT NULL DEFAULT false;
-- Its tries are for whoever names its challenge; else for who asks from the same address.
ALTER TABLE sms_code ADD COLUMN by_id boolean NOT NULL DEFAULT false;
CREATE INDEX sms_code_network ON sms_code (network, sent_at DESC);
-- The budget of a day over all numbers.
CREATE INDEX sms_code_counted ON sms_code (sent_at) WHERE NOT returned;
-- Attempts of which it is known that nothing was sent. A process of an older release counts none, so that what it
-- tried counts as sent.
ALTER TABLE sms_outbox ADD COLUMN refused_attempts integer NOT NULL DEFAULT 0;
-- Puzzles that were solved, until they would be refused by their age alone.
CREATE TABLE used_puzzle (
  id text PRIMARY KEY,
  ends_at timestamptz NOT NULL
);
CREATE INDEX used_puzzle_over ON used_puzzle (ends_at);
