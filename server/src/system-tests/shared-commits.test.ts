import { randomUUID } from 'node:crypto';
import { reservationOf } from '../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

const DAY = '2026-12-02';

describe('people who come at the same moment', () => {
  let city: TestServer;
  let point: TestPoint;
  beforeEach(async () => {
    city = await startTestServer({
      async prepare(db) {
        point = await pointOf(db, 'DSI-CRC', 'CP');
        await adjustPoint(db, point, { slot_capacity: 100, check_id_reservation: false });
      },
    });
    await city.call('openCounter', { ...point, counter: '1' }, { as: city.counterSystem });
  });
  afterEach(() => city.stop());

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => city.citizen()));
  const take = (as: TestCaller, key?: string, cntToAlert: number | null = null) =>
    city.send(
      'takeQueueTicket',
      { ...point, cntToAlert, messageCode: null, mobArea: as.mobile.area, mobNum: as.mobile.number },
      { as, ...(key === undefined ? {} : { key }) },
    );
  const book = (as: TestCaller, changes: object = {}) =>
    city.send('reserve', { ...reservationOf(point, as, DAY, '09:00'), ...changes }, { as });
  const reasonsOf = (answers: Awaited<ReturnType<typeof book>>[]) =>
    answers.map((answer) =>
      answer.statusCode === 200 ? 'ticket' : answer.json<{ reason: string }>().reason,
    );
  const placesAndTickets = async () => {
    const [row] = await city.db.query<{ taken: number; tickets: number }>(
      `SELECT (SELECT sum(taken) FROM slot) AS taken,
         (SELECT count(*) FROM ticket WHERE progress = 'booked') AS tickets`,
    );
    return row;
  };

  it('share their commits: far fewer transactions than tickets', async () => {
    const answers = await Promise.all((await people(40)).map((as) => take(as)));
    expect(reasonsOf(answers)).toEqual(answers.map(() => 'ticket'));
    const [row] = await city.db.query<{ commits: number }>(
      'SELECT count(DISTINCT xmin::text) AS commits FROM ticket',
    );
    expect(row!.commits).toBeLessThan(20);
  });

  it('each learn how many are ahead of them', async () => {
    const answers = await Promise.all((await people(10)).map((as) => take(as)));
    const tickets = answers.map((answer) =>
      answer.json<{ waitCount: number; ticket: { jettonCode: string } }>(),
    );
    for (const { waitCount, ticket } of tickets)
      expect(waitCount).toBe(Number(ticket.jettonCode.slice(1)) - 1);
  });

  it('do not fail because one is refused', async () => {
    const all = await people(10);
    const answers = await Promise.all(all.map((as, at) => take(as, undefined, at === 3 ? 50 : null)));
    const reasons = reasonsOf(answers);
    expect(reasons[3]).toBe('alertCountOutOfRange');
    expect(reasons.filter((reason) => reason === 'ticket')).toHaveLength(9);
  });

  it('do not fail if the database refuses one: one account, two numbers, the same day', async () => {
    // The issuer vouches for the ID number: a typed one limits no one (decision 113).
    const owner = { euid: 'owner-of-12345670', identityNo: '12345670', mobArea: '853' };
    const owners = ['66991001', '66991002'].map((number) =>
      city.logIn({ ...owner, mobNum: number, mobile: number }),
    );
    const all = [...(await Promise.all(owners)), ...(await people(8))];
    const answers = await Promise.all(
      all.map((as, at) => book(as, { identifyNo: at < 2 ? owner.identityNo : `1234568${at - 2}` })),
    );
    const reasons = reasonsOf(answers);
    expect(reasons.filter((reason) => reason === 'ticket')).toHaveLength(9);
    expect(reasons.slice(0, 2).sort()).toEqual(['alreadyBooked', 'ticket']);
    expect(await placesAndTickets()).toEqual({ taken: 9, tickets: 9 });
  });

  it('get as many numbers as the quota has left, the first of them', async () => {
    await city.call('setQuota', { ...point, quota: 4, open: true }, { as: city.counterSystem });
    const reasons = reasonsOf(await Promise.all((await people(10)).map((as) => take(as))));
    expect(reasons.filter((reason) => reason === 'ticket')).toHaveLength(4);
    expect(reasons.filter((reason) => reason === 'queueFull')).toHaveLength(6);
  });

  it('use a hold once, and further places without it', async () => {
    const holding = { ...point, bookingDate: '02/12/2026', bookingTime: '09:00' };
    const { holdId } = await city.call('holdSlot', holding);
    const answers = await Promise.all((await people(3)).map((as) => book(as, { holdId })));
    expect(reasonsOf(answers)).toEqual(['ticket', 'ticket', 'ticket']);
    expect(await placesAndTickets()).toEqual({ taken: 3, tickets: 3 });
  });

  it('get one ticket for a write sent twice; another write with that key gets none [FLT-32]', async () => {
    const [as] = await people(1);
    const key = randomUUID();
    const [first, second, other] = await Promise.all([take(as!, key), take(as!, key), take(as!, key, 1)]);
    expect(second.json()).toEqual(first.json());
    expect(other.json()).toMatchObject({ reason: 'keyReused' });
    const [row] = await city.db.query<{ count: number }>('SELECT count(*) AS count FROM ticket');
    expect(row!.count).toBe(1);
  });

  it('count as waiting exactly while they wait', async () => {
    const all = await people(4);
    const taken = await Promise.all(all.map((as) => take(as)));
    const ids = taken.map((answer) => answer.json<{ ticket: { id: string } }>().ticket.id);
    await city.call('checkIn', { id: ids[0]! }, { as: all[0]! });
    const { called } = await city.call('callNext', { ...point, counter: '1' }, { as: city.counterSystem });
    // People who come at once are numbered in any order, so any of them may be the one who is called.
    const left = ids.findIndex((id, at) => at > 0 && id !== called!.ticketId);
    await city.call('cancelTicket', { id: ids[left]! }, { as: all[left]! });
    await city.call('walkIn', point, { as: city.counterSystem });
    const [kept] = await city.db.query(`SELECT waiting, not_checked_in FROM queue_day WHERE waiting > 0`);
    const [counted] = await city.db.query(
      `SELECT count(*) AS waiting, count(*) FILTER (WHERE checked_in_at IS NULL) AS not_checked_in
       FROM ticket WHERE progress = 'waiting'`,
    );
    expect(kept).toEqual(counted);
  });
});
