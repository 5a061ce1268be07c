-- Whether a number may get one more message: twenty a day about what its person does with bookings, so that nobody
-- who books and cancels in a loop runs up the city's bill. Messages are kept for a day; others are not counted.
CREATE FUNCTION may_get_sms(number text, of_kind text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT of_kind NOT IN ('booked', 'givenUp', 'moved') OR (
    SELECT count(*) < 20 FROM sms_outbox o WHERE o.mob_num = number AND o.kind IN ('booked', 'givenUp', 'moved'))
$$;
