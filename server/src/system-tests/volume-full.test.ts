import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { adjustableClock } from '../testing/adjustable-clock';
import { TEMPLATE } from '../testing/cluster';
import { startOwnCluster } from '../testing/own-cluster';
import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

const VOLUME = '512m';
/** More than fit into the free room of the tables' pages. */
const CITIZENS = 300;
const CHUNK = Buffer.alloc(1 << 20);

/** Mounts a small volume over a folder. @returns why this machine cannot */
function mountVolume(folder: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${VOLUME}`, 'vez-full', folder], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return (error as { stderr: Buffer }).stderr.toString().trim();
  }
}

/** Takes all room that is left on a volume. @returns a function that frees it */
async function fillVolume(folder: string) {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  for (const size of [CHUNK.length, 4_096, 1]) {
    try {
      for (;;) await file.write(CHUNK, 0, size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  await file.close();
  return () => rm(path);
}

/** Runs one statement over a connection of its own. */
async function run(url: URL, database: string, statement: string) {
  const client = new pg.Client({ connectionString: new URL(`/${database}`, url).href });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'vez-volume-'));
const whyNot = mountVolume(folder);
afterAll(async () => {
  // Lazily, since a database that did not end may still be there.
  if (whyNot === undefined) execFileSync('umount', ['--lazy', folder]);
  await rm(folder, { recursive: true, force: true });
});

(whyNot === undefined ? describe : describe.skip)(
  `a full volume of the database (${whyNot ?? 'tmpfs'})`,
  () => {
    let cluster: Awaited<ReturnType<typeof startOwnCluster>>;
    let url: URL;
    let city: TestServer;
    let queue: TestPoint;
    /** Logged in while there is room. */
    let citizens: TestCaller[];

    beforeAll(async () => {
      cluster = await startOwnCluster(folder);
      url = new URL(cluster.connectionString);
      await run(url, 'postgres', `CREATE DATABASE city TEMPLATE ${TEMPLATE}`);
      const clock = adjustableClock('2026-12-01T09:31');
      city = await startTestServer({ beside: { connectionString: new URL('/city', url).href, clock } });
      queue = await pointOf(city.db, 'IAM-FIN', 'CP');
      await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
      citizens = await Promise.all(Array.from({ length: CITIZENS }, () => city.citizen()));
    });
    afterAll(async () => {
      await city.stop();
      await cluster.stop();
    });

    /** Whether PostgreSQL came back by itself; otherwise its supervisor starts it again. */
    async function bringBack() {
      const { port } = url;
      const isBack = await run(url, 'city', 'SELECT 1').then(
        () => true,
        () => false,
      );
      if (isBack) return;
      await cluster.stop();
      cluster = await startOwnCluster(folder, port);
    }

    it('refuses clearly, loses no acknowledged write, and recovers once there is room [FLT-48]', async () => {
      const acknowledged: string[] = [];
      let refused: object[] = [];
      const takeNumbers = async (most: number, isEnough: () => boolean = () => false) => {
        refused = [];
        for (let at = 0; at < most && !isEnough(); at += 1) {
          const as = citizens.pop()!;
          const owner = { mobArea: as.mobile.area, mobNum: as.mobile.number };
          const request = { ...queue, ...owner, cntToAlert: null, messageCode: null };
          const answer = await city.send('takeQueueTicket', request, { as });
          const { code, reason, ticket } = answer.json<{
            code?: number;
            reason?: string;
            ticket?: { id: string };
          }>();
          if (ticket === undefined) refused.push({ status: answer.statusCode, code, reason });
          else acknowledged.push(ticket.id);
        }
      };
      await takeNumbers(20);
      expect(refused).toEqual([]);

      const makeRoom = await fillVolume(folder);
      await takeNumbers(CITIZENS - 40, () => refused.length === 3);
      expect(refused).toEqual(Array(3).fill({ status: 500, code: 601, reason: 'storeFull' }));
      expect(await city.call('counterInfo', queue)).toMatchObject({ isOpen: true });

      // PostgreSQL ends itself if its log has no room for the next segment.
      const more = `SELECT pg_logical_emit_message(true, '', repeat('x', 1000000)) FROM generate_series(1, 1000)`;
      await expect(run(url, 'city', more)).rejects.toThrow();
      await takeNumbers(3);
      expect(refused).toEqual(Array(3).fill({ status: 503, code: 503, reason: 'busy' }));

      await makeRoom();
      await bringBack();
      await takeNumbers(10);
      expect(refused).toEqual([]);
      const rows = await city.db.query<{ id: string; number: number }>(
        'SELECT id, number FROM ticket WHERE service_id = $1 AND location_id = $2 AND day = $3',
        [queue.serviceId, queue.locationId, '2026-12-01'],
      );
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    });
  },
);
