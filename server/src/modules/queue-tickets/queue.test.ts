import { untilLockAwaited } from '../../testing/lock-waits';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

describe('taking a number', () => {
  let city: TestServer;
  let fines: TestPoint;
  let hall: TestPoint;
  beforeEach(async () => {
    city = await startTestServer({
      async prepare(db) {
        await adjustPoint(db, await pointOf(db, 'DSF-REF', 'CP'), { busy_from: 2 });
        await adjustPoint(db, await pointOf(db, 'DSI-BIR-L', 'CP'), { check_id_queue: true });
      },
    });
    fines = await pointOf(city.db, 'IAM-FIN', 'CP');
    hall = await pointOf(city.db, 'IAM-FIN', 'H24');
    for (const point of [fines, hall]) await open(point);
  });
  afterEach(() => city.stop());

  const open = (point: TestPoint, counter = '1') =>
    city.call('openCounter', { ...point, counter }, { as: city.counterSystem });
  const walkIn = (point: TestPoint) => city.call('walkIn', point, { as: city.counterSystem });
  const infoOf = async ({ serviceId, locationId }: TestPoint) => {
    city.clock.advance(1);
    return city.call('counterInfo', { serviceId, locationId });
  };
  const requestOf = (
    { serviceId, locationId }: TestPoint,
    { mobile }: TestCaller,
    cntToAlert: number | null = null,
  ) => ({
    serviceId,
    locationId,
    cntToAlert,
    messageCode: null,
    mobArea: mobile.area,
    mobNum: mobile.number,
  });
  const take = async (point: TestPoint, as?: TestCaller) => {
    const caller = as ?? (await city.citizen());
    return city.call('takeQueueTicket', requestOf(point, caller), { as: caller });
  };
  const refusalAt = async (point: TestPoint) => {
    const as = await city.citizen();
    return city.refusal('takeQueueTicket', requestOf(point, as), { as });
  };

  it('formats numbers alike, however many were given, on a phone and on site', async () => {
    await walkIn(fines);
    await city.db.query('UPDATE queue_day SET last_number = 998');
    const { ticket: last } = await take(fines);
    const { jettonCode: next } = await walkIn(fines);
    const { ticket: after } = await take(fines);
    const letter = next.slice(0, 1);
    expect([last.jettonCode, next, after.jettonCode]).toEqual([
      `${letter}999`,
      `${letter}1000`,
      `${letter}1001`,
    ]);
  });

  it('gives the next number of the zone, with the people ahead [API-37] [QUE-01] [DAT-36]', async () => {
    await walkIn(fines);
    const as = await city.citizen();
    const taken = await take(fines, as);
    expect(taken).toMatchObject({
      progress: 'waiting',
      waitCount: 1,
      notCheckInCount: 1,
      openCounter: 1,
      editable: false,
      cancellable: true,
      ticket: { ticketType: 'QUEUE', bookingDate: '', bookingTime: '', ticketDate: '01/12/2026' },
    });
    expect(taken.ticket.jettonCode).toMatch(/^[A-Z]+002$/);
    expect(taken.ticket.jettonInfo.area).toMatch(/^Area [A-Z]$/);
  });

  it('never gives a number twice, however many requests come at once [API-37]', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => city.citizen()));
    const taken = await Promise.all([
      ...people.map(async (as) => (await take(fines, as)).ticket.jettonCode),
      ...Array.from({ length: 10 }, async () => (await walkIn(fines)).jettonCode),
    ]);
    const numbers = taken.map((code) => Number(code.slice(1))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  it('counts no people ahead if the only one leaves at that moment [API-37]', async () => {
    const sessions = await pointOf(city.db, 'DSI-CRC', 'CP');
    await adjustPoint(city.db, sessions, { time_ticket: true });
    await city.refreshCatalogue();
    await open(sessions);
    const early = await city.citizen();
    const wish = reservationOf(sessions, early, '2026-12-01', '10:00');
    const { ticket: booked } = await city.call('reserve', wish, { as: early });
    await city.call('checkIn', { id: booked.id }, { as: early });
    const taking = await city.db.tx(async (tx) => {
      await tx.query("UPDATE ticket SET progress = 'cancelled' WHERE id = $1", [booked.id]);
      const answer = take(sessions);
      await untilLockAwaited(city.db, answer);
      return { answer };
    });
    expect(await taking.answer).toMatchObject({ waitCount: 0, progress: 'waiting' });
  });

  it('starts from one again the next day', async () => {
    await take(hall);
    city.clock.set('2026-12-02T00:00');
    expect((await take(hall)).ticket.jettonCode).toMatch(/^.001$/);
    expect((await walkIn(hall)).jettonCode).toMatch(/^.002$/);
  });

  it('counts people waiting, not yet arrived, and open counters [API-32] [API-77] [DAT-11]', async () => {
    await open(fines, '2');
    await walkIn(fines);
    const as = await city.citizen();
    const { ticket } = await take(fines, as);
    expect(await infoOf(fines)).toMatchObject({
      waitCount: 2,
      notCheckInCount: 1,
      openCounter: 2,
      minCntToAlert: 1,
      maxCntToAlert: 20,
      pass: 'Y',
      queueState: '',
      status: true,
      isOpen: true,
      isOfficeTime: true,
    });
    await city.call('checkIn', { id: ticket.id }, { as });
    expect(await infoOf(fines)).toMatchObject({ waitCount: 2, notCheckInCount: 0 });
  });

  it('shares one read among all readers within a second', async () => {
    const look = () => city.call('counterInfo', fines);
    city.clock.advance(1);
    expect((await look()).waitCount).toBe(0);
    await walkIn(fines);
    expect((await look()).waitCount).toBe(0);
    city.clock.advance(1);
    expect((await look()).waitCount).toBe(1);
  });

  it('is impossible while no counter is open [QUE-16] [DAT-12] [DAT-13]', async () => {
    await city.call('closeCounter', { ...fines, counter: '1' }, { as: city.counterSystem });
    expect(await infoOf(fines)).toMatchObject({ pass: 'N', queueState: 'NOCOUNTER' });
    expect(await refusalAt(fines)).toMatchObject({ code: 602, reason: 'noCounter' });
  });

  it('is unnecessary while too few wait: the number is taken on site [QUE-14] [DAT-13]', async () => {
    const refunds = await pointOf(city.db, 'DSF-REF', 'CP');
    await open(refunds);
    await walkIn(refunds);
    expect(await infoOf(refunds)).toMatchObject({ pass: 'N', queueState: 'NOTBUSY' });
    expect(await refusalAt(refunds)).toMatchObject({ reason: 'queueNotBusy' });
    await walkIn(refunds);
    expect(await infoOf(refunds)).toMatchObject({ pass: 'Y' });
    expect((await take(refunds)).ticket.jettonCode).toMatch(/003$/);
  });

  it('ends when the day’s remote numbers are given, even in a rush [QUE-15] [DAT-13]', async () => {
    await city.call('setQuota', { ...fines, quota: 3, open: true }, { as: city.counterSystem });
    const people = await Promise.all(Array.from({ length: 9 }, () => city.citizen()));
    const answers = await Promise.all(
      people.map((as) => city.send('takeQueueTicket', requestOf(fines, as), { as })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await infoOf(fines)).toMatchObject({ pass: 'N', queueState: 'FULL' });
    expect(await refusalAt(fines)).toMatchObject({ reason: 'queueFull' });
    // The kiosk on site continues.
    expect((await walkIn(fines)).jettonCode).toMatch(/004$/);
  });

  it('is impossible in a closed queue [QUE-21]', async () => {
    await city.call('setQuota', { ...fines, quota: 100, open: false }, { as: city.counterSystem });
    expect(await infoOf(fines)).toMatchObject({ isOpen: false });
    expect(await refusalAt(fines)).toMatchObject({ reason: 'queueClosed' });
    const walk = await city.refusal('walkIn', fines, { as: city.counterSystem });
    expect(walk.reason).toBe('queueClosed');
  });

  it('is impossible in a paused queue, which no word of the wire names [QUE-13]', async () => {
    const permit = await pointOf(city.db, 'DSAT-INT', 'MOR');
    await open(permit);
    expect(await infoOf(permit)).toMatchObject({ pass: 'N', queueState: '', isPaused: true });
    expect(await refusalAt(permit)).toMatchObject({ reason: 'queuePaused' });
  });

  it('reports until when a queue is paused, and that it then ends by itself [QUE-13]', async () => {
    const as = city.counterSystem;
    const until = '2026-12-01T06:30:00.000Z';
    const pause = (body: { paused: boolean; until?: string }) =>
      city.call('pauseQueue', { ...hall, ...body }, { as });
    expect(await pause({ paused: true, until })).toEqual({ paused: true, until });
    expect(await infoOf(hall)).toMatchObject({ pass: 'N', isPaused: true, pausedUntil: until });
    expect(await refusalAt(hall)).toMatchObject({ reason: 'queuePaused' });
    city.clock.set('2026-12-01T14:30');
    const over = await infoOf(hall);
    expect(over).toMatchObject({ pass: 'Y' });
    expect(over).not.toHaveProperty('isPaused');
    expect(over).not.toHaveProperty('pausedUntil');
    // A pause without an end continues, and no end is reported.
    expect(await pause({ paused: true })).toEqual({ paused: true, until: null });
    city.clock.set('2026-12-02T14:30');
    expect(await infoOf(hall)).toMatchObject({ isPaused: true });
    expect(await infoOf(hall)).not.toHaveProperty('pausedUntil');
    expect(await pause({ paused: true, until })).toEqual({ paused: false, until: null });
    await pause({ paused: true });
    expect(await pause({ paused: false })).toEqual({ paused: false, until: null });
    expect(await infoOf(hall)).toMatchObject({ pass: 'Y' });
  });

  it.each([
    ['2026-12-01T07:30', '2026-12-01T09:00', 'the same morning'],
    ['2026-12-01T18:00', '2026-12-02T09:00', 'the next day'],
    ['2026-12-04T18:30', '2026-12-07T09:00', 'after a weekend'],
    ['2026-12-07T19:00', '2026-12-09T09:00', 'after a holiday'],
  ])('at %s reports that it opens at %s, %s [DAT-11]', async (now, opening) => {
    city.clock.set(now);
    expect((await infoOf(fines)).opensAt).toBe(new Date(`${opening}:00+08:00`).toISOString());
  });

  it('requires office hours, which a holiday lacks; the hall is always open [BOK-09]', async () => {
    for (const night of ['2026-12-01T08:59', '2026-12-01T18:00', '2026-12-06T03:00', '2026-12-08T11:00']) {
      city.clock.set(night);
      expect(await infoOf(fines)).toMatchObject({ isOfficeTime: false });
      expect(await refusalAt(fines)).toMatchObject({ reason: 'outsideOfficeHours' });
      expect(await infoOf(hall)).toMatchObject({ isOfficeTime: true, pass: 'Y' });
      expect((await take(hall)).progress).toBe('waiting');
    }
  });

  it('does not exist where no numbers are offered [BOK-08]', async () => {
    const suspended = await pointOf(city.db, 'IH-REN', 'CLO');
    expect(await infoOf(suspended)).toMatchObject({ status: false });
    expect(await refusalAt(suspended)).toMatchObject({ reason: 'queueClosed' });
    expect(await city.refusal('counterInfo', { serviceId: fines.serviceId, locationId: 999 })).toMatchObject({
      status: 404,
    });
  });

  it('uses the number that the caller proved, whatever code is in the request', async () => {
    const [as, other] = [await city.citizen(), await city.citizen()];
    const request = { ...requestOf(fines, other), messageCode: '123456' };
    expect(await city.refusal('takeQueueTicket', request, { as })).toMatchObject({
      reason: 'mobileNotVerified',
    });
    expect(await city.refusal('takeQueueTicket', request)).toMatchObject({ status: 401 });
  });

  it('is possible once per number and queue', async () => {
    const as = await city.citizen();
    await take(fines, as);
    const again = await city.refusal('takeQueueTicket', requestOf(fines, as), { as });
    expect(again).toMatchObject({ status: 409, reason: 'alreadyQueued' });
    expect((await take(hall, as)).progress).toBe('waiting');
  });

  it('requires the ID number if the service does [DAT-33]', async () => {
    const lost = await pointOf(city.db, 'DSI-BIR-L', 'CP');
    await open(lost);
    const as = await city.citizen();
    const request = requestOf(lost, as);
    const refusalWith = (identifyNo: string | null) =>
      city.refusal('takeQueueTicket', { ...request, identifyNo }, { as });
    expect(await refusalWith(null)).toMatchObject({ reason: 'idNumberRequired' });
    expect(await refusalWith('123')).toMatchObject({ reason: 'idNumberInvalid' });
    const taken = await city.call('takeQueueTicket', { ...request, identifyNo: '12345670' }, { as });
    expect(taken.ticket.identifyNo).toBe('1••••70');
  });

  describe('with an alert', () => {
    beforeEach(async () => {
      for (let at = 0; at < 3; at += 1) await walkIn(fines);
    });

    it('accepts counts from the minimum to all who wait [QUE-19] [QUE-20] [VAL-40]', async () => {
      for (const count of [1, 3]) {
        const as = await city.citizen();
        const taken = await city.call('takeQueueTicket', requestOf(fines, as, count), { as });
        expect(taken.cntToAlert).toBe(count);
      }
    });

    it.each([0, 4, 21, -1])(
      'refuses a count of %i while three wait [QUE-19] [QUE-20] [VAL-40]',
      async (count) => {
        const as = await city.citizen();
        expect(await city.refusal('takeQueueTicket', requestOf(fines, as, count), { as })).toMatchObject({
          status: 422,
          reason: 'alertCountOutOfRange',
          message: 'Choose from 1 to 3 people for the alert.',
        });
      },
    );

    it('still accepts a count that was offered before a call', async () => {
      await city.call('callNext', { ...fines, counter: '1' }, { as: city.counterSystem });
      const as = await city.citizen();
      expect((await city.send('takeQueueTicket', requestOf(fines, as, 3), { as })).statusCode).toBe(200);
      city.clock.advance(601);
      const late = await city.citizen();
      const refusal = await city.refusal('takeQueueTicket', requestOf(fines, late, 4), { as: late });
      expect(refusal.reason).toBe('alertCountOutOfRange');
    });
  });
});
