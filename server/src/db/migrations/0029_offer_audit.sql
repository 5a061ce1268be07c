-- Changes of what is offered leave a row in the audit, whoever makes them: our calls, an operator at psql, another
-- program. Statement by statement, with up to five of the rows as they were and as they are; none names a person.
CREATE FUNCTION audit_offer(act text, changed bigint, was jsonb, now_is jsonb, table_name name) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO audit (at, kind, subject, route, trace_id, facts)
  VALUES (clock_timestamp(), 'offer', 'sql:' || session_user, 'sql:' || table_name, gen_random_uuid(),
    jsonb_strip_nulls(jsonb_build_object('act', act, 'rows', changed, 'was', was, 'is', now_is,
      'program', nullif(current_setting('application_name', true), ''))))
$$;

CREATE FUNCTION audit_offer_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed bigint;
  was jsonb;
  now_is jsonb;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM audit_offer('truncate', NULL, NULL, NULL, TG_TABLE_NAME);
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF TG_OP = 'INSERT' THEN
      SELECT count(*) INTO changed FROM new_rows;
      SELECT jsonb_agg(r) INTO now_is FROM (SELECT to_jsonb(n) AS r FROM new_rows n LIMIT 5) AS few;
    ELSE
      SELECT count(*) INTO changed FROM (SELECT to_jsonb(n) FROM new_rows n EXCEPT SELECT to_jsonb(o) FROM old_rows o) AS r;
      SELECT jsonb_agg(r) INTO now_is FROM
        (SELECT to_jsonb(n) AS r FROM new_rows n EXCEPT SELECT to_jsonb(o) FROM old_rows o ORDER BY 1 LIMIT 5) AS few;
      SELECT jsonb_agg(r) INTO was FROM
        (SELECT to_jsonb(o) AS r FROM old_rows o EXCEPT SELECT to_jsonb(n) FROM new_rows n ORDER BY 1 LIMIT 5) AS few;
    END IF;
  ELSE
    SELECT count(*) INTO changed FROM old_rows;
    SELECT jsonb_agg(r) INTO was FROM (SELECT to_jsonb(o) AS r FROM old_rows o LIMIT 5) AS few;
  END IF;
  IF changed > 0 THEN
    PERFORM audit_offer(lower(TG_OP), changed, was, now_is, TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END $$;

-- Nobody calls them but the triggers.
REVOKE ALL ON FUNCTION audit_offer(text, bigint, jsonb, jsonb, name) FROM PUBLIC;

DO $$
DECLARE
  offered name;
BEGIN
  FOREACH offered IN ARRAY ARRAY['category', 'department', 'service_type', 'service', 'location', 'opening_hours',
    'public_holiday', 'special_work_day', 'service_location', 'reservation_parameter', 'guide']
  LOOP
    EXECUTE format('CREATE TRIGGER audit_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change()', offered);
    EXECUTE format('CREATE TRIGGER audit_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change()', offered);
    EXECUTE format('CREATE TRIGGER audit_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change()', offered);
    EXECUTE format('CREATE TRIGGER audit_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION audit_offer_change()', offered);
  END LOOP;
END $$;
