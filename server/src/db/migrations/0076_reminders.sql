-- Whether an office reminds its booked people: a day, and two hours before the booked time.
ALTER TABLE location ADD COLUMN reminds_day_before boolean NOT NULL DEFAULT true;
ALTER TABLE location ADD COLUMN reminds_hours_before boolean NOT NULL DEFAULT true;

-- How many of its two reminders a booking is through with, sent or not; a move starts again.
ALTER TABLE ticket ADD COLUMN reminded smallint NOT NULL DEFAULT 0;
-- When its day, time or place was changed last; null if never.
ALTER TABLE ticket ADD COLUMN moved_at timestamptz;
CREATE INDEX ticket_to_remind ON ticket (reminded, day, booking_time) WHERE progress = 'booked';
