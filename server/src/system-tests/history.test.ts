import fc from 'fast-check';
import { moments, play, rules } from '../testing/history';
import { adjustPoint, pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestServer } from '../testing/test-server';

/**
 * `VEZ_HISTORIES=300 VEZ_MOMENTS=60` plays thousands of steps; `VEZ_SEED` replays the histories of one run.
 * `VEZ_SHRINK=1` searches for the shortest history that fails, which takes minutes.
 */
const HISTORIES = Number(process.env.VEZ_HISTORIES ?? 15);
const MOMENTS = Number(process.env.VEZ_MOMENTS ?? 16);
const SEED = process.env.VEZ_SEED === undefined ? {} : { seed: Number(process.env.VEZ_SEED) };
const endOnFailure = process.env.VEZ_SHRINK !== '1';

describe('any history of people and counters', () => {
  let city: TestServer;
  let offices: TestPoint[];
  beforeAll(async () => {
    city = await startTestServer({
      env: { VEZ_FREED_DELAY_SECONDS: '30' },
      async prepare(db) {
        // Today's sessions: people with bookings join the line beside those with numbers.
        await adjustPoint(db, await pointOf(db, 'DSI-CRC', 'CP'), { slot_capacity: 2, time_ticket: true });
        await adjustPoint(db, await pointOf(db, 'DSI-CRC', 'H24'), { slot_capacity: 1 });
      },
    });
    offices = [await pointOf(city.db, 'DSI-CRC', 'CP'), await pointOf(city.db, 'DSI-CRC', 'H24')];
  });
  afterAll(() => city.stop());

  it(
    'never sells a slot twice and calls numbers in order [API-24] [API-25] [API-37]',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 8 }), rules, moments(MOMENTS), (actors, rule, history) =>
          expect(play(city, offices, { actors, rule, history })).resolves.toBeUndefined(),
        ),
        { numRuns: HISTORIES, endOnFailure, ...SEED },
      );
    },
    60_000 + HISTORIES * MOMENTS * 500,
  );
});
