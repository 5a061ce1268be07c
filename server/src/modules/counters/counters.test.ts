import { untilLockAwaited } from '../../testing/lock-waits';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

describe('a department’s counter system', () => {
  let city: TestServer;
  let queue: TestPoint;
  beforeEach(async () => {
    city = await startTestServer();
    queue = await pointOf(city.db, 'DSI-CRC', 'CP');
    for (const counter of ['1', '2'])
      await city.call('openCounter', { ...queue, counter }, { as: city.counterSystem });
  });
  afterEach(() => city.stop());

  const callNext = async (counter = '1') =>
    (await city.call('callNext', { ...queue, counter }, { as: city.counterSystem })).called;
  const walkIn = (priority = false) =>
    city.call('walkIn', { ...queue, priority }, { as: city.counterSystem });
  const take = async (
    as: TestCaller,
    cntToAlert: number | null = null,
    language: 'pt_pt' | 'en_us' = 'en_us',
  ) => {
    const request = {
      ...queue,
      cntToAlert,
      messageCode: null,
      mobArea: as.mobile.area,
      mobNum: as.mobile.number,
    };
    return (await city.call('takeQueueTicket', request, { as, language })).ticket;
  };
  const standing = (id: string, as: TestCaller) => city.call('waitingInfoOfTicket', { id }, { as });

  it('needs its credential: no citizen can call', async () => {
    const as = await city.citizen();
    expect(await city.refusal('callNext', { ...queue, counter: '1' })).toMatchObject({ status: 401 });
    expect(await city.refusal('callNext', { ...queue, counter: '1' }, { as })).toMatchObject({ status: 403 });
    expect(await city.refusal('walkIn', queue, { as })).toMatchObject({ status: 403 });
  });

  it('calls by number, and calls none from an empty queue', async () => {
    const given = [await walkIn(), await walkIn()];
    expect((await callNext())!.ticketId).toBe(given[0]!.ticketId);
    expect((await callNext('2'))!.ticketId).toBe(given[1]!.ticketId);
    expect(await callNext()).toBeNull();
  });

  it('calls each person to one counter only, however many counters call at once', async () => {
    for (let at = 0; at < 12; at += 1) await walkIn();
    const called = await Promise.all(Array.from({ length: 12 }, (_, at) => callNext(String(at))));
    expect(new Set(called.map((ticket) => ticket?.ticketId)).size).toBe(12);
  });

  it('does not skip a person who checks in at that very moment [QUE-03]', async () => {
    const [first] = [await walkIn(), await walkIn()];
    const called = await city.db.tx(async (tx) => {
      await tx.query('SELECT FROM ticket WHERE id = $1 FOR UPDATE', [first!.ticketId]);
      const calling = callNext();
      await untilLockAwaited(city.db, calling);
      return { calling };
    });
    expect((await called.calling)!.ticketId).toBe(first!.ticketId);
  });

  it('calls a priority number first', async () => {
    await walkIn();
    const first = await walkIn(true);
    expect((await callNext())!.ticketId).toBe(first.ticketId);
  });

  it('shows a waiting person the progress of the queue and the calling counter [API-33] [TIX-30]', async () => {
    await walkIn();
    const as = await city.citizen();
    const { id } = await take(as);
    expect(await standing(id, as)).toMatchObject({ progress: 'waiting', waitCount: 1, openCounter: 2 });
    await callNext();
    expect(await standing(id, as)).toMatchObject({ progress: 'waiting', waitCount: 0 });
    await callNext('2');
    expect(await standing(id, as)).toMatchObject({ progress: 'called', counterName: '2', waitCount: 0 });
    await city.call('markTreated', { ticketId: id }, { as: city.counterSystem });
    expect(await standing(id, as)).toMatchObject({ progress: 'treated' });
    expect((await city.call('ticketById', { id }, { as })).ticket.ticketState).toBe('TREATED');
  });

  it('recalls a person, and marks one who does not come as absent [TIX-31]', async () => {
    const as = await city.citizen();
    const { id } = await take(as);
    await callNext('1');
    const { called } = await city.call('recall', { ticketId: id, counter: '2' }, { as: city.counterSystem });
    expect(called.counter).toBe('2');
    await city.call('markAbsent', { ticketId: id }, { as: city.counterSystem });
    expect((await city.call('ticketById', { id }, { as })).ticket.ticketState).toBe('ABSENT');
    city.clock.advance(31 * 60);
    const again = await city.refusal('recall', { ticketId: id, counter: '2' }, { as: city.counterSystem });
    expect(again.reason).toBe('ticketNotCalled');
  });

  it('finishes only what it has called', async () => {
    const { ticketId } = await walkIn();
    for (const name of ['markTreated', 'markAbsent'] as const) {
      expect(await city.refusal(name, { ticketId }, { as: city.counterSystem })).toMatchObject({
        reason: 'ticketNotCalled',
      });
    }
  });

  it('lists its queues with their figures', async () => {
    await walkIn();
    await walkIn();
    const called = await callNext();
    const calledAt = city.clock.now().toISOString();
    city.clock.advance(90);
    const queues = await city.call('counterQueues', {}, { as: city.counterSystem });
    const own = queues.find(
      ({ serviceId, locationId }) => serviceId === queue.serviceId && locationId === queue.locationId,
    );
    expect(own).toMatchObject({ waitCount: 1, openCounters: ['1', '2'], isOfficeTime: true, open: true });
    expect(own!.called).toMatchObject([{ ticketId: called!.ticketId, calledAt }]);
  });

  it('opens a counter once, and closes it', async () => {
    const at = { ...queue, counter: '2' };
    expect(await city.call('openCounter', at, { as: city.counterSystem })).toEqual({ openCounter: 2 });
    expect(await city.call('closeCounter', at, { as: city.counterSystem })).toEqual({ openCounter: 1 });
  });

  describe('messages', () => {
    it('announce the turn once, in the language in which the number was taken', async () => {
      const as = await city.citizen();
      const { id, jettonCode } = await take(as, null, 'pt_pt');
      await callNext('2');
      await city.call('recall', { ticketId: id, counter: '2' }, { as: city.counterSystem });
      expect(await city.messagesTo(as)).toEqual([
        `Vez: é a sua vez! ${jettonCode}, China Plaza, balcão 2. <link>`,
      ]);
    });

    it('alert once, at the number of people ahead that the citizen chose [QUE-04]', async () => {
      for (let at = 0; at < 4; at += 1) await walkIn();
      const as = await city.citizen();
      const { jettonCode } = await take(as, 2);
      await callNext();
      expect(await city.messagesTo(as)).toEqual([]);
      await callNext('2');
      const alert = `Vez: 2 ahead of ${jettonCode}. Please go to China Plaza. <link>`;
      expect(await city.messagesTo(as)).toEqual([alert]);
      await callNext('3');
      expect(await city.messagesTo(as)).toEqual([alert]);
    });

    it('alert also when a person ahead gives the number back [QUE-04]', async () => {
      const [first, as] = [await city.citizen(), await city.citizen()];
      await walkIn();
      const given = await take(first);
      await take(as, 1);
      await city.call('cancelTicket', { id: given.id }, { as: first });
      expect(await city.messagesTo(as)).toHaveLength(1);
    });
  });

  describe('a booking on its day', () => {
    const book = async (as: TestCaller, time: string) =>
      (await city.call('reserve', reservationOf(queue, as, '2026-12-02', time), { as })).ticket.id;

    it('can be checked in 30 minutes early, and is then called before the numbers', async () => {
      const as = await city.citizen();
      const id = await book(as, '10:00');
      city.clock.set('2026-12-02T09:29');
      const arrived = { as: await city.citizen(as.mobile) };
      expect(await city.refusal('checkIn', { id }, arrived)).toMatchObject({
        reason: 'checkInTooEarly',
        message: 'You can check in from 09:30 on.',
      });
      city.clock.set('2026-12-02T09:30');
      expect(await standing(id, arrived.as)).toMatchObject({ progress: 'waiting' });
      await city.call('checkIn', { id }, arrived);

      const early = await walkIn();
      expect((await callNext())!.ticketId).toBe(early.ticketId);
      await walkIn();
      city.clock.set('2026-12-02T10:00');
      expect(await standing(id, await city.citizen(as.mobile))).toMatchObject({ waitCount: 0 });
      expect((await callNext())!.ticketId).toBe(id);
    });

    it('does not keep its holder from taking a number of the same queue', async () => {
      const as = await city.citizen();
      await book(as, '16:00');
      city.clock.set('2026-12-02T09:30');
      await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });
      const { jettonCode } = await take(await city.citizen(as.mobile));
      expect((await callNext())!.jettonCode).toBe(jettonCode);
    });

    it('is not called before check-in, and is closed at the end of its day', async () => {
      const as = await city.citizen();
      const id = await book(as, '10:00');
      city.clock.set('2026-12-02T10:30');
      expect(await callNext()).toBeNull();
      city.clock.set('2026-12-03T09:00');
      const later = await city.citizen(as.mobile);
      expect(await standing(id, later)).toMatchObject({ progress: 'closed' });
      expect(await city.refusal('checkIn', { id }, { as: later })).toMatchObject({
        reason: 'ticketNotActive',
      });
      expect(await city.call('ticketCount', {}, { as: later })).toEqual({ count: 0 });
    });
  });
});
