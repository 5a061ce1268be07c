import { solvePuzzle } from '../../testing/solve-puzzle';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

const DATE = '02/12/2026';
let processes: [TestServer, TestServer];
let point: TestPoint;
let times: string[];
beforeEach(async () => {
  const env = { VEZ_PUZZLES: 'underPressure', VEZ_PUZZLE_TRIES: '4', VEZ_HOLDS_PER_ADDRESS: '1000' };
  const first = await startTestServer({
    env,
    async prepare(db) {
      point = await pointOf(db, 'DSI-BIR-R', 'CP');
      await adjustPoint(db, point, { slot_capacity: 6 });
    },
  });
  processes = [first, await startTestServer({ env, beside: first })];
  const { totalTimeSlot } = await first.call('bookableTimesOfDay', { ...point, bookingDate: DATE });
  times = totalTimeSlot.map(({ timeSlot }) => timeSlot);
});
afterEach(async () => {
  await processes[1].stop();
  await processes[0].stop();
});

let calls = 0;
async function hold(ip: string, { solves = false } = {}) {
  const vez = processes[(calls += 1) % 2]!;
  const wish = { ...point, bookingDate: DATE, bookingTime: times[calls % times.length]! };
  const first = await vez.send('holdSlot', wish, { ip });
  const { puzzle } = first.json<{ puzzle?: object }>();
  const answer =
    puzzle && solves
      ? await vez.send('holdSlot', { ...wish, proof: await solvePuzzle(puzzle) }, { ip })
      : first;
  return answer.statusCode === 200 ? 'held' : answer.json<{ reason: string }>().reason;
}
const count = (outcomes: string[]) => outcomes.filter((outcome) => outcome === 'held').length;

it('limits one address without a login to a third of a day [BOK-32]', async () => {
  const share = Math.floor(times.length * 6 * 0.3);
  const free: string[] = [];
  for (let at = 0; at < share; at += 1) free.push(await hold('203.0.113.1'));
  expect(count(free)).toBe(Math.ceil(share / 2));
  expect(free.at(-1)).toBe('puzzleRequired');
  const outcomes: string[] = [];
  for (let at = 0; at < share; at += 1) outcomes.push(await hold('203.0.113.1', { solves: true }));
  expect(count(free) + count(outcomes)).toBe(share);
  expect(outcomes.at(-1)).toBe('networkHoldsMany');
  expect(await hold('192.0.2.1')).toBe('held');
});

it('limits a network of many addresses to half of a day, across processes', async () => {
  const places = times.length * 6;
  const outcomes = await Promise.all(
    Array.from({ length: places }, (_, at) =>
      hold(`2001:db8:1:${at.toString(16)}::${at.toString(16)}`, { solves: true }),
    ),
  );
  expect(count(outcomes)).toBeLessThanOrEqual(Math.floor(places * 0.5));
  expect(await hold('192.0.2.1')).toBe('held');
});

it('frees the share with the places, and does not limit logged-in citizens', async () => {
  const share = Math.floor(times.length * 6 * 0.3);
  for (let at = 0; at < share; at += 1) await hold('203.0.113.1', { solves: true });
  const as = await processes[0].citizen();
  const wish = { ...point, bookingDate: DATE, bookingTime: times[0]! };
  expect((await processes[0].send('holdSlot', wish, { as, ip: '203.0.113.1' })).statusCode).toBe(200);
  processes[0].clock.advance(601);
  await processes[0].sweep();
  expect(await hold('203.0.113.1')).toBe('held');
});
