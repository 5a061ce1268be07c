import { startWithOpenQueue } from '../../testing/open-queue';
import type { TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';
import { anyQuery, asQueryable, type Db, type Queryable, type Statement } from '../../db/db';
import { inOrder } from '../../db/statement';
import { callNext, reachedAlerts, rejoinQueue } from '.';

const LONG = 3_000;

let city: TestServer;
let queue: TestPoint;
beforeEach(async () => {
  ({ city, queue } = await startWithOpenQueue());
});
afterEach(() => city.stop());

/** Adds kiosk numbers and a tenth as many early appointments, in one statement. */
async function fill(count: number) {
  await city.db.query(
    `INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, day, number, booking_time, progress,
       cnt_to_alert, created_at)
     SELECT gen_random_uuid(), 'L' || n, CASE WHEN n % 10 = 0 THEN 'RESERCATION' ELSE 'QUEUE' END, 'A' || n, $1, $2,
       '2026-12-01', CASE WHEN n % 10 > 0 THEN 1000 + n END, CASE WHEN n % 10 = 0 THEN '23:00' ELSE '' END, 'waiting',
       CASE WHEN n < 5 THEN 2 END, now()
     FROM generate_series(1, $3::int) n`,
    [queue.serviceId, queue.locationId, count],
  );
  await city.db.query('ANALYZE ticket');
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Whether PostgreSQL sorts for the work, and how many rows its busiest step reads. */
async function costOf(work: (db: Queryable) => Promise<unknown>) {
  const nodes: Plan[] = [];
  await work(
    asQueryable(async (of, values = []) => {
      const { text } = of as Statement;
      const [row] = await city.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
        inOrder(of, values, city.db.personal),
      );
      nodes.push(...nodesOf(row!['QUERY PLAN'][0].Plan));
      return [];
    }, city.db.personal),
  );
  return {
    sorts: nodes.some((node) => node['Node Type'].includes('Sort')),
    mostRows: Math.max(...nodes.map((node) => node['Actual Rows'])),
  };
}

const take = async (as: TestCaller) => {
  const { area: mobArea, number: mobNum } = as.mobile;
  const request = { ...queue, cntToAlert: null, messageCode: null, mobArea, mobNum };
  return (await city.call('takeQueueTicket', request, { as })).ticket.id;
};

/** Counts how often a process reads the order of a queue from now on. */
function countReads(db: Db): () => number {
  let reads = 0;
  const query = anyQuery({ query: db.query });
  const counting = asQueryable((of, values) => {
    if (typeof of !== 'string' && of.name === 'queue-order') reads += 1;
    return query(of, values);
  }, db.personal);
  db.query = counting.query;
  return () => reads;
}

describe('a long queue', () => {
  it('costs a call by a counter a few rows and no sort, whatever its length [QUE-03]', async () => {
    await fill(LONG);
    const now = city.clock.now();
    const { id } = (await city.db.query<{ id: string }>('SELECT id FROM ticket LIMIT 1'))[0]!;
    for (const work of [
      (db: Queryable) => callNext(db, { ...queue, serviceIds: [queue.serviceId], counter: '1' }, null, now),
      (db: Queryable) => rejoinQueue(db, queue, id, now),
      (db: Queryable) => reachedAlerts(db, queue, now, ['alert:', ':reached']),
    ]) {
      const { sorts, mostRows } = await costOf(work);
      expect(sorts).toBe(false);
      expect(mostRows).toBeLessThanOrEqual(10);
    }
  });

  it('is read once for all who poll, and again after it has moved [QUE-10] [FLT-58]', async () => {
    await fill(LONG);
    const people = await Promise.all(Array.from({ length: 10 }, () => city.citizen()));
    const tickets: string[] = [];
    for (const as of people) tickets.push(await take(as));
    const reads = countReads(city.db);
    const poll = () =>
      Promise.all(
        people.map(async (as, at) => {
          const { waitCount } = await city.call('waitingInfoOfTicket', { id: tickets[at]! }, { as });
          return waitCount;
        }),
      );
    // Their numbers are the first: the others’ begin at 1001.
    const own = people.map((_, at) => at);
    for (let round = 0; round < 100; round += 1) expect(await poll()).toEqual(own);
    expect(reads()).toBe(1);

    await city.call('cancelTicket', { id: tickets[0]! }, { as: people[0]! });
    expect((await poll()).slice(1)).toEqual(own.slice(0, -1));
    expect(reads()).toBe(2);
  });

  it('shows calls of one process in every other, at the next poll', async () => {
    await fill(50);
    const other = await startTestServer({ beside: city });
    const as = await city.citizen();
    const id = await take(as);
    await city.db.query('UPDATE ticket SET number = 5000 WHERE id = $1', [id]);
    const aheadAt = async (process: TestServer) =>
      (await process.call('waitingInfoOfTicket', { id }, { as })).waitCount;
    // Early appointments are called when no other ticket waits.
    for (let ahead = 45; ahead > 35; ahead -= 1) {
      expect(await aheadAt(other)).toBe(ahead);
      expect(await aheadAt(city)).toBe(ahead);
      await city.call('callNext', { ...queue, counter: '1' }, { as: city.counterSystem });
    }
    await other.stop();
  });
});
