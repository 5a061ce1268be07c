-- Tells every process that something changed at an office: its number, and when, in ms. Nothing of a ticket. Taking a number
-- tells nothing, as many thousands do at once and a notification has commits wait for each other; processes look at the
-- days of the queues for that (modules/visits/changes.ts).
CREATE FUNCTION tell_visit_change(office int) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('vez_visits', office || ':' || floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
$$;

CREATE FUNCTION tell_ticket_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_visit_change(office) FROM (
    SELECT n.location_id AS office FROM now_there n JOIN was_there o USING (id)
    WHERE (n.progress, n.counter_name, n.called_at, n.started_at, n.parked_at, n.checked_in_at, n.service_id, n.location_id)
      IS DISTINCT FROM
      (o.progress, o.counter_name, o.called_at, o.started_at, o.parked_at, o.checked_in_at, o.service_id, o.location_id)
    UNION
    SELECT o.location_id FROM now_there n JOIN was_there o USING (id) WHERE n.location_id <> o.location_id
  ) AS changed;
  RETURN NULL;
END $$;
CREATE TRIGGER ticket_changes_told AFTER UPDATE ON ticket
REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION tell_ticket_changes();

CREATE FUNCTION tell_counter_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_visit_change(coalesce(NEW.location_id, OLD.location_id));
  RETURN NULL;
END $$;
CREATE TRIGGER counter_change_told AFTER INSERT OR UPDATE OR DELETE ON counter
FOR EACH ROW EXECUTE FUNCTION tell_counter_change();
