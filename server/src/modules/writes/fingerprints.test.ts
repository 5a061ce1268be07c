import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../db/db';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

const SECRET = 'a-secret-of-tests-with-enough-letters';
const NEXT_SECRET = 'another-secret-of-tests-with-letters';
/** A database that was upgraded to 0028 at an instant; the clock of the tests begins at 01:31 UTC. */
const upgradedAt = (instant: string) => async (db: Db) => {
  await db.query(`UPDATE migration SET applied_at = '2026-06-01T00:00:00Z'`);
  await db.query(`UPDATE migration SET applied_at = $1 WHERE name = '0028_keyed_fingerprints.sql'`, [
    instant,
  ]);
};

let vez: TestServer;
let point: TestPoint;
async function start(instant: string) {
  vez = await startTestServer({ prepare: upgradedAt(instant) });
  point = await pointOf(vez.db, 'DSI-CRC', 'CP');
}
afterEach(() => vez.stop());

const wishAt = (bookingTime: string) => ({ ...point, bookingDate: '02/12/2026', bookingTime });
const hold = async (key: string, bookingTime = '09:00', at: TestServer = vez) => {
  const response = await at.send('holdSlot', wishAt(bookingTime), { key });
  return { status: response.statusCode, ...response.json<{ holdId?: string; reason?: string }>() };
};
/** The hash as the previous release made it. */
const plainOf = (bookingTime: string) => {
  const { locationId, serviceId, bookingDate } = wishAt(bookingTime);
  const body = { locationId, serviceId, bookingDate, bookingTime };
  const content = ['holdSlot', {}, {}, body];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
};
const kept = async (key: string) =>
  (
    await vez.db.query<{ fingerprint: string }>('SELECT fingerprint FROM idempotency_key WHERE key = $1', [
      key,
    ])
  )[0]!.fingerprint;

describe('the fingerprint of a write', () => {
  it('is keyed against guessing, and recognised after a change of secret', async () => {
    await start('2026-11-29T00:00:00Z');
    const key = randomUUID();
    const { holdId } = await hold(key);
    expect(await kept(key)).toMatch(/^[0-9a-f]{64}$/);
    const env = { VEZ_SECRET: NEXT_SECRET, VEZ_SECRET_PREVIOUS: SECRET };
    const changed = await startTestServer({ beside: vez, env });
    expect(await hold(key, '09:00', changed)).toMatchObject({ status: 200, holdId });
    expect(await hold(key, '09:30', changed)).toMatchObject({ status: 422, reason: 'keyReused' });
    await changed.stop();
  });

  it('of a process of the previous release is recognised', async () => {
    await start('2026-11-29T00:00:00Z');
    const key = randomUUID();
    const { holdId } = await hold(key);
    await vez.db.query('UPDATE idempotency_key SET fingerprint = $2 WHERE key = $1', [key, plainOf('09:00')]);
    expect(await hold(key)).toMatchObject({ status: 200, holdId });
    expect(await hold(key, '09:30')).toMatchObject({ status: 422, reason: 'keyReused' });
  });

  it('stays comparable for the previous release until a day after the upgrade', async () => {
    await start('2026-11-30T12:00:00Z');
    const [before, after] = [randomUUID(), randomUUID()];
    const { holdId } = await hold(before);
    expect(await kept(before)).toBe(plainOf('09:00'));
    vez.clock.advance(12 * 3_600);
    expect(await hold(before)).toMatchObject({ holdId });
    await hold(after, '15:00');
    expect(await kept(after)).toMatch(/^[0-9a-f]{64}$/);
  });
});
