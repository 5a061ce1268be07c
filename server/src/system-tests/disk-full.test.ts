import { rename, rm, symlink } from 'node:fs/promises';
import pg from 'pg';
import { copyTemplate, dropDatabase } from '../testing/test-database';
import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

/** Linux: refuses every write, like a disk without room. */
const FULL = '/dev/full';

/** Leaves a table no room on disk. @returns a function that restores the room */
async function fillDiskUnder(table: string, connectionString: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // A new, empty file that no other connection has open, with no pending writes.
  await client.query(`TRUNCATE ${table} CASCADE`);
  await client.query('CHECKPOINT');
  const { rows } = await client.query<{ path: string }>(
    `SELECT current_setting('data_directory') || '/' || pg_relation_filepath($1) AS path`,
    [table],
  );
  await client.end();
  const { path } = rows[0]!;
  await rename(path, `${path}.aside`);
  await symlink(FULL, path);
  return async () => {
    await rm(path);
    await rename(`${path}.aside`, path);
    // PostgreSQL reopens its files when any database is dropped.
    await dropDatabase(new URL((await copyTemplate()).connectionString));
  };
}

describe('a database whose disk is full', () => {
  let city: TestServer;
  let queue: TestPoint;
  beforeEach(async () => {
    city = await startTestServer();
    queue = await pointOf(city.db, 'IAM-FIN', 'CP');
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
  });
  afterEach(() => city.stop());

  const request = ({ mobile }: TestCaller) => ({
    ...queue,
    cntToAlert: null,
    messageCode: null,
    mobArea: mobile.area,
    mobNum: mobile.number,
  });

  it('answers reads, refuses writes with a reason, and recovers with space', async () => {
    const makeRoom = await fillDiskUnder('ticket', city.connectionString);
    const as = await city.citizen();
    const refused = await city.refusal('takeQueueTicket', request(as), { as });
    expect(refused).toMatchObject({ status: 500, code: 601, reason: 'storeFull' });
    expect(refused.message).not.toBe('');
    expect(await city.call('counterInfo', queue)).toMatchObject({ waitCount: 0, isOpen: true });
    expect(await city.call('ticketCount', {}, { as })).toEqual({ count: 0 });

    await makeRoom();
    const { ticket } = await city.call('takeQueueTicket', request(as), { as });
    expect(ticket.jettonCode).toMatch(/001$/);
  });
});
