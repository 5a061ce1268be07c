-- What a kiosk or a display last said about itself.
ALTER TABLE staff_device
  -- Its last call, to the minute.
  ADD COLUMN seen_at timestamptz,
  -- Of its screens.
  ADD COLUMN release text,
  -- A kiosk's, since its roll was changed.
  ADD COLUMN slips int NOT NULL DEFAULT 0,
  ADD COLUMN paper_changed_at timestamptz,
  -- When a person first got no slip from this roll.
  ADD COLUMN paper_out_at timestamptz,
  -- When a supervisor asked for a test, and when it answered.
  ADD COLUMN tested_at timestamptz,
  ADD COLUMN test_answered_at timestamptz;

CREATE TRIGGER staff_device_change_told
  AFTER UPDATE OF paper_changed_at, paper_out_at, tested_at, test_answered_at ON staff_device
  FOR EACH ROW WHEN ((OLD.paper_changed_at, OLD.paper_out_at, OLD.tested_at, OLD.test_answered_at)
    IS DISTINCT FROM (NEW.paper_changed_at, NEW.paper_out_at, NEW.tested_at, NEW.test_answered_at))
  EXECUTE FUNCTION tell_counter_change();
