import { connect } from '../../db/db';
import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { chainAudit, verifyAudit } from './audit-chain';

let city: TestServer;
let before: number;
beforeEach(async () => {
  city = await startTestServer();
  // The demonstration data count as an offer, too.
  [{ before }] = (await city.db.query<{ before: number }>('SELECT max(id) AS before FROM audit')) as [
    { before: number },
  ];
});
afterEach(() => city.stop());

interface OfferRow {
  kind: string;
  subject: string;
  route: string;
  facts: { act: string; rows?: number; was?: object[]; is?: object[]; program?: string };
}
const audited = () =>
  city.db.query<OfferRow>('SELECT kind, subject, route, facts FROM audit WHERE id > $1 ORDER BY id', [
    before,
  ]);

describe('a change of the offer by SQL', () => {
  it('is in the audit and its chain, with its user, its rows and their former values', async () => {
    const { serviceId, locationId } = await pointOf(city.db, 'DSI-CRC', 'CP');
    const where = `WHERE service_id = ${serviceId} AND location_id = ${locationId}`;
    await city.db.query(`UPDATE service_location SET slot_capacity = 9 ${where}`);
    const [row] = await audited();
    expect(row).toMatchObject({
      kind: 'offer',
      subject: 'sql:vez',
      route: 'sql:service_location',
      facts: {
        act: 'update',
        rows: 1,
        was: [
          { service_id: serviceId, location_id: locationId, slot_capacity: expect.any(Number) as number },
        ],
        is: [{ service_id: serviceId, location_id: locationId, slot_capacity: 9 }],
      },
    });
    await chainAudit(city.db);
    expect(await verifyAudit(city.db)).toEqual({ isOwn: true });
  });

  it('is recorded for rows that are added and removed, and not if nothing changes', async () => {
    await city.db.query('UPDATE service SET code = code');
    await city.db.query(`DELETE FROM public_holiday WHERE day = '1900-01-01'`);
    expect(await audited()).toEqual([]);
    await city.db.query(`INSERT INTO public_holiday VALUES ('2030-01-01', '{}'), ('2030-01-02', '{}')`);
    await city.db.query(`DELETE FROM public_holiday WHERE day = '2030-01-02'`);
    await city.db.query('TRUNCATE special_work_day');
    expect((await audited()).map(({ route, facts: { act, rows } }) => [route, act, rows])).toEqual([
      ['sql:public_holiday', 'insert', 2],
      ['sql:public_holiday', 'delete', 1],
      ['sql:special_work_day', 'truncate', undefined],
    ]);
  });

  it('by a user who may change only the offer is recorded and cannot be forged', async () => {
    const name = `offer_${process.pid}`;
    await city.db.query(`CREATE ROLE ${name} LOGIN PASSWORD 'word'`);
    await city.db.query(`GRANT SELECT, UPDATE ON guide TO ${name}`);
    const url = Object.assign(new URL(city.connectionString), { username: name, password: 'word' });
    url.searchParams.set('application_name', 'a-program');
    const other = connect(url.href, { max: 1 });
    await other.query('UPDATE guide SET position = position + 100');
    expect(await audited()).toMatchObject([
      { subject: `sql:${name}`, route: 'sql:guide', facts: { act: 'update', program: 'a-program' } },
    ]);
    for (const attack of [
      `SELECT audit_offer('update', 1, '[]', '[]', 'guide')`,
      `INSERT INTO audit (at, kind, subject, route, trace_id) VALUES (now(), 'offer', '', '', gen_random_uuid())`,
      'ALTER TABLE guide DISABLE TRIGGER audit_update',
    ]) {
      await expect(other.query(attack)).rejects.toThrow(/permission denied|must be owner/);
    }
    await other.close();
    await city.db.query(`DROP OWNED BY ${name}`);
    await city.db.query(`DROP ROLE ${name}`);
  });
});
