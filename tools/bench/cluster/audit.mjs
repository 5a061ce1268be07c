// Compares the database with the answers that people got.

const TWICE_FOR_ONE = `SELECT count(*)::int AS count FROM
  (SELECT FROM ticket GROUP BY mob_area, mob_num HAVING count(*) > 1) AS person`;
const NUMBER_TWICE = `SELECT count(*)::int AS count FROM (SELECT FROM ticket WHERE number IS NOT NULL
  GROUP BY service_id, location_id, day, number HAVING count(*) > 1) AS number`;
const OVERSOLD = `SELECT count(*)::int AS count FROM slot
  LEFT JOIN (SELECT service_id, location_id, day, booking_time AS time, count(*) AS sold FROM ticket
    WHERE type <> 'QUEUE' GROUP BY 1, 2, 3, 4) AS ticket USING (service_id, location_id, day, time)
  WHERE taken > capacity OR taken <> coalesce(sold, 0)`;

/** @returns {Promise<{ lost: number, twice: number, oversold: number, unheard: number }>} `unheard`: unacknowledged */
export async function audit(db, { acknowledged }) {
  const kept = new Set((await db('SELECT id FROM ticket')).map(({ id }) => id));
  const told = new Set(acknowledged.map(({ ticketId }) => ticketId));
  const [person] = await db(TWICE_FOR_ONE);
  const [number] = await db(NUMBER_TWICE);
  const [slot] = await db(OVERSOLD);
  return {
    lost: [...told].filter((id) => !kept.has(id)).length,
    twice: person.count + number.count + acknowledged.length - told.size,
    oversold: slot.count,
    unheard: [...kept].filter((id) => !told.has(id)).length,
  };
}
