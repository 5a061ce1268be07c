import type { AddressInfo } from 'node:net';
import { createSessions } from '../../modules/identity';
import { randomFrom } from '../../testing/history/two-clerks';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { mockUsers } from '../mock-users';
import { createSimulatedCity } from './simulated-city';

/** A department with two offices, one of them open on Sundays, too. */
const DEPARTMENT = 'IAS';
const SECRET = 'a-secret-of-tests-with-enough-letters';
const STEP_SECONDS = 600;

interface Row {
  day: string;
  type: string;
  booking_time: string;
  progress: string;
  location_id: number;
  called: boolean;
  transferred: boolean;
}

// Days of a city, perhaps beside browsers, which have priority.
jest.setTimeout(300_000);

describe('the simulated city', () => {
  let vez: TestServer;
  let city: ReturnType<typeof createSimulatedCity>;
  let hall: TestPoint;
  beforeEach(async () => {
    vez = await startTestServer();
    hall = await pointOf(vez.db, 'IAS-ELD', 'H24');
    mockUsers(vez.server, createSessions({ ...vez, secrets: [SECRET], counterCredential: SECRET }), {
      people: 'https://login.example',
      staff: 'https://staff.example',
      departmentIdOf: (code) => (code === DEPARTMENT ? hall.departmentId : undefined),
    });
    await vez.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = vez.server.server.address() as AddressInfo;
    city = createSimulatedCity({
      origin: `http://127.0.0.1:${port}`,
      departments: [DEPARTMENT],
      clock: vez.clock,
      servingMs: () => 2 * STEP_SECONDS * 1_000,
      random: randomFrom(7),
    });
  });
  afterEach(async () => {
    city.stop();
    await vez.stop();
  });

  async function live(steps: number) {
    for (let step = 0; step < steps; step += 1) {
      await city.step();
      await vez.sweepVisits();
      vez.clock.advance(STEP_SECONDS);
    }
  }
  const rows = () =>
    vez.db.query<Row>(
      `SELECT day::text, type, booking_time, progress, location_id, called_at IS NOT NULL AS called,
         transferred_at IS NOT NULL AS transferred FROM ticket`,
    );
  const routes = async () => {
    const found = await vez.db.query<{ route: string }>('SELECT DISTINCT route FROM audit');
    return found.map(({ route }) => route.replace('/api/', ''));
  };

  it('serves walk-ins and bookings, with some no-shows, by visit calls alone [QUE-01] [QUE-03]', async () => {
    await live(20);
    vez.clock.set('2026-12-02T08:30');
    await live(60);

    const all = await rows();
    const walkIns = all.filter(({ type, progress }) => type === 'QUEUE' && progress === 'treated');
    expect(walkIns.length).toBeGreaterThan(50);
    expect(all.some(({ transferred }) => transferred)).toBe(true);
    const ofDay = all.filter(({ type, day }) => type !== 'QUEUE' && day === '2026-12-02');
    const bookings = ofDay.filter(({ booking_time }) => booking_time <= '17:00');
    expect(bookings.filter(({ progress }) => progress === 'treated').length).toBeGreaterThan(3);
    expect(bookings.some(({ progress, called }) => progress === 'absent' && !called)).toBe(true);
    expect(bookings.filter(({ progress }) => progress === 'booked')).toEqual([]);
    const used = await routes();
    expect(used).toEqual(
      expect.arrayContaining([
        ...['counter/checkIn', 'counter/next', 'counter/start', 'counter/park', 'counter/unpark'],
        ...['counter/transfer', 'counter/absent', 'counter/pause', 'staff/device'],
      ]),
    );
    expect(used).not.toContain('counter/callNext');
  });

  it('opens counters only where it is office time', async () => {
    // A Sunday.
    vez.clock.set('2026-12-06T11:00');
    await live(2);
    const open = await vez.db.query<{ location_id: number }>('SELECT location_id FROM counter');
    expect(new Set(open.map(({ location_id }) => location_id))).toEqual(new Set([hall.locationId]));
  });

  it('calls people who take a number, and finishes their visits', async () => {
    await live(2);
    const as = await vez.citizen();
    const { area: mobArea, number: mobNum } = as.mobile;
    const wish = { ...hall, cntToAlert: null, messageCode: null, mobArea, mobNum };
    const { ticket } = await vez.call('takeQueueTicket', wish, { as });
    const look = () =>
      vez.db.query<{ progress: string }>('SELECT progress, counter_name FROM ticket WHERE id = $1', [
        ticket.id,
      ]);
    for (let steps = 0; steps < 40 && (await look())[0]!.progress !== 'treated'; steps += 1) await live(1);
    expect((await vez.messagesTo(as))[0]).toContain('it is your turn');
    expect(await look()).toEqual([{ progress: 'treated', counter_name: expect.stringMatching(/^\d+A$/) }]);
  });

  it('leaves a queue to a person who has opened a counter for it', async () => {
    vez.clock.set('2026-12-06T11:00');
    const as = vez.counterSystem;
    await vez.call('openCounter', { ...hall, counter: 'J9' }, { as });
    await live(10);
    const waiting = (await rows()).filter(({ location_id }) => location_id === hall.locationId);
    expect(waiting.length).toBeGreaterThan(2);
    expect(waiting.filter(({ called }) => called)).toEqual([]);
  });
});
