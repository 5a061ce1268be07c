import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { anyQuery, asQueryable } from '../../db/db';

// Today is Tuesday 1 December 2026, 09:31.
let city: TestServer;
let fines: TestPoint;
let hall: TestPoint;
let renewal: TestPoint;
let single: TestPoint;
beforeAll(async () => {
  city = await startTestServer({
    async prepare(db) {
      single = await pointOf(db, 'DSAJ-MAR', 'PAB');
      await adjustPoint(db, single, { days_ahead: 3, slot_minutes: 540, slot_capacity: 1 });
    },
  });
  fines = await pointOf(city.db, 'IAM-FIN', 'CP');
  hall = await pointOf(city.db, 'IAM-FIN', 'H24');
  renewal = await pointOf(city.db, 'DSI-BIR-R', 'CP');
});
afterAll(() => city.stop());
beforeEach(() => city.clock.advance(2));

const nameOf = ({ serviceId, locationId }: TestPoint) => `${locationId}:${serviceId}`;
const at = ({ serviceId, locationId }: TestPoint) => ({ serviceId, locationId });
const statesOf = (...points: TestPoint[]) => city.call('states', { points: points.map(nameOf).join() });

/** The names of the statements that a process sends from now on. */
function watchStatements() {
  const names: string[] = [];
  const query = anyQuery({ query: city.db.query });
  city.db.query = asQueryable((of, values) => {
    if (typeof of !== 'string') names.push(of.name);
    return query(of, values);
  }, city.db.personal).query;
  return names;
}

it('returns for each of many points what its own calls return [API-20] [API-32]', async () => {
  await city.call('openCounter', { ...fines, counter: '1' }, { as: city.counterSystem });
  const points = [fines, hall, renewal, single];
  const { points: states } = await statesOf(...points);
  expect(states.map(({ serviceId, locationId }) => ({ serviceId, locationId }))).toEqual(points.map(at));
  for (const [index, point] of points.entries()) {
    const { queue, offer } = states[index]!;
    const [alone, offered] = [
      await city.call('counterInfo', at(point)),
      await city.call('locationService', at(point)),
    ];
    expect(queue).toEqual(offered.ticket ? alone : undefined);
    expect(offer).toEqual(offered.booking ? offered : undefined);
  }
});

it('names the first day that has room, as the calendar does [DAT-14]', async () => {
  const [offer] = (await statesOf(single)).points;
  expect(offer?.offer?.firstBookableDate).toBe('02/12/2026');
  const as = await city.citizen();
  await city.call('reserve', reservationOf(single, as, '2026-12-02', '09:00'), { as });
  city.clock.advance(2);
  expect((await statesOf(single)).points[0]?.offer?.firstBookableDate).toBe('03/12/2026');
});

it('takes two statements for all points, and none for calls within a second [QUE-10]', async () => {
  await statesOf(fines);
  city.clock.advance(2);
  const names = watchStatements();
  await statesOf(fines, hall, renewal, single);
  await statesOf(single, fines);
  expect([...names].sort()).toEqual(['queue-figures', 'slots-full-of-points']);
});

it('returns the best queue and the soonest day of a service’s offices', async () => {
  await city.call('openCounter', { ...hall, counter: '1' }, { as: city.counterSystem });
  const { services } = await city.call('states', { services: String(fines.serviceId) });
  const { points } = await statesOf(fines, hall);
  expect(services).toHaveLength(1);
  expect(points.map(({ queue }) => queue?.waitCount)).toContain(services[0]!.queue?.waitCount);
  expect(services[0]!.queue).toMatchObject({ isOpen: true, openCounter: 1 });
});

it('leaves out unknown points, and refuses too many or unreadable names', async () => {
  expect(
    await city.call('states', { points: `1:2000000000,${nameOf(fines)}`, services: '2000000000' }),
  ).toMatchObject({ points: [at(fines)], services: [] });
  expect(await city.call('states', {})).toEqual({ points: [], services: [] });
  const many = Array.from({ length: 51 }, (_, id) => `1:${id + 1}`).join();
  for (const points of [many, '1', '1:x', '1:2:3', '0:1'])
    expect(await city.refusal('states', { points })).toMatchObject({ status: 400, reason: 'malformed' });
});
