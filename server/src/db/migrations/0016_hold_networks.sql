-- The network of whoever holds a place without a login, for its share of a day; empty for those with a login.
ALTER TABLE slot_hold ADD COLUMN network text NOT NULL DEFAULT '';
CREATE INDEX slot_hold_network ON slot_hold (network, service_id, location_id, day)
  WHERE state = 'held' AND network <> '';
