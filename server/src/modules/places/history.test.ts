import fc from 'fast-check';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

const TIMES = ['09:00', '09:30'];
const CAPACITY = 2;
const PEOPLE = 6;

type Step =
  | { do: 'hold' | 'reserve' | 'edit' | 'cancel' | 'release'; who: number; time: string }
  | { do: 'wait'; seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'hold' as const,
        'reserve' as const,
        'edit' as const,
        'cancel' as const,
        'release' as const,
      ),
      who: fc.nat(PEOPLE - 1),
      time: fc.constantFrom(...TIMES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(60, 700) }),
  },
);

describe('any history of holds, bookings, edits and cancellations', () => {
  let city: TestServer;
  let point: TestPoint;
  let people: TestCaller[];
  beforeAll(async () => {
    city = await startTestServer({
      prepare: async (db) => adjustPoint(db, await pointOf(db, 'DSI-CRC', 'CP'), { slot_capacity: CAPACITY }),
    });
    point = await pointOf(city.db, 'DSI-CRC', 'CP');
    people = await Promise.all(Array.from({ length: PEOPLE }, () => city.citizen()));
  });
  afterAll(() => city.stop());

  async function play(steps: Step[]) {
    await city.db.query('TRUNCATE ticket, slot, slot_hold, freed_place, queue_day');
    city.clock.set('2026-12-01T09:31');
    const holds = new Map<number, string>();
    const tickets = new Map<number, string>();

    const perform = async (next: Step) => {
      if (next.do === 'wait') {
        city.clock.advance(next.seconds);
        return city.sweep();
      }
      const { who, time } = next;
      const as = people[who]!;
      const request = reservationOf(point, as, '2026-12-02', time);
      const holdId = holds.get(who);
      if (next.do === 'hold') {
        const answer = await city.send(
          'holdSlot',
          { ...point, bookingDate: '02/12/2026', bookingTime: time },
          { as },
        );
        if (answer.statusCode === 200) holds.set(who, answer.json<{ holdId: string }>().holdId);
      } else if (next.do === 'release' && holdId !== undefined) {
        await city.send('releaseHold', { id: holdId }, { as });
        holds.delete(who);
      } else if (next.do === 'reserve') {
        const answer = await city.send('reserve', { ...request, ...(holdId ? { holdId } : {}) }, { as });
        if (answer.statusCode === 200) tickets.set(who, answer.json<{ ticket: { id: string } }>().ticket.id);
      } else if (next.do === 'edit' && tickets.has(who)) {
        await city.send('editReservation', { ...request, id: tickets.get(who)! }, { as });
      } else if (next.do === 'cancel' && tickets.has(who)) {
        await city.send('cancelTicket', { id: tickets.get(who)! }, { as });
      }
    };

    // Each person's steps come in their order; those of different people at once, three by three.
    for (let at = 0; at < steps.length; at += 3) await Promise.all(steps.slice(at, at + 3).map(perform));
  }

  const placesInUse = () =>
    city.db.query<{ time: string; taken: number; used: number }>(
      `SELECT time, taken,
         (SELECT count(*) FROM ticket t WHERE t.progress = 'booked' AND t.day = s.day AND t.booking_time = s.time)
         + (SELECT count(*) FROM slot_hold h WHERE h.state = 'held' AND h.day = s.day AND h.time = s.time) AS used
       FROM slot s`,
    );

  it('gives out each place once: what is taken is what tickets and holds use, never more than there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        await play(steps);
        for (const { taken, used } of await placesInUse()) {
          expect(taken).toBe(used);
          expect(taken).toBeLessThanOrEqual(CAPACITY);
        }
      }),
      { numRuns: 25 },
    );
  });
});
