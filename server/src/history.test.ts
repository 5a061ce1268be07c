import fc from 'fast-check';
import { moments, play } from './testing/city-history';
import { adjustPoint, pointOf, type TestPoint } from './testing/service-point';
import { startTestServer, type TestServer } from './testing/test-server';

/** `VEZ_HISTORIES=300 VEZ_MOMENTS=60` plays thousands of steps; `VEZ_SEED` plays one run again. */
const HISTORIES = Number(process.env.VEZ_HISTORIES ?? 15);
const MOMENTS = Number(process.env.VEZ_MOMENTS ?? 16);
const SEED = process.env.VEZ_SEED === undefined ? {} : { seed: Number(process.env.VEZ_SEED) };

describe('any history of people and counters', () => {
  let city: TestServer;
  let point: TestPoint;
  beforeAll(async () => {
    city = await startTestServer({
      prepare: async (db) => adjustPoint(db, await pointOf(db, 'DSI-CRC', 'CP'), { slot_capacity: 2 }),
    });
    point = await pointOf(city.db, 'DSI-CRC', 'CP');
  });
  afterAll(() => city.stop());

  it(
    'never sells a place twice, calls numbers in their order, and gives each ticket to who took it [API-24] [API-25] [API-37]',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 8 }), moments(MOMENTS), async (actors, history) => {
          await city.db.query(
            'TRUNCATE ticket, slot, slot_hold, freed_place, queue_day, counter, idempotency_key',
          );
          city.clock.set('2026-12-01T09:31');
          await city.call(
            'setQuota',
            { serviceId: point.serviceId, locationId: point.locationId, quota: 1_000, open: true },
            { as: city.counterSystem },
          );
          await city.call('openCounter', { ...point, counter: '1' }, { as: city.counterSystem });
          await play(city, point, actors, history);
        }),
        { numRuns: HISTORIES, ...SEED },
      );
    },
    60_000 + HISTORIES * MOMENTS * 500,
  );
});
