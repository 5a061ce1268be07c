-- Anybody can type anybody's ID number. It limits only whoever's issuer vouches for it.
ALTER TABLE ticket ADD COLUMN identify_proved boolean NOT NULL DEFAULT false;
DROP INDEX ticket_one_booking_of_person;
CREATE UNIQUE INDEX ticket_one_booking_of_person ON ticket (identify_digest, service_id, day)
  WHERE progress = 'booked' AND identify_proved;
