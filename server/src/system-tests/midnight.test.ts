import { randomUUID } from 'node:crypto';
import { reservationOf } from '../testing/reservation';
import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

interface Given {
  ticket: { id: string };
}

describe('a request around midnight', () => {
  let city: TestServer;
  /** Open day and night. */
  let hall: TestPoint;
  beforeEach(async () => {
    city = await startTestServer();
    hall = await pointOf(city.db, 'IAM-FIN', 'H24');
    await city.call('openCounter', { ...hall, counter: '1' }, { as: city.counterSystem });
    city.clock.set('2026-12-01T23:59');
  });
  afterEach(() => city.stop());

  const take = (as: TestCaller, key: string) => {
    const { area: mobArea, number: mobNum } = as.mobile;
    return city.send(
      'takeQueueTicket',
      { ...hall, cntToAlert: null, messageCode: null, mobArea, mobNum },
      { as, key },
    );
  };

  it('gets one number of one day, also if it is sent again after midnight [FLT-42]', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => city.citizen()));
    const keys = people.map(() => randomUUID());
    const sendAll = () => people.map((as, at) => take(as, keys[at]!));
    const before = sendAll();
    city.clock.set('2026-12-02T00:00');
    const during = sendAll();
    const answers = await Promise.all([...before, ...during]);
    const after = await Promise.all(sendAll());

    const rows = await city.db.query<{ id: string; mob_num: string; day: string; number: number }>(
      'SELECT id, mob_num, day, number FROM ticket',
    );
    expect(rows).toHaveLength(people.length);
    expect(new Set(rows.map(({ day, number }) => `${day} ${number}`)).size).toBe(people.length);
    const idOf = ({ mobile }: TestCaller) => rows.find(({ mob_num }) => mob_num === mobile.number)!.id;
    for (const [at, answer] of after.entries()) {
      expect(answer.json<Given>().ticket.id).toBe(idOf(people[at]!));
    }
    // A duplicate of a running request may get the answer that the first still runs.
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
  });

  it('is refused with its reason after its day, and frees its slot [FLT-42]', async () => {
    const point = await pointOf(city.db, 'DSI-CRC', 'H24');
    const as = await city.citizen();
    const place = { ...point, bookingDate: '02/12/2026', bookingTime: '09:00' };
    const { holdId } = await city.call('holdSlot', place, { as });
    city.clock.set('2026-12-02T00:01');
    const request = { ...reservationOf(point, as, '2026-12-02', '09:00'), holdId };
    const refused = await city.refusal('reserve', request, { as });
    expect(refused).toMatchObject({ reason: 'dateNotBookable' });
    expect(refused.message).not.toBe('');
    city.clock.advance(601);
    await city.sweep();
    expect(await city.db.query(`SELECT FROM slot WHERE time = '09:00' AND taken > 0`)).toEqual([]);
  });
});
