import { startTestServer, type TestServer } from '../../testing/test-server';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { isHit } from '../../modules/waits/model';
import { recordPastWeeks } from './past-weeks';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

jest.setTimeout(300_000);

describe('the past weeks of the demonstration city', () => {
  let vez: TestServer;
  let points: TestPoint[];
  const record = () => recordPastWeeks({ ...vez, log });
  beforeAll(async () => {
    vez = await startTestServer();
    // The offices of one department, open around the clock or on weekdays; more would only take longer.
    await vez.db.query(
      `DELETE FROM service_location WHERE service_id NOT IN (SELECT s.id FROM service s
         JOIN service_type t ON t.id = s.service_type_id JOIN department d ON d.id = t.department_id
         WHERE d.code = 'IAS')`,
    );
    points = await vez.db.query<TestPoint>(
      `SELECT p.service_id AS "serviceId", p.location_id AS "locationId", t.department_id AS "departmentId"
       FROM service_location p JOIN service s ON s.id = p.service_id
       JOIN service_type t ON t.id = s.service_type_id WHERE p.ticket AND p.queue_open`,
    );
    await record();
  });
  afterAll(() => vez.stop());

  interface Forecast {
    waited_seconds: number;
    from_minutes: number | null;
    to_minutes: number | null;
  }
  const forecasts = () => vez.db.query<Forecast>('SELECT * FROM wait_forecast ORDER BY at, id');

  it('let each open queue show a range as soon as its counters open [QUE-03] [DAT-11]', async () => {
    const as = vez.counterSystem;
    for (const point of points) await vez.call('openCounter', { ...point, counter: '1' }, { as });
    await vez.learnWaits();
    vez.clock.advance(15);
    for (const point of points) {
      const { waitRange, openCounter } = await vez.call('counterInfo', point);
      expect([point, openCounter, waitRange]).toEqual([point, 1, expect.anything()]);
      expect(waitRange?.isTypical).toBeUndefined();
    }
  });

  it('hold the true wait in eight of ten ranges, as on any other day', async () => {
    const told = (await forecasts()).filter(({ from_minutes }) => from_minutes !== null);
    const hits = told.filter((one) =>
      isHit({ fromMinutes: one.from_minutes!, toMinutes: one.to_minutes! }, one.waited_seconds),
    );
    expect(told.length).toBeGreaterThan(1_000);
    expect(hits.length / told.length).toBeGreaterThan(0.75);
    expect(hits.length / told.length).toBeLessThan(0.87);
  });

  it('keep to office hours, weekends and holidays', async () => {
    const weekdays = await pointOf(vez.db, 'IAS-ELD', 'H24');
    const closed = await vez.db.query(
      `SELECT FROM wait_pace WHERE location_id <> $1
         AND (extract(dow FROM day) IN (0, 6) OR day = '2026-11-02' OR hour < 9 OR hour >= 18)`,
      [weekdays.locationId],
    );
    expect(closed).toEqual([]);
    const open = await vez.db.query<{ days: number }>(
      'SELECT count(DISTINCT day)::int AS days FROM wait_pace WHERE location_id = $1',
      [weekdays.locationId],
    );
    expect(open).toEqual([{ days: 28 }]);
  });

  it('show in the figures of an office, day by day', async () => {
    const { locationId, departmentId } = await pointOf(vez.db, 'IAS-ELD', 'H24');
    const as = await vez.staff({ role: 'supervisor', departmentId });
    const november = { locationId, serviceId: 0, from: '03/11/2026', until: '30/11/2026' };
    const { firstDay, groups, estimates } = await vez.call('officeFigures', november, { as });
    expect(firstDay).toBe('03/11/2026');
    expect(groups.filter(({ of }) => of === 'day')).toHaveLength(28);
    const [all] = groups.filter(({ of }) => of === 'all');
    expect(all!.visits).toBeGreaterThan(1_000);
    expect(all!.wait!.most).toBeGreaterThan(all!.wait!.half);
    expect(all!.service!.half).toBeGreaterThan(0);
    expect(estimates!.right).toBeGreaterThan(estimates!.told / 2);
  });

  it('record their visits once, also after a process that ended before', async () => {
    const visits = async () =>
      (await vez.db.query<{ count: number }>('SELECT count(*)::int AS count FROM past_visit'))[0]!.count;
    const [before, known] = [await visits(), (await forecasts()).length];
    await record();
    expect(await visits()).toBe(before);
    await vez.db.query('TRUNCATE past_visit');
    await record();
    expect([await visits(), (await forecasts()).length]).toEqual([before, known]);
  });

  it('are recorded once, whatever the server has learned since', async () => {
    const before = (await forecasts()).length;
    await record();
    expect((await forecasts()).length).toBe(before);
  });

  it('are the same for the same days', async () => {
    const all = () => vez.db.query('SELECT * FROM wait_pace ORDER BY service_id, location_id, day, hour');
    const before = await all();
    await vez.db.query('TRUNCATE wait_pace, wait_forecast, past_visit');
    await record();
    expect(await all()).toEqual(before);
  });

  it('are recorded whole or not at all', async () => {
    await vez.db.query('TRUNCATE wait_pace, wait_forecast, past_visit');
    await vez.db.query('ALTER TABLE wait_forecast ADD CONSTRAINT refused CHECK (people_ahead < 0)');
    await expect(record()).rejects.toThrow('refused');
    expect(await vez.db.query('SELECT FROM wait_pace')).toEqual([]);
  });
});
