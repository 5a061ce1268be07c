-- When the holder of a number let people behind it go first. Its place is then that of a rejoined one, but it has not
-- missed a call: `rejoined_at` is the same until it does.
ALTER TABLE ticket ADD COLUMN let_pass_at timestamptz;

-- As in 0090, and also when a waiting ticket gets another place.
CREATE OR REPLACE FUNCTION count_moves_in_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_day AS q (service_id, location_id, day, waiting, not_checked_in)
  SELECT service_id, location_id, day, coalesce(sum(change) FILTER (WHERE waits), 0),
    coalesce(sum(change) FILTER (WHERE waits AND checked_in_at IS NULL), 0)
  FROM (
    SELECT service_id, location_id, day, checked_in_at, progress = 'waiting' AS waits, priority,
      rejoined_at, -1 AS change FROM was_there
    UNION ALL
    SELECT service_id, location_id, day, checked_in_at, progress = 'waiting', priority, rejoined_at, 1 FROM now_there
  ) AS moves
  GROUP BY service_id, location_id, day
  HAVING sum(change) <> 0 OR sum(change) FILTER (WHERE waits) <> 0
    OR sum(change) FILTER (WHERE waits AND checked_in_at IS NULL) <> 0
    OR sum(change) FILTER (WHERE waits AND priority) <> 0
    OR sum(change * extract(epoch FROM rejoined_at)) FILTER (WHERE waits) <> 0
  ORDER BY 1, 2, 3
  ON CONFLICT (service_id, location_id, day) DO UPDATE
  SET waiting = q.waiting + EXCLUDED.waiting, not_checked_in = q.not_checked_in + EXCLUDED.not_checked_in;
  RETURN NULL;
END $$;

-- As in 0090, and also of another place.
CREATE OR REPLACE FUNCTION tell_ticket_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_visit_change(office) FROM (
    SELECT n.location_id AS office FROM now_there n JOIN was_there o USING (id)
    WHERE (n.progress, n.counter_name, n.called_at, n.started_at, n.parked_at, n.checked_in_at, n.service_id, n.location_id,
      n.priority, n.day, n.booking_time, n.rejoined_at)
      IS DISTINCT FROM
      (o.progress, o.counter_name, o.called_at, o.started_at, o.parked_at, o.checked_in_at, o.service_id, o.location_id,
      o.priority, o.day, o.booking_time, o.rejoined_at)
    UNION
    SELECT o.location_id FROM now_there n JOIN was_there o USING (id) WHERE n.location_id <> o.location_id
  ) AS changed;
  RETURN NULL;
END $$;

-- As in 0077, and at most 20 about the place in a queue: people who step back are alerted and asked again.
CREATE OR REPLACE FUNCTION may_get_sms(number text, of_kind text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN of_kind IN ('booked', 'givenUp', 'moved') THEN (
      SELECT count(*) < 20 FROM sms_outbox o WHERE o.mob_num = number AND o.kind IN ('booked', 'givenUp', 'moved'))
    WHEN of_kind IN ('alert', 'here', 'passedOver') THEN (
      SELECT count(*) < 20 FROM sms_outbox o WHERE o.mob_num = number AND o.kind IN ('alert', 'here', 'passedOver'))
    ELSE true END
$$;
