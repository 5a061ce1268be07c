-- How many wait is kept beside the numbers given, so that a look at a line costs the same however long it is.
ALTER TABLE queue_day ADD COLUMN waiting int NOT NULL DEFAULT 0;
ALTER TABLE queue_day ADD COLUMN not_checked_in int NOT NULL DEFAULT 0;

INSERT INTO queue_day (service_id, location_id, day, waiting, not_checked_in)
SELECT service_id, location_id, day, count(*), count(*) FILTER (WHERE checked_in_at IS NULL)
FROM ticket WHERE progress = 'waiting' GROUP BY service_id, location_id, day
ON CONFLICT (service_id, location_id, day)
DO UPDATE SET waiting = EXCLUDED.waiting, not_checked_in = EXCLUDED.not_checked_in;

-- By triggers, so that no statement that moves somebody can forget it. In the order of the key, so that two
-- transactions never wait for each other.
CREATE FUNCTION count_new_in_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_day AS q (service_id, location_id, day, waiting, not_checked_in)
  SELECT service_id, location_id, day, count(*), count(*) FILTER (WHERE checked_in_at IS NULL)
  FROM now_there WHERE progress = 'waiting' GROUP BY service_id, location_id, day ORDER BY 1, 2, 3
  ON CONFLICT (service_id, location_id, day) DO UPDATE
  SET waiting = q.waiting + EXCLUDED.waiting, not_checked_in = q.not_checked_in + EXCLUDED.not_checked_in;
  RETURN NULL;
END $$;

CREATE FUNCTION count_moves_in_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_day AS q (service_id, location_id, day, waiting, not_checked_in)
  SELECT service_id, location_id, day, sum(change), coalesce(sum(change) FILTER (WHERE checked_in_at IS NULL), 0)
  FROM (
    SELECT service_id, location_id, day, checked_in_at, -1 AS change FROM was_there WHERE progress = 'waiting'
    UNION ALL
    SELECT service_id, location_id, day, checked_in_at, 1 FROM now_there WHERE progress = 'waiting'
  ) AS moves
  GROUP BY service_id, location_id, day
  HAVING sum(change) <> 0 OR sum(change) FILTER (WHERE checked_in_at IS NULL) <> 0
  ORDER BY 1, 2, 3
  ON CONFLICT (service_id, location_id, day) DO UPDATE
  SET waiting = q.waiting + EXCLUDED.waiting, not_checked_in = q.not_checked_in + EXCLUDED.not_checked_in;
  RETURN NULL;
END $$;

CREATE FUNCTION count_gone_from_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE queue_day AS q
  SET waiting = q.waiting - gone.waiting, not_checked_in = q.not_checked_in - gone.not_checked_in
  FROM (
    SELECT service_id, location_id, day, count(*) AS waiting,
      count(*) FILTER (WHERE checked_in_at IS NULL) AS not_checked_in
    FROM was_there WHERE progress = 'waiting' GROUP BY service_id, location_id, day
  ) AS gone
  WHERE q.service_id = gone.service_id AND q.location_id = gone.location_id AND q.day = gone.day;
  RETURN NULL;
END $$;

CREATE TRIGGER ticket_new_in_line AFTER INSERT ON ticket
REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_new_in_line();
CREATE TRIGGER ticket_moves_in_line AFTER UPDATE ON ticket
REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_moves_in_line();
CREATE TRIGGER ticket_gone_from_line AFTER DELETE ON ticket
REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION count_gone_from_line();

-- Appointments that are there before their time stand behind everybody.
CREATE INDEX ticket_early ON ticket (service_id, location_id, day, booking_time)
WHERE progress = 'waiting' AND type <> 'QUEUE';
