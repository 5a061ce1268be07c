import type { Log } from '../../diagnostics/log';
import { reservationOf } from '../../testing/reservation';
import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { RETENTION_RULES } from './rules';
import { createRetention } from './sweep';

describe('retention', () => {
  let city: TestServer;
  let lines: string[];
  const write = (facts: object, text: string) => void lines.push(JSON.stringify({ ...facts, text }));
  const log: Log = { info: write, warn: write, error: write };
  beforeEach(async () => {
    lines = [];
    city = await startTestServer();
  });
  afterEach(() => city.stop());

  const retentionOf = ({ db, clock }: TestServer, rows = 500) =>
    createRetention({ db, clock, log, pace: { rows, pauseMs: 0 } });
  const sweepAt = async (time: string) => {
    city.clock.set(time);
    await retentionOf(city).sweep();
  };
  const rowOf = async (id: string) => {
    const [row] = await city.db.query<Record<string, unknown>>('SELECT * FROM ticket WHERE id = $1', [id]);
    return row;
  };
  const search = (owner: string, keyword: string) =>
    city.db.query('INSERT INTO search_record VALUES ($1, $2, $3)', [owner, keyword, city.clock.now()]);
  const countOf = async (table: string) =>
    (await city.db.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`))[0]!.rows;

  it('clears the ID number after 30 days and the owner after 90; the count stays', async () => {
    const as = await city.accountHolder();
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const request = { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: '12345670' };
    const { ticket } = await city.call('reserve', request, { as });

    await sweepAt('2027-01-01T12:00');
    const whole = { identify_cipher: expect.any(Buffer), mob_num: as.mobile.number };
    expect(await rowOf(ticket.id)).toMatchObject(whole);

    await sweepAt('2027-01-02T12:00');
    const nameless = { identify_cipher: null, identify_digest: null, mob_num: as.mobile.number };
    expect(await rowOf(ticket.id)).toMatchObject(nameless);

    await sweepAt('2027-03-03T12:00');
    expect(await rowOf(ticket.id)).toMatchObject({ mob_num: null, euid: null, service_id: point.serviceId });
  });

  it('deletes a kiosk’s number after a week, unless it was scanned to a phone', async () => {
    const point = await pointOf(city.db, 'IAM-FIN', 'CP');
    const walkIn = () => city.call('walkIn', point, { as: city.counterSystem });
    const [left, scanned] = [await walkIn(), await walkIn()];
    const as = await city.citizen();
    const { area: mobArea, number: mobNum } = as.mobile;
    await city.call('registerTicket', { mobArea, mobNum, qrcodeContent: scanned.qrcodeContent }, { as });
    await sweepAt('2026-12-09T09:00');
    expect(await rowOf(left.ticketId)).toBeUndefined();
    expect(await rowOf(scanned.ticketId)).toMatchObject({ mob_num: mobNum });
  });

  it('deletes searches after 90 days, favourites after two years and consents after one', async () => {
    await search('853-66000001', 'passport');
    await city.db.query(
      `INSERT INTO favourite SELECT gen_random_uuid(), '853-66000001', service_id, location_id, 'QUEUE', $1
       FROM service_location LIMIT 1`,
      [city.clock.now()],
    );
    await city.db.query(`INSERT INTO consent VALUES ('853-66000001', 'device', 1, $1)`, [city.clock.now()]);
    const counts = () => Promise.all(['search_record', 'favourite', 'consent'].map(countOf));
    await sweepAt('2027-02-28T12:00');
    expect(await counts()).toEqual([1, 1, 1]);
    await sweepAt('2027-03-02T12:00');
    expect(await counts()).toEqual([0, 1, 1]);
    await sweepAt('2027-12-03T12:00');
    expect(await counts()).toEqual([0, 1, 0]);
    await sweepAt('2028-12-02T12:00');
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('works in batches, counts its rows, and continues when one table fails', async () => {
    for (let at = 0; at < 25; at += 1) await search('853-66000001', `word ${at}`);
    await city.db.query(`INSERT INTO consent VALUES ('853-66000001', 'device', 1, $1)`, [city.clock.now()]);
    await city.db.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`,
    );
    await city.db.query(
      'CREATE TRIGGER refuse BEFORE DELETE ON search_record FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    city.clock.set('2028-12-02T12:00');
    const retention = retentionOf(city, 10);
    await retention.sweep();
    expect(await countOf('consent')).toBe(0);
    expect(retention.figures().get('search-record')).toMatchObject({ done: 0, failures: 1 });
    expect(lines.join()).toContain('retention rule failed');

    await city.db.query('DROP TRIGGER refuse ON search_record');
    const statements: number[] = [];
    const counting = createRetention({
      db: {
        ...city.db,
        tx: async (work) => {
          const before = await countOf('search_record');
          const result = await city.db.tx(work);
          statements.push(before - (await countOf('search_record')));
          return result;
        },
      },
      clock: city.clock,
      log,
      pace: { rows: 10, pauseMs: 0 },
    });
    await counting.sweep();
    expect(statements.filter((rows) => rows > 0)).toEqual([10, 10, 5]);
    expect(counting.figures().get('search-record')).toEqual({ due: 0, done: 25, failures: 0 });
  });

  it('deletes nothing in a process whose clock is more than a minute off the database', async () => {
    for (const rule of RETENTION_RULES.filter(({ name }) => name === 'search-record')) {
      await search('853-66000001', rule.name);
    }
    city.clock.setSkew(61);
    await sweepAt('2028-12-02T12:00');
    expect(await countOf('search_record')).toBe(1);
    expect(lines.join()).toContain('"skewSeconds":61');
    city.clock.setSkew(-60);
    await sweepAt('2028-12-02T12:00');
    expect(await countOf('search_record')).toBe(0);
  });
});
