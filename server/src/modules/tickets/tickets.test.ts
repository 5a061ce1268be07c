import { randomUUID } from 'node:crypto';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

describe('the tickets of a citizen', () => {
  let city: TestServer;
  let crc: TestPoint;
  beforeEach(async () => {
    city = await startTestServer();
    crc = await pointOf(city.db, 'DSI-CRC', 'CP');
    await city.call('openCounter', { ...crc, counter: '1' }, { as: city.counterSystem });
  });
  afterEach(() => city.stop());

  const book = async (as: TestCaller, day = '2026-12-02', time = '09:00') =>
    (await city.call('reserve', reservationOf(crc, as, day, time), { as })).ticket.id;
  const numberFor = ({ mobile }: TestCaller) => ({
    ...{ ...crc, cntToAlert: null, messageCode: null },
    ...{ mobArea: mobile.area, mobNum: mobile.number },
  });
  const take = async (as: TestCaller) =>
    (await city.call('takeQueueTicket', numberFor(as), { as })).ticket.id;

  it('come in two lists, each ticket in the same form as by itself [API-39] [DAT-42] [DAT-43]', async () => {
    const as = await city.citizen();
    const [booked, taken] = [await book(as), await take(as)];
    const { bookingTickets, queueTickets } = await city.call('tickets', {}, { as, language: 'zh_hant' });
    expect(bookingTickets.map(({ ticket }) => ticket.id)).toEqual([booked]);
    expect(queueTickets.map(({ ticket }) => ticket.id)).toEqual([taken]);
    expect(queueTickets[0]).toMatchObject({
      serviceName: '刑事紀錄證明書',
      departmentName: '身份證明局',
      locationName: '中華廣場',
      waitCount: 0,
      notCheckInCount: 1,
    });
    expect(await city.call('ticketById', { id: booked }, { as, language: 'zh_hant' })).toEqual(
      bookingTickets[0],
    );
  });

  it('are at most one number in each queue, even beside a booking there today [DAT-43]', async () => {
    const yesterday = await city.citizen();
    const booked = await book(yesterday, '2026-12-02', '16:00');
    city.clock.set('2026-12-02T09:31');
    await city.call('openCounter', { ...crc, counter: '1' }, { as: city.counterSystem });
    const as = await city.citizen(yesterday.mobile);
    const taken = await take(as);
    expect(await city.refusal('takeQueueTicket', numberFor(as), { as })).toMatchObject({
      reason: 'alreadyQueued',
    });
    const { bookingTickets, queueTickets } = await city.call('tickets', {}, { as });
    expect(bookingTickets.map(({ ticket }) => ticket.id)).toEqual([booked]);
    expect(queueTickets.map(({ ticket }) => ticket.id)).toEqual([taken]);
    expect(await city.call('ticketCount', {}, { as })).toEqual({ count: 2 });
  });

  it('are counted for the badge while they are active; a visitor has none [API-49] [DAT-43]', async () => {
    const as = await city.citizen();
    expect(await city.call('ticketCount', {})).toEqual({ count: 0 });
    await book(as);
    const taken = await take(as);
    expect(await city.call('ticketCount', {}, { as })).toEqual({ count: 2 });
    await city.call('callNext', { ...crc, counter: '1' }, { as: city.counterSystem });
    await city.call('markTreated', { ticketId: taken }, { as: city.counterSystem });
    expect(await city.call('ticketCount', {}, { as })).toEqual({ count: 1 });
  });

  it('of a visitor are none, even while no tickets can be read [API-49]', async () => {
    const as = await city.citizen();
    await city.db.query('ALTER TABLE ticket RENAME TO lost');
    expect((await city.send('ticketCount', {}, { as })).statusCode).toBe(500);
    expect(await city.call('ticketCount', {})).toEqual({ count: 0 });
  });

  it('stay in the list for 30 days after their day [TIX-30]', async () => {
    const first = await city.citizen();
    await book(first);
    const listed = async () => {
      const as = await city.citizen(first.mobile);
      const { bookingTickets } = await city.call('tickets', {}, { as });
      return bookingTickets.map(({ progress }) => progress);
    };
    expect(await listed()).toEqual(['booked']);
    city.clock.set('2027-01-01T12:00');
    expect(await listed()).toEqual(['closed']);
    city.clock.set('2027-01-02T12:00');
    expect(await listed()).toEqual([]);
  });

  it('belong to the account too, whichever number is entered later', async () => {
    const as = await city.accountHolder('euid-of-tests');
    const id = await book(as);
    const sameAccount = await city.accountHolder('euid-of-tests');
    expect((await city.call('ticketById', { id }, { as: sameAccount })).ticket.id).toBe(id);
  });

  it('are given back by cancelling, which can be repeated [API-40]', async () => {
    const as = await city.citizen();
    const id = await book(as);
    expect(await city.call('cancelTicket', { id }, { as })).toEqual({ cancelled: true });
    expect(await city.call('cancelTicket', { id }, { as })).toEqual({ cancelled: true });
    expect((await city.call('tickets', {}, { as })).bookingTickets).toEqual([]);
    const next = await city.citizen();
    expect(await book(next)).not.toBe(id);
  });

  it('cannot be cancelled once called', async () => {
    const as = await city.citizen();
    const id = await take(as);
    await city.call('callNext', { ...crc, counter: '1' }, { as: city.counterSystem });
    expect(await city.refusal('cancelTicket', { id }, { as })).toMatchObject({
      reason: 'ticketNotCancellable',
    });
    expect(await city.refusal('checkIn', { id }, { as })).toMatchObject({ reason: 'ticketNotActive' });
  });

  describe('of another person', () => {
    it.each([
      ['ticketById', 'API-38'],
      ['waitingInfoOfTicket', 'API-33'],
      ['cancelTicket', 'API-40'],
      ['checkIn', 'ACC-12'],
    ] as const)('answer %s like a missing ticket [%s]', async (name, _spec) => {
      const [owner, other] = [await city.citizen(), await city.citizen()];
      const id = await take(owner);
      const answers = await Promise.all(
        [id, randomUUID()].map(async (each) => {
          const { statusCode, body } = await city.send(name, { id: each }, { as: other });
          return { statusCode, body: body.replace(/"traceId":"[^"]+"/, '') };
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]!.statusCode).toBe(404);
      expect((await city.send(name, { id })).statusCode).toBe(401);
      expect((await city.send(name, { id }, { as: owner })).statusCode).toBe(200);
    });

    it('cannot be changed, noted or taken by a scan', async () => {
      const [owner, other] = [await city.accountHolder(), await city.accountHolder('other')];
      const id = await book(owner);
      const edit = { ...reservationOf(crc, other, '2026-12-03', '09:00'), id };
      expect(await city.refusal('editReservation', edit, { as: other })).toMatchObject({ status: 404 });
      const memo = { euid: 'other', ticketId: id };
      expect(await city.refusal('addMemo', memo, { as: other })).toMatchObject({ status: 404 });
      expect(await city.refusal('removeMemo', { id }, { as: other })).toMatchObject({ status: 404 });
      const { ticket } = await city.call('ticketById', { id }, { as: owner });
      const scan = {
        mobArea: other.mobile.area,
        mobNum: other.mobile.number,
        qrcodeContent: ticket.qrcodeImg,
      };
      expect(await city.refusal('registerTicket', scan, { as: other })).toMatchObject({
        reason: 'ticketBound',
      });
    });

    it('are out of reach with another person’s euid', async () => {
      const as = await city.accountHolder('mine');
      expect((await city.send('tickets', { euid: 'mine' }, { as })).statusCode).toBe(200);
      expect(await city.refusal('tickets', { euid: 'somebody-else' }, { as })).toMatchObject({ status: 403 });
    });
  });

  it('take a note with a One Account login [API-47] [DAT-40]', async () => {
    const as = await city.accountHolder('note-taker');
    const id = await book(as);
    const memo = { euid: 'note-taker', ticketId: id };
    const { businessCode } = await city.call('addMemo', memo, { as });
    expect(businessCode).not.toBe('');
    expect((await city.call('ticketById', { id }, { as })).ticket.businessCode).toBe(businessCode);
  });

  it('lose their note again [API-48] [TIX-17]', async () => {
    const as = await city.accountHolder('note-dropper');
    const id = await book(as);
    await city.call('addMemo', { euid: 'note-dropper', ticketId: id }, { as });
    expect(await city.call('removeMemo', { id }, { as })).toEqual({ businessCode: '' });
    expect((await city.call('ticketById', { id }, { as })).ticket.businessCode).toBe('');
  });

  it('take and lose no note by a phone login [TIX-18]', async () => {
    const as = await city.accountHolder('note-keeper');
    const id = await book(as);
    await city.call('addMemo', { euid: 'note-keeper', ticketId: id }, { as });
    const phone = await city.citizen(as.mobile);
    expect(await city.refusal('removeMemo', { id }, { as: phone })).toMatchObject({ status: 403 });
  });

  describe('from a kiosk', () => {
    const walkIn = () => city.call('walkIn', crc, { as: city.counterSystem });
    const scan = ({ mobile }: TestCaller, qrcodeContent: string) => ({
      mobArea: mobile.area,
      mobNum: mobile.number,
      qrcodeContent,
    });

    it('are added by scanning, once, to the number of the first scan [API-28] [TIX-35]', async () => {
      const { qrcodeContent, ticketId, jettonCode } = await walkIn();
      const [as, late] = [await city.citizen(), await city.citizen()];
      const added = await city.call('registerTicket', scan(as, qrcodeContent), { as });
      expect(added.ticket).toMatchObject({ id: ticketId, jettonCode });
      expect((await city.call('registerTicket', scan(as, qrcodeContent), { as })).ticket.id).toBe(ticketId);
      expect((await city.call('tickets', {}, { as })).queueTickets).toHaveLength(1);
      const refusal = await city.refusal('registerTicket', scan(late, qrcodeContent), { as: late });
      expect(refusal).toMatchObject({ reason: 'ticketBound' });
    });

    it('go to one of two simultaneous scans', async () => {
      const { qrcodeContent } = await walkIn();
      const people = await Promise.all([city.citizen(), city.citizen()]);
      const answers = await Promise.all(
        people.map((as) => city.send('registerTicket', scan(as, qrcodeContent), { as })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });

    it('are refused with a code that is not ours, is altered, or is of an earlier day', async () => {
      const { qrcodeContent } = await walkIn();
      const as = await city.citizen();
      const reasonFor = async (content: string) =>
        (await city.refusal('registerTicket', scan(as, content), { as })).reason;
      expect(await reasonFor('https://example.com/')).toBe('qrCodeNotRecognised');
      expect(await reasonFor(qrcodeContent.replace('.2026', '.2027'))).toBe('qrCodeNotRecognised');
      city.clock.set('2026-12-02T09:00');
      const tomorrow = await city.citizen();
      const refusal = await city.refusal('registerTicket', scan(tomorrow, qrcodeContent), { as: tomorrow });
      expect(refusal.reason).toBe('ticketExpired');
    });

    it('need the proved number, and no other ticket in that queue', async () => {
      const [first, second] = [await walkIn(), await walkIn()];
      const [as, other] = [await city.citizen(), await city.citizen()];
      const foreign = await city.refusal('registerTicket', scan(other, first.qrcodeContent), { as });
      expect(foreign.reason).toBe('mobileNotVerified');
      await city.call('registerTicket', scan(as, first.qrcodeContent), { as });
      const again = await city.refusal('registerTicket', scan(as, second.qrcodeContent), { as });
      expect(again.reason).toBe('alreadyQueued');
    });
  });
});
