// The targets of the load: queues and slots of the prepared city.

/** Opens a counter for one queue. */
export async function hotQueue(city) {
  const [queue] = await queues(city, 1);
  return queue;
}

/** Opens a counter for each of this many queues. */
export async function queues(city, count) {
  const rows = await city.db(
    `SELECT service_id AS "serviceId", location_id AS "locationId" FROM service_location
     ORDER BY service_id, location_id LIMIT $1`,
    [count],
  );
  for (const queue of rows) await city.counter('open', { ...queue, counter: '1' });
  return rows;
}

const wireDate = (day) => day.split('-').reverse().join('/');

/** Returns this many bookable slots of different services, locations and days. */
export async function slots(city, count) {
  const rows = await city.db(
    `SELECT service_id AS "serviceId", location_id AS "locationId", day::date::text AS day, time
     FROM service_location,
       generate_series(2, 40) AS ahead,
       LATERAL (SELECT now() AT TIME ZONE 'Asia/Macau' + make_interval(days => ahead) AS day) AS on_day,
       unnest(ARRAY['09:00', '09:30', '10:00', '10:30', '11:00', '14:30', '15:00', '16:00']) AS time
     ORDER BY hashtext(service_id || ':' || location_id || ':' || ahead || ':' || time) LIMIT $1`,
    [count],
  );
  return rows.map((slot) => ({ ...slot, date: wireDate(slot.day) }));
}
