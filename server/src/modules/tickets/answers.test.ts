import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVault } from '../../secrets/vault';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';
import { sealAnswersInClear } from './answers';
import { createIdentityVault } from './identity-number';

const KEYS = { secrets: ['a-secret-of-tests-with-enough-letters'], keys: [] } as const;
const ID_NUMBER = 'Z7654321';

describe('the data that a citizen fills in', () => {
  let city: TestServer;
  let point: TestPoint;
  let as: TestCaller;
  beforeEach(async () => {
    city = await startTestServer({
      async prepare(db) {
        point = await pointOf(db, 'DSI-BIR-R', 'CP');
        await db.query('DELETE FROM reservation_parameter WHERE service_id = $1', [point.serviceId]);
        await db.query(
          `INSERT INTO reservation_parameter (service_id, position, type, name, description)
           VALUES ($1, 0, 'IDNUMBER', 'ownerId', '{}')`,
          [point.serviceId],
        );
      },
    });
    as = await city.citizen();
  });
  afterEach(() => city.stop());

  const request = () => ({
    ...reservationOf(point, as, '2026-12-02', '09:00'),
    identifyNo: ID_NUMBER,
    parameter1: ID_NUMBER,
  });
  /** The tables that contain the text anywhere, as text or as its bytes. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await city.db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const values = [text, Buffer.from(text).toString('hex')];
        const query = `SELECT 1 FROM "${name}" t WHERE strpos(t::text, $1) > 0 OR strpos(t::text, $2) > 0 LIMIT 1`;
        return (await city.db.query(query, values)).length > 0 ? [name] : [];
      }),
    );
    return found.flat();
  }

  it('are nowhere in the database or its log in clear, and are readable with the key', async () => {
    const { ticket } = await city.call('reserve', request(), {
      as,
      key: '7d9f4a52-0c1e-4b7e-9f5d-2a5c8e1b3f60',
    });
    expect(await tablesWith(ID_NUMBER)).toEqual([]);
    const [row] = await city.db.query<{ answers_cipher: Buffer }>(
      'SELECT answers_cipher FROM ticket WHERE id = $1',
      [ticket.id],
    );
    expect(JSON.parse(createVault(KEYS, 'answers').open(row!.answers_cipher))).toEqual({
      ownerId: ID_NUMBER,
    });

    // The detail of this error quotes the row; with PostgreSQL's defaults it is logged.
    await city.db.query('CREATE TABLE person (id_number text PRIMARY KEY)');
    await city.db.query('INSERT INTO person VALUES ($1)', [ID_NUMBER]);
    await expect(city.db.query('INSERT INTO person VALUES ($1)', [ID_NUMBER])).rejects.toThrow(
      'duplicate key',
    );
    const [folder] = await city.db.query<{ data_directory: string }>('SHOW data_directory');
    const log = readFileSync(join(folder!.data_directory, '..', 'log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint "person_pkey"');
    expect(log.includes(ID_NUMBER)).toBe(false);
  });

  it('are sealed in the background if an earlier release wrote them in clear', async () => {
    const { ticket } = await city.call('reserve', request(), { as });
    await city.db.query(`UPDATE ticket SET answers_cipher = NULL, parameters = $2 WHERE id = $1`, [
      ticket.id,
      JSON.stringify({ ownerId: ID_NUMBER }),
    ]);
    expect(await tablesWith(ID_NUMBER)).toEqual(['ticket']);
    const vault = createIdentityVault(KEYS);
    expect(await sealAnswersInClear(city.db, vault)).toBe(1);
    expect(await tablesWith(ID_NUMBER)).toEqual([]);
    expect(await sealAnswersInClear(city.db, vault)).toBe(0);
  });

  it.each(['../../../../deploy/postgres/vez.conf', '../../../../deploy/postgres/patroni.yml'])(
    'are not in the log of a PostgreSQL set up by %s',
    (file) => {
      const text = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(text).toMatch(/log_error_verbosity\s*[=:] terse/);
      expect(text).toMatch(/log_min_error_statement\s*[=:] panic/);
      expect(text).toMatch(/log_parameter_max_length_on_error\s*[=:] 0/);
    },
  );
});
