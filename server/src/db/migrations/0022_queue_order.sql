-- The order of a queue is read from these two, the first part from the second one and the rest from the first, and
-- nothing is sorted: a call by a counter costs the same however many wait (modules/line/queue-order.ts).
CREATE INDEX ticket_order ON ticket (service_id, location_id, day, priority DESC, coalesce(rejoined_behind, number),
  rejoined_at NULLS FIRST, booking_time, created_at, id) WHERE progress = 'waiting';
CREATE INDEX ticket_appointments ON ticket (service_id, location_id, day, booking_time, created_at, id)
  WHERE progress = 'waiting' AND type <> 'QUEUE' AND rejoined_at IS NULL;
DROP INDEX ticket_line;
DROP INDEX ticket_early;

-- Who is being served, and who wants a message: few of all tickets.
CREATE INDEX ticket_called_now ON ticket (day, service_id, location_id) WHERE progress = 'called';
CREATE INDEX ticket_alert ON ticket (service_id, location_id, day, cnt_to_alert)
  WHERE progress = 'waiting' AND cnt_to_alert IS NOT NULL;
CREATE INDEX queue_day_day ON queue_day (day);

-- A queue was closed while people wait: a background job tells them, and deletes the row as it does.
CREATE TABLE queue_closing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  service_id int NOT NULL,
  location_id int NOT NULL,
  closed_at timestamptz NOT NULL
);
