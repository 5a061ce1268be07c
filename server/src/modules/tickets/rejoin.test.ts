import { randomUUID } from 'node:crypto';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

describe('a person who missed their call and is back', () => {
  let city: TestServer;
  let queue: TestPoint;
  beforeEach(async () => {
    city = await startTestServer({
      async prepare(db) {
        await adjustPoint(db, await pointOf(db, 'DSI-CRC', 'CP'), { time_ticket: true });
      },
    });
    queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
  });
  afterEach(() => city.stop());

  const take = async (as: TestCaller, at = queue) => {
    const { area: mobArea, number: mobNum } = as.mobile;
    const request = { ...at, cntToAlert: null, messageCode: null, mobArea, mobNum };
    return (await city.call('takeQueueTicket', request, { as })).ticket;
  };
  const walkIn = async (priority = false) =>
    (await city.call('walkIn', { ...queue, priority }, { as: city.counterSystem })).ticketId;
  const callNext = async () =>
    (await city.call('callNext', { ...queue, counter: '1' }, { as: city.counterSystem })).called?.ticketId;
  const markAbsent = (ticketId: string) => city.call('markAbsent', { ticketId }, { as: city.counterSystem });
  const setOpen = (open: boolean) =>
    city.call('setQuota', { ...queue, quota: 100, open }, { as: city.counterSystem });

  /** Takes a number, and misses its call. */
  async function missed(as: TestCaller) {
    const { id, jettonCode } = await take(as);
    let called = await callNext();
    while (called !== id) called = await callNext();
    await markAbsent(id);
    return { id, jettonCode };
  }
  async function everybodyInTurn() {
    const turns: (string | undefined)[] = [];
    for (let next = await callNext(); next !== undefined; next = await callNext()) turns.push(next);
    return turns;
  }

  it('keeps the number, and stands behind the next three that wait [TIX-31] [QUE-03]', async () => {
    const as = await city.citizen();
    const { id, jettonCode } = await missed(as);
    const others = [await walkIn(), await walkIn(), await walkIn(), await walkIn()];

    const absent = await city.call('ticketById', { id }, { as });
    expect(absent).toMatchObject({
      progress: 'absent',
      rejoinSeconds: 30 * 60,
    });
    expect(await city.call('rejoin', { id }, { as })).toMatchObject({
      progress: 'waiting',
      waitCount: 3,
      counterName: '',
    });
    const back = await city.call('ticketById', { id }, { as });
    expect(back).toMatchObject({ progress: 'waiting', checkedIn: true, ticket: { jettonCode } });
    expect(back).not.toHaveProperty('rejoinSeconds');

    expect(await everybodyInTurn()).toEqual([...others.slice(0, 3), id, others[3]]);
  });

  it('comes after all who wait if these are few, and before later numbers [QUE-03]', async () => {
    const as = await city.citizen();
    const { id } = await missed(as);
    const other = await walkIn();
    expect(await city.call('rejoin', { id }, { as })).toMatchObject({ waitCount: 1 });
    const later = await city.citizen();
    const { ticket, waitCount } = await city.call(
      'takeQueueTicket',
      {
        ...{ ...queue, cntToAlert: null, messageCode: null },
        ...{ mobArea: later.mobile.area, mobNum: later.mobile.number },
      },
      { as: later },
    );
    expect(waitCount).toBe(2);
    expect(await everybodyInTurn()).toEqual([other, id, ticket.id]);
  });

  it('is never placed before a person who came back earlier [QUE-03]', async () => {
    const [first, second] = [await city.citizen(), await city.citizen()];
    const [early, late] = [await missed(first), await missed(second)];
    const others = [await walkIn(), await walkIn(), await walkIn(), await walkIn()];
    await city.call('rejoin', { id: early.id }, { as: first });
    city.clock.advance(1);
    expect(await city.call('rejoin', { id: late.id }, { as: second })).toMatchObject({ waitCount: 4 });
    expect(await everybodyInTurn()).toEqual([...others.slice(0, 3), early.id, late.id, others[3]]);
  });

  it('comes after priority numbers and appointments, and loses such rights [QUE-03]', async () => {
    const as = await city.citizen();
    const booked = await city.call('reserve', reservationOf(queue, as, '2026-12-01', '10:00'), { as });
    const { id } = booked.ticket;
    await city.call('checkIn', { id }, { as });
    city.clock.set('2026-12-01T10:05');
    expect(await callNext()).toBe(id);
    await markAbsent(id);
    const others = [await walkIn(true), await walkIn(true), await walkIn(true), await walkIn()];
    const again = await city.citizen(as.mobile);
    expect(await city.call('rejoin', { id }, { as: again })).toMatchObject({ waitCount: 3 });
    const last = await walkIn(true);
    expect(await everybodyInTurn()).toEqual([...others.slice(0, 3), last, id, others[3]]);
  });

  it('rejoins once, even if the call is repeated or the button pressed twice [TIX-31]', async () => {
    const as = await city.citizen();
    const { id } = await missed(as);
    await walkIn();
    const key = randomUUID();
    const first = await city.call('rejoin', { id }, { as, key });
    expect(await city.call('rejoin', { id }, { as, key })).toEqual(first);
    expect(await city.call('rejoin', { id }, { as })).toMatchObject({ progress: 'waiting', waitCount: 1 });

    while ((await callNext()) !== id);
    await markAbsent(id);
    expect(await city.call('ticketById', { id }, { as })).not.toHaveProperty('rejoinSeconds');
    expect(await city.refusal('rejoin', { id }, { as })).toMatchObject({
      status: 409,
      code: 602,
      reason: 'rejoinedOnce',
      message: 'You can come back with a number only once. Please tell the staff, or take a new number.',
    });
  });

  it('has 30 minutes from the last call, and counts as active until then [TIX-31] [CAT-09]', async () => {
    const as = await city.citizen();
    const [{ id }, inTime] = [await missed(as), await city.citizen()];
    const other = await missed(inTime);
    city.clock.advance(30 * 60);
    const later = await city.citizen(inTime.mobile);
    expect(await city.call('ticketCount', {}, { as: later })).toEqual({ count: 1 });
    expect(await city.call('rejoin', { id: other.id }, { as: later })).toMatchObject({ progress: 'waiting' });
    city.clock.advance(1);
    const tooLate = await city.citizen(as.mobile);
    expect(await city.refusal('rejoin', { id }, { as: tooLate })).toMatchObject({ reason: 'rejoinTooLate' });
    expect(await city.call('ticketCount', {}, { as: tooLate })).toEqual({ count: 0 });
    expect(await city.call('ticketById', { id }, { as: tooLate })).not.toHaveProperty('rejoinSeconds');
  });

  it('is refused if the ticket waits, is called, or was served [TIX-31]', async () => {
    const as = await city.citizen();
    const { id } = await take(as);
    const refused = () => city.refusal('rejoin', { id }, { as });
    expect(await refused()).toMatchObject({ status: 409, reason: 'ticketNotAbsent' });
    await callNext();
    expect(await refused()).toMatchObject({ reason: 'ticketNotAbsent' });
    await city.call('markTreated', { ticketId: id }, { as: city.counterSystem });
    expect(await refused()).toMatchObject({ reason: 'ticketNotAbsent' });
  });

  it('must own the ticket: another’s and a missing one get the same answer [TIX-34]', async () => {
    const { id } = await missed(await city.citizen());
    const foreign = await city.refusal('rejoin', { id }, { as: await city.citizen() });
    expect(foreign).toMatchObject({ status: 404, reason: 'notFound' });
    expect(await city.refusal('rejoin', { id: randomUUID() }, { as: await city.citizen() })).toEqual(foreign);
    expect(await city.refusal('rejoin', { id })).toMatchObject({ status: 401 });
  });

  it('must use the newer number of that queue, if there is one [TIX-31]', async () => {
    const as = await city.citizen();
    const { id } = await missed(as);
    await take(as);
    expect(await city.refusal('rejoin', { id }, { as })).toMatchObject({ reason: 'alreadyQueued' });
  });

  it('counts as one of three active tickets again', async () => {
    const as = await city.citizen();
    const { id } = await missed(as);
    for (const day of ['2026-12-02', '2026-12-03', '2026-12-04'])
      await city.call('reserve', reservationOf(queue, as, day, '10:00'), { as });
    expect(await city.refusal('rejoin', { id }, { as })).toMatchObject({ reason: 'tooManyTickets' });
  });

  it('is refused if the queue is closed, or the day is over and no counter open [QUE-21]', async () => {
    const as = await city.citizen();
    const { id } = await missed(as);
    await setOpen(false);
    expect(await city.refusal('rejoin', { id }, { as })).toMatchObject({ reason: 'queueClosed' });
    await setOpen(true);

    const last = await city.citizen();
    const evening = await missed(last);
    await city.db.query("UPDATE ticket SET called_at = '2026-12-01T20:00+08' WHERE id = $1", [evening.id]);
    city.clock.set('2026-12-01T20:10');
    const inTheEvening = { as: await city.citizen(last.mobile) };
    await city.call('closeCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    expect(await city.refusal('rejoin', { id: evening.id }, inTheEvening)).toMatchObject({
      reason: 'queueClosed',
    });
    await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
    expect(await city.call('rejoin', { id: evening.id }, inTheEvening)).toMatchObject({
      progress: 'waiting',
    });
  });

  it('is notified by SMS when the turn comes again [QUE-04]', async () => {
    const as = await city.citizen();
    const { id } = await missed(as);
    city.clock.advance(60);
    await city.call('rejoin', { id }, { as });
    await callNext();
    const messages = await city.messagesTo(as);
    expect(messages.filter((text) => text.includes('it is your turn'))).toHaveLength(2);
    expect(messages[1]).toContain('Back within 30 minutes? Tell the staff, or say so here: <link>');
  });
});
