-- What is past is found by its day, to be deleted in batches (modules/retention/upkeep-rules.ts).
CREATE INDEX slot_day ON slot (day);
