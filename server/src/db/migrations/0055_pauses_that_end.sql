-- A pause of a queue that ends by itself. `queue_paused` is one whose end nobody has told; it holds until it is taken back.
ALTER TABLE service_location ADD COLUMN queue_paused_until timestamptz;
