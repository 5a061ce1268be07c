-- The row of a queue's last number is locked while its tickets are written: what they cost is what limits how many
-- people are given a number in a second.

-- For each ticket two foreign keys looked at the same service and the same place again: more than half of what its
-- row costs. Instead every ticket stands in a day of a queue (the triggers below see to it, booked or in line), and
-- service and place are checked once for each such day.
ALTER TABLE queue_day ADD FOREIGN KEY (service_id, location_id) REFERENCES service_location;

CREATE OR REPLACE FUNCTION count_new_in_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_day AS q (service_id, location_id, day, waiting, not_checked_in)
  SELECT service_id, location_id, day, count(*) FILTER (WHERE progress = 'waiting'),
    count(*) FILTER (WHERE progress = 'waiting' AND checked_in_at IS NULL)
  FROM now_there GROUP BY service_id, location_id, day ORDER BY 1, 2, 3
  ON CONFLICT (service_id, location_id, day) DO UPDATE
  SET waiting = q.waiting + EXCLUDED.waiting, not_checked_in = q.not_checked_in + EXCLUDED.not_checked_in
  WHERE EXCLUDED.waiting > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_moves_in_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_day AS q (service_id, location_id, day, waiting, not_checked_in)
  SELECT service_id, location_id, day, coalesce(sum(change) FILTER (WHERE waits), 0),
    coalesce(sum(change) FILTER (WHERE waits AND checked_in_at IS NULL), 0)
  FROM (
    SELECT service_id, location_id, day, checked_in_at, progress = 'waiting' AS waits, -1 AS change FROM was_there
    UNION ALL
    SELECT service_id, location_id, day, checked_in_at, progress = 'waiting', 1 FROM now_there
  ) AS moves
  GROUP BY service_id, location_id, day
  HAVING sum(change) <> 0 OR sum(change) FILTER (WHERE waits) <> 0
    OR sum(change) FILTER (WHERE waits AND checked_in_at IS NULL) <> 0
  ORDER BY 1, 2, 3
  ON CONFLICT (service_id, location_id, day) DO UPDATE
  SET waiting = q.waiting + EXCLUDED.waiting, not_checked_in = q.not_checked_in + EXCLUDED.not_checked_in;
  RETURN NULL;
END $$;

-- The days of the tickets that are there already.
INSERT INTO queue_day (service_id, location_id, day)
SELECT DISTINCT service_id, location_id, day FROM ticket ORDER BY 1, 2, 3
ON CONFLICT DO NOTHING;
ALTER TABLE ticket DROP CONSTRAINT ticket_service_id_fkey;
ALTER TABLE ticket DROP CONSTRAINT ticket_location_id_fkey;

-- An answer is kept as the text that it is: nothing looks into it. `late` holds what of it was not known until the
-- last statement.
ALTER TABLE idempotency_key ALTER COLUMN answer TYPE json USING answer::json;
ALTER TABLE idempotency_key ADD COLUMN late json;
