import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { connect } from '../../db/db';
import { migrate } from '../../db/migrate';
import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { chainAudit, verifyAudit } from './audit-chain';

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url));

describe('the chain of the audit', () => {
  let city: TestServer;
  let before: number;
  beforeEach(async () => {
    city = await startTestServer();
    // The demonstration data count as an offer: their entries are linked already.
    await chainAudit(city.db);
    [{ before }] = (await city.db.query<{ before: number }>('SELECT max(id) AS before FROM audit')) as [
      { before: number },
    ];
  });
  afterEach(() => city.stop());

  /** Logs a citizen in, calls a number, and cancels another. */
  async function act() {
    const queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    const as = await city.citizen();
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    const { ticket } = await city.call(
      'takeQueueTicket',
      { ...queue, cntToAlert: null, messageCode: null, mobArea: '853', mobNum: as.mobile.number },
      { as },
    );
    await city.call('setQuota', { ...queue, quota: 10, open: true }, { as: city.counterSystem });
    await city.call('callNext', { ...queue, counter: '1' }, { as: city.counterSystem });
    await city.call('markTreated', { ticketId: ticket.id }, { as: city.counterSystem });
    await city.refusal('validateCode', { areaCode: '853', mobileNumber: '66123834', token: '1' });
    return ticket.id;
  }

  it('holds counter acts, changes of offer and failed codes, without naming a person', async () => {
    const ticketId = await act();
    const rows = await city.db.query<{ kind: string; route: string; ticket_id: string | null }>(
      'SELECT * FROM audit WHERE id > $1 ORDER BY id',
      [before],
    );
    // The change of the offer is recorded by its table and by the call that made it.
    expect(rows.map(({ kind }) => kind)).toEqual([
      'counter',
      'offer',
      'offer',
      'counter',
      'counter',
      'loginFailed',
    ]);
    expect(rows.filter(({ ticket_id }) => ticket_id === ticketId).map(({ route }) => route)).toEqual([
      '/api/counter/callNext',
      '/api/counter/treated',
    ]);
    expect(JSON.stringify(rows)).not.toContain('66123834');
  });

  it('stays whole when two processes link it at once, and reveals hidden changes', async () => {
    await act();
    const [first, second] = await Promise.all([chainAudit(city.db), chainAudit(city.db)]);
    expect(first! + second!).toBe(6);
    expect(await verifyAudit(city.db)).toEqual({ isOwn: true });

    // Only a superuser can do this; the test database's user is one.
    await city.db.query('ALTER TABLE audit DISABLE TRIGGER ALL');
    const [changed, deleted] = [before + 2, before + 3];
    await city.db.query(`UPDATE audit SET kind = 'login' WHERE id = $1`, [changed]);
    expect(await verifyAudit(city.db)).toMatchObject({ brokenAt: changed });
    await city.db.query(`UPDATE audit SET kind = 'offer' WHERE id = $1`, [changed]);
    expect(await verifyAudit(city.db)).toEqual({ isOwn: true });
    await city.db.query('DELETE FROM audit WHERE id = $1', [deleted]);
    expect(await verifyAudit(city.db)).toMatchObject({ brokenAt: deleted });
  });

  /** A database whose user is no superuser and has migrated it. */
  async function migratedBy(rights: 'CREATEROLE' | 'NOCREATEROLE') {
    const url = new URL(process.env.VEZ_TEST_POSTGRES!);
    url.pathname = '/postgres';
    const admin = new pg.Client({ connectionString: url.href });
    admin.on('error', () => undefined);
    await admin.connect();
    const name = `audit_${rights.toLowerCase()}_${process.pid}`;
    await admin.query(`CREATE ROLE ${name} LOGIN ${rights} PASSWORD 'word'`);
    if (rights === 'CREATEROLE')
      await admin.query(`GRANT vez_auditor TO ${name} WITH ADMIN TRUE, INHERIT FALSE, SET FALSE`);
    await admin.query(`CREATE DATABASE ${name} OWNER ${name}`);
    Object.assign(url, { pathname: `/${name}`, username: name, password: 'word' });
    await migrate(url.href, MIGRATIONS);
    const db = connect(url.href, { max: 1 });
    const drop = async () => {
      await db.close();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.query(`DROP OWNED BY ${name}`);
      await admin.query(`DROP ROLE ${name}`);
      await admin.end();
    };
    return { db, drop };
  }
  const INSERT = `INSERT INTO audit (at, kind, subject, route, trace_id)
    VALUES (now(), 'login', 'digest', '/', gen_random_uuid())`;

  it('belongs to a role of its own: its writer can neither change it nor disable its triggers', async () => {
    const { db, drop } = await migratedBy('CREATEROLE');
    await db.query(INSERT);
    expect(await chainAudit(db)).toBe(1);
    for (const attack of [
      `UPDATE audit SET kind = 'x'`,
      'TRUNCATE audit',
      'ALTER TABLE audit DISABLE TRIGGER ALL',
      'DROP TRIGGER audit_stays ON audit',
      'DELETE FROM audit_link',
      `INSERT INTO audit_link VALUES (2, 2, now(), 'x')`,
      'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE sql AS $$ $$',
    ]) {
      await expect(db.query(attack)).rejects.toThrow(/permission denied|must be owner/);
    }
    await expect(db.query('DELETE FROM audit')).rejects.toThrow('What was audited stays');
    expect(await db.query('SELECT kind FROM audit')).toEqual([{ kind: 'login' }]);
    await drop();
  });

  it('relies on its triggers if the migrating user may not create roles, and reports so', async () => {
    const { db, drop } = await migratedBy('NOCREATEROLE');
    await db.query(INSERT);
    expect(await chainAudit(db)).toBe(1);
    await expect(db.query(`UPDATE audit SET kind = 'x'`)).rejects.toThrow('What was audited stays');
    expect(await verifyAudit(db)).toEqual({ isOwn: true });
    await drop();
  });
});
