// The writes of each call as one transaction for bare pgbench: the same rows behind the same locks, without the reads
// for the answer.

/** Locks and looks up the key of the write, and counts the phone number's other grants. */
const BEGIN = `
\\set mobile random(1, 1000000000)
BEGIN;
SELECT pg_try_advisory_xact_lock(hashtextextended(:mobile::text, 0));
SELECT fingerprint, answer FROM idempotency_key WHERE key = md5(:mobile::text)::uuid AND subject = 'bench';
SELECT pg_advisory_xact_lock(hashtextextended(:mobile::text, 2));
SELECT count(*) FROM ticket WHERE mob_area = '853' AND mob_num = :mobile::text
  AND progress IN ('booked', 'waiting', 'called') AND day >= current_date;`;

const END = `
INSERT INTO idempotency_key (key, subject, fingerprint, answer)
  VALUES (gen_random_uuid(), 'bench', md5(:mobile::text), '{}');
COMMIT;
`;

/** API-37 */
export const TAKE_NUMBER = ({ serviceId, locationId }) => `${BEGIN}
INSERT INTO queue_day AS q (service_id, location_id, day, last_number, remote_given)
  VALUES (${serviceId}, ${locationId}, current_date, 1, 1)
  ON CONFLICT (service_id, location_id, day)
  DO UPDATE SET last_number = q.last_number + 1, remote_given = q.remote_given + 1
  WHERE q.remote_given < (SELECT queue_quota FROM service_location
    WHERE service_id = q.service_id AND location_id = q.location_id)
  RETURNING last_number;
INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, mob_area, mob_num, day, number,
    progress, created_at)
  VALUES (gen_random_uuid(), gen_random_uuid()::text, 'QUEUE', 'A001', ${serviceId}, ${locationId}, '853',
    :mobile::text, current_date, 1, 'waiting', now())
  RETURNING *;${END}`;

/** API-24, each time at one of the times given */
export const BOOK = (count) => `
\\set slot random(1, ${count})${BEGIN}
INSERT INTO slot AS s (service_id, location_id, day, time, capacity, taken)
  SELECT service_id, location_id, day, time, 1000000, 1 FROM bench_slot WHERE id = :slot
  ON CONFLICT (service_id, location_id, day, time)
  DO UPDATE SET taken = s.taken + 1, capacity = EXCLUDED.capacity WHERE s.taken < EXCLUDED.capacity
  RETURNING taken;
INSERT INTO queue_day AS q (service_id, location_id, day, last_booking)
  SELECT service_id, location_id, day, 1 FROM bench_slot WHERE id = :slot
  ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_booking = q.last_booking + 1
  RETURNING last_booking;
INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, mob_area, mob_num, day, booking_time,
    progress, created_at)
  SELECT gen_random_uuid(), gen_random_uuid()::text, 'RESERCATION', 'RA001', service_id, location_id, '853',
    :mobile::text, day, time, 'booked', now() FROM bench_slot WHERE id = :slot
  RETURNING *;${END}`;

/** API-32: the figures of one queue, read by one statement. */
export const READ_FIGURES = ({ serviceId, locationId }) => `
SELECT
  (SELECT count(*) FROM ticket WHERE service_id = ${serviceId} AND location_id = ${locationId}
    AND day = current_date AND progress = 'waiting') AS waiting,
  (SELECT count(*) FROM counter WHERE service_id = ${serviceId} AND location_id = ${locationId}) AS counters,
  (SELECT remote_given FROM queue_day WHERE service_id = ${serviceId} AND location_id = ${locationId}
    AND day = current_date) AS given,
  queue_quota, queue_open, queue_paused
FROM service_location WHERE service_id = ${serviceId} AND location_id = ${locationId};
`;
