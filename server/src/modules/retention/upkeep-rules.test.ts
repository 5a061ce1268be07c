import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { createRetention } from './sweep';

let city: TestServer;
beforeEach(async () => {
  city = await startTestServer();
});
afterEach(() => city.stop());

const DAYS = 400;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const countOf = async (table: string) =>
  (await city.db.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`))[0]!.rows;

it('keeps the tables of a year as small as those of a season', async () => {
  const { serviceId, locationId } = await pointOf(city.db, 'DSI-CRC', 'CP');
  const days = `SELECT date '2026-12-01' - n AS day, n FROM generate_series(0, ${DAYS - 1}) AS n`;
  await city.db.query(
    `INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, mob_area, mob_num, day, number,
       progress, created_at)
     SELECT gen_random_uuid(), 'U' || n, 'QUEUE', 'A001', $1, $2, '853', (60000000 + n)::text, day, 1, 'treated', day
     FROM (${days}) AS past`,
    [serviceId, locationId],
  );
  await city.db.query(
    `INSERT INTO slot (service_id, location_id, day, time, capacity, taken)
     SELECT $1, $2, day, '09:00', 4, 1 FROM (${days}) AS past`,
    [serviceId, locationId],
  );
  const retention = createRetention({
    db: city.db,
    clock: city.clock,
    log: silent,
    pace: { rows: 50, pauseMs: 0 },
  });
  await retention.sweep();
  expect(await countOf('ticket')).toBe(101);
  expect(await countOf('slot')).toBe(8);
  // The daily totals stay.
  expect(await countOf('queue_day')).toBe(397);
  expect([...retention.figures().values()].filter(({ due, failures }) => due + failures > 0)).toEqual([]);
});
