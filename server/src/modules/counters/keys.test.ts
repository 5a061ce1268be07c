import { runOperator } from '../../operator';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

describe('the key of a department', () => {
  let city: TestServer;
  let beside: TestServer;
  let own: TestPoint;
  let foreign: TestPoint;
  let said: string[];
  beforeEach(async () => {
    said = [];
    city = await startTestServer();
    beside = await startTestServer({ beside: city });
    own = await pointOf(city.db, 'DSI-CRC', 'CP');
    foreign = await pointOf(city.db, 'IAM-FIN', 'CP');
  });
  afterEach(async () => {
    await beside.stop();
    await city.stop();
  });

  const operator = (...args: string[]) =>
    runOperator({
      args,
      env: { DATABASE_URL: city.connectionString, VEZ_SECRET: 'a-secret-of-tests-with-enough-letters' },
      say: (text) => void said.push(text),
      complain: (text) => void said.push(text),
    });
  /** A counter system with a new key of the department. */
  async function counterSystemOf({ serviceId }: TestPoint): Promise<TestCaller & { keyId: string }> {
    const [department] = await city.db.query<{ code: string }>(
      `SELECT d.code FROM service s JOIN service_type t ON t.id = s.service_type_id
       JOIN department d ON d.id = t.department_id WHERE s.id = $1`,
      [serviceId],
    );
    expect(await operator('keys', 'add', '--department', department!.code, '--by', 'ana')).toBe(0);
    const token = /vezc_(\w{8})_\S+/.exec(said.at(-1)!)!;
    return { token: token[0], keyId: token[1]!, mobile: { area: '', number: '' } };
  }

  it('opens only its own queues and tickets; attempts at others are audited', async () => {
    const as = await counterSystemOf(own);
    const theirs = await city.call('walkIn', foreign, { as: city.counterSystem });
    await city.call('openCounter', { ...foreign, counter: '1' }, { as: city.counterSystem });
    await city.call('callNext', { ...foreign, counter: '1' }, { as: city.counterSystem });
    await city.call('walkIn', own, { as });
    expect((await city.call('callNext', { ...own, counter: '1' }, { as })).called).not.toBeNull();
    const queues = await city.call('counterQueues', {}, { as });
    const isIn = (point: TestPoint) => queues.some(({ serviceId }) => serviceId === point.serviceId);
    expect([isIn(own), isIn(foreign)]).toEqual([true, false]);

    const ticketId = theirs.ticketId;
    const refused = [
      await city.refusal('callNext', { ...foreign, counter: '1' }, { as }),
      await city.refusal('walkIn', foreign, { as }),
      await city.refusal('openCounter', { ...foreign, counter: '1' }, { as }),
      await city.refusal('closeCounter', { ...foreign, counter: '1' }, { as }),
      await city.refusal('setQuota', { ...foreign, quota: 0, open: false }, { as }),
      await city.refusal('recall', { ticketId, counter: '1' }, { as }),
      await city.refusal('markAbsent', { ticketId }, { as }),
      await city.refusal('markTreated', { ticketId }, { as }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 403));
    const audited = await city.db.query<{ subject: string }>(
      `SELECT subject FROM audit WHERE kind = 'forbidden'`,
    );
    expect(audited).toEqual(Array.from({ length: 8 }, () => ({ subject: `counter-key:${as.keyId}` })));
  });

  it('can be replaced in use: two are valid at once, a revoked one ends in every process', async () => {
    const old = await counterSystemOf(own);
    const young = await counterSystemOf(own);
    for (const as of [old, young]) {
      await city.call('counterQueues', {}, { as });
      await beside.call('counterQueues', {}, { as });
    }
    expect(await operator('keys', 'add', '--department', 'DSI', '--by', 'ana')).toBe(1);
    expect(await operator('keys', 'revoke', '--key', old.keyId, '--by', 'ana')).toBe(0);
    for (const vez of [city, beside]) {
      expect(await vez.refusal('counterQueues', {}, { as: old })).toMatchObject({ status: 401 });
      await vez.call('counterQueues', {}, { as: young });
    }
    expect(await operator('keys', 'revoke', '--key', old.keyId, '--by', 'ana')).toBe(1);
    const rows = await city.db.query<{ row: string }>('SELECT k::text AS row FROM counter_key k');
    expect(rows.some(({ row }) => row.includes(young.token!.slice(14)))).toBe(false);
  });

  it('finds the answer of a write that was made with the old key', async () => {
    const [old, young] = [await counterSystemOf(own), await counterSystemOf(own)];
    const key = '7d9f4a52-0c1e-4b7e-9f5d-2a5c8e1b3f60';
    const first = await city.call('walkIn', own, { as: old, key });
    expect(await beside.call('walkIn', own, { as: young, key })).toEqual(first);
  });
});
