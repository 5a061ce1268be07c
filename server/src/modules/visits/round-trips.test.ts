import { randomUUID } from 'node:crypto';
import { countTrips } from '../../testing/count-trips';
import { startVisiting, type Visiting } from '../../testing/visiting';

/** While an office is locked, each round trip delays its other counters. */
describe('a call of the next person', () => {
  const count = countTrips();
  let office: Visiting;
  beforeAll(async () => {
    office = await startVisiting({ tracing: count.tracing });
  });
  afterAll(() => office.city.stop());

  const keyed = (as = office.city.counterSystem) => ({ as, key: randomUUID() });

  it('takes six round trips to the database, with a key, and finishes the current visit', async () => {
    const { city, first, second } = office;
    const [one] = [await office.walkIn(), await office.walkIn()];
    const clerk = await city.staff({ role: 'clerk', departmentId: first.departmentId });
    // The first act of the day makes the counter the clerk's.
    await office.next({ as: clerk });
    const body = {
      locationId: first.locationId,
      serviceIds: [first.serviceId, second.serviceId],
      counter: '1',
      finish: one,
    };
    const costs = await count.of(() => city.call('callNextFor', body, keyed(clerk)));
    expect(costs).toEqual({ statements: 12, trips: 6 });
  });

  it('takes as few for a chosen person', async () => {
    const { city } = office;
    const chosen = await office.walkIn();
    const body = { ticketId: chosen, counter: '2' };
    const costs = await count.of(() => city.call('callTicket', body, keyed()));
    expect(costs).toEqual({ statements: 10, trips: 6 });
  });
});
