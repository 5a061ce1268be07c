import { reservationOf } from './reservation';
import { adjustPoint, pointOf, type TestPoint } from './service-point';
import { startTestServer, type TestCaller, type TestServerOptions } from './test-server';

/**
 * An office with two queues of one department, a counter `1` that is open for both, and a third queue elsewhere. The
 * first asks for a name, an ID number and a kind.
 * @param more settings of its server
 */
export async function startVisiting(more: Pick<TestServerOptions, 'tracing'> = {}) {
  let first!: TestPoint;
  let second!: TestPoint;
  let elsewhere!: TestPoint;
  const city = await startTestServer({
    ...more,
    async prepare(db) {
      first = await pointOf(db, 'DSI-CRC', 'CP');
      second = await pointOf(db, 'DSI-RES', 'CP');
      elsewhere = await pointOf(db, 'DSI-RES', 'ISL');
      for (const point of [first, second]) await adjustPoint(db, point, { slot_capacity: 100 });
      await db.query(
        `INSERT INTO reservation_parameter (service_id, position, type, name, description, required, options) VALUES
           ($1, 0, 'NAME', 'holder', '{"en_us": "Your name"}', true, '[]'),
           ($1, 1, 'OPTION', 'kind', '{"en_us": "What for"}', true,
             '[{"value": "work", "label": {"en_us": "For work"}}]')`,
        [first.serviceId],
      );
    },
  });
  const system = city.counterSystem;
  for (const at of [first, second]) {
    await city.call('openCounter', { ...at, counter: '1' }, { as: system });
  }

  return {
    city,
    first,
    second,
    elsewhere,
    walkIn: async (at: TestPoint = first, priority = false) =>
      (await city.call('walkIn', { ...at, priority }, { as: system })).ticketId,
    /** Books the time on the next day; does not move the clock. */
    async book(as: TestCaller, time: string, at: TestPoint = first) {
      const asked = { parameter1: 'Chan Tai Man', parameter2: 'work' };
      const request = {
        ...reservationOf(at, as, '2026-12-02', time),
        identifyNo: 'Z7654321',
        ...(at === first ? asked : {}),
      };
      return (await city.call('reserve', request, { as })).ticket;
    },
    desk: (as: TestCaller = system, counter = '1') =>
      city.call('desk', { locationId: first.locationId, counter }, { as }),
    next: (more: { counter?: string; finish?: string; as?: TestCaller } = {}) => {
      const { counter = '1', finish, as = system } = more;
      const serviceIds = [first.serviceId, second.serviceId];
      const body = { locationId: first.locationId, serviceIds, counter, ...(finish ? { finish } : {}) };
      return city.call('callNextFor', body, { as });
    },
    stateOf: async (ticketId: string) => {
      const rows = await city.db.query<{ progress: string }>('SELECT progress FROM ticket WHERE id = $1', [
        ticketId,
      ]);
      return rows[0]!.progress;
    },
  };
}
export type Visiting = Awaited<ReturnType<typeof startVisiting>>;
