import { seed } from './seed';
import { startTestServer, type TestServer } from '../testing/test-server';

describe('the demonstration data', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  const countIn = async (table: string) => {
    const [row] = await city.db.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
    return row!.count;
  };

  it('are a city to look around in', async () => {
    expect(await countIn('service')).toBeGreaterThanOrEqual(60);
    expect(await countIn('public_holiday')).toBe(40);
    const [places] = await city.db.query<{ all: number; lost: number; suspended: number; remote: number }>(
      `SELECT count(*) AS all, count(*) FILTER (WHERE latitude IS NULL) AS lost,
         count(*) FILTER (WHERE suspended) AS suspended, count(*) FILTER (WHERE rc_service_login) AS remote
       FROM location`,
    );
    expect(places).toEqual({ all: 8, lost: 1, suspended: 1, remote: 1 });
  });

  it('have every name in four languages', async () => {
    for (const table of ['category', 'department', 'service_type', 'service', 'location', 'public_holiday']) {
      const rows = await city.db.query<{ name: Record<string, string> }>(`SELECT name FROM ${table}`);
      for (const { name } of rows) {
        expect(Object.keys(name).sort()).toEqual(['en_us', 'pt_pt', 'zh_hans', 'zh_hant']);
        expect(Object.values(name).every((text) => text.length > 0)).toBe(true);
      }
    }
  });

  it('can be seeded again and again, and keep what the city has changed', async () => {
    await city.db.query(`UPDATE department SET office_tel = '28000000' WHERE code = 'DSI'`);
    const before = await Promise.all(
      ['service', 'location', 'service_location', 'opening_hours'].map(countIn),
    );
    await seed(city.db);
    expect(
      await Promise.all(['service', 'location', 'service_location', 'opening_hours'].map(countIn)),
    ).toEqual(before);
    const [row] = await city.db.query(`SELECT office_tel FROM department WHERE code = 'DSI'`);
    expect(row).toEqual({ office_tel: '28000000' });
  });

  it('give every queue of a hall its own letter, since a number is called out to all', async () => {
    const [shared] = await city.db.query<{ count: number }>(
      `SELECT count(*) AS count FROM (
         SELECT FROM service_location GROUP BY location_id, queue_letter HAVING count(*) > 1) AS shared`,
    );
    expect(shared).toEqual({ count: 0 });
  });

  it('let a newcomer take a number on a Sunday at three in the morning, in several departments', async () => {
    city.clock.set('2026-12-20T03:00');
    const queues = await city.call('counterQueues', {}, { as: city.counterSystem });
    const open = queues.filter((queue) => queue.isOfficeTime && queue.open);
    const departments = await city.db.query(
      `SELECT DISTINCT department_id FROM service_type t JOIN service s ON s.service_type_id = t.id WHERE s.id = ANY($1)`,
      [open.map(({ serviceId }) => serviceId)],
    );
    expect(open.length).toBeGreaterThanOrEqual(3);
    expect(departments.length).toBeGreaterThanOrEqual(2);
  });
});
