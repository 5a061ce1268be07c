-- Who holds a place, so that nobody hoards them: the caller, or the address of an anonymous visitor.
ALTER TABLE slot_hold ADD COLUMN holder text NOT NULL DEFAULT '';
CREATE INDEX slot_hold_holder ON slot_hold (holder) WHERE state = 'held';

-- Messages about a ticket are written in the language that it was taken in.
ALTER TABLE ticket ADD COLUMN language text NOT NULL DEFAULT 'zh_hant';
CREATE INDEX ticket_euid ON ticket (euid, day DESC) WHERE euid IS NOT NULL;
CREATE INDEX ticket_day ON ticket (day);
CREATE INDEX ticket_called ON ticket (service_id, location_id, day, called_at) WHERE called_at IS NOT NULL;
-- One active booking for a person, service and day, whatever mobile number it was made with.
CREATE UNIQUE INDEX ticket_one_booking_of_person ON ticket (identify_digest, service_id, day)
  WHERE progress = 'booked' AND identify_digest IS NOT NULL;

-- Bookings of a day are numbered apart from the queue.
ALTER TABLE queue_day ADD COLUMN last_booking int NOT NULL DEFAULT 0;

-- Styled names (html of an allow-list); where there is none the plain name stands.
ALTER TABLE department ADD COLUMN ui_name jsonb;
ALTER TABLE service ADD COLUMN ui_name jsonb;
ALTER TABLE category ADD COLUMN ui_name jsonb;
-- What the ticket says besides its number (html).
ALTER TABLE service ADD COLUMN notice jsonb;

CREATE INDEX idempotency_key_age ON idempotency_key (created_at);
CREATE INDEX sms_outbox_age ON sms_outbox (created_at);
