-- The services that a kiosk or a display shows; none for all of its office.
ALTER TABLE staff_device ADD COLUMN service_ids int[] NOT NULL DEFAULT '{}';

DROP TRIGGER staff_device_change_told ON staff_device;
CREATE TRIGGER staff_device_change_told
  AFTER UPDATE OF paper_changed_at, paper_out_at, tested_at, test_answered_at, service_ids ON staff_device
  FOR EACH ROW WHEN ((OLD.paper_changed_at, OLD.paper_out_at, OLD.tested_at, OLD.test_answered_at, OLD.service_ids)
    IS DISTINCT FROM (NEW.paper_changed_at, NEW.paper_out_at, NEW.tested_at, NEW.test_answered_at, NEW.service_ids))
  EXECUTE FUNCTION tell_counter_change();
