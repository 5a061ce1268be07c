import { createVault } from '../../secrets/vault';
import { reservationOf } from '../../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('booking a time', () => {
  let city: TestServer;
  /** One place at each time. */
  let crc: TestPoint;
  let hall: TestPoint;
  let renewal: TestPoint;
  beforeEach(async () => {
    city = await startTestServer({
      prepare: async (db) =>
        adjustPoint(db, await pointOf(db, 'DSAJ-POA', 'PAB'), { check_id_reservation: false }),
    });
    crc = await pointOf(city.db, 'DSI-CRC', 'CP');
    hall = await pointOf(city.db, 'DSI-CRC', 'H24');
    renewal = await pointOf(city.db, 'DSI-BIR-R', 'CP');
  });
  afterEach(() => city.stop());

  const isFree = async (point: TestPoint, bookingDate: string, time: string) => {
    const { totalTimeSlot } = await city.call('bookableTimesOfDay', { ...point, bookingDate, idCard: null });
    return totalTimeSlot.find(({ timeSlot }) => timeSlot === time)!.enabled;
  };

  it('gives a ticket with day, time, code and QR code [API-24] [DAT-36]', async () => {
    const as = await city.citizen();
    const booked = await city.call('reserve', reservationOf(crc, as, '2026-12-02', '10:30'), { as });
    expect(booked).toMatchObject({
      serviceId: crc.serviceId,
      locationId: crc.locationId,
      progress: 'booked',
      editable: true,
      cancellable: true,
      appliedAt: city.clock.now().toISOString(),
      ticket: {
        ticketType: 'RESERCATION',
        ticketState: 'NORMAL',
        bookingDate: '02/12/2026',
        bookingTime: '10:30',
        mobNum: as.mobile.number,
      },
    });
    expect(booked.ticket.jettonCode).toMatch(/^R[A-Z]\d{3}$/);
    expect(booked.ticket.qrcodeImg).toMatch(/^VEZ1\./);
    expect(booked.ticket.jettonInfo.htmlText).toContain('<p>');
    expect(await isFree(crc, '02/12/2026', '10:30')).toBe(false);
  });

  it('spells the kind of a ticket and its day as the interface does [DAT-37] [DAT-39]', async () => {
    const as = await city.citizen();
    const booked = await city.call('reserve', reservationOf(crc, as, '2026-12-03', '11:00'), { as });
    expect(booked.ticket).toMatchObject({ ticketType: 'RESERCATION', bookingDate: '03/12/2026' });
  });

  it('gives the bookings of a day distinct numbers, whatever their time', async () => {
    const codes: string[] = [];
    for (const time of ['09:00', '09:30', '10:00']) {
      const as = await city.citizen();
      const booked = await city.call('reserve', reservationOf(crc, as, '2026-12-02', time), { as });
      codes.push(booked.ticket.jettonCode);
    }
    expect(new Set(codes).size).toBe(3);
  });

  it('gives the last place to exactly one of fifty simultaneous requests [API-24]', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => city.citizen()));
    const answers = await Promise.all(
      people.map((as) => city.send('reserve', reservationOf(crc, as, '2026-12-02', '09:00'), { as })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.every((answer) => answer.json<{ reason: string }>().reason === 'slotTaken')).toBe(true);
  });

  it('gives fifty repetitions of one request the same ticket and the same answer [FLT-30]', async () => {
    const as = await city.citizen();
    const key = '2b5a3f6e-6f0c-4d6b-9f57-0a8e8a8f2d11';
    const request = reservationOf(crc, as, '2026-12-02', '09:00');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => city.send('reserve', request, { as, key })),
    );
    const ids = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json<{ ticket: { id: string } }>().ticket.id);
    expect(new Set(ids).size).toBe(1);
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    expect(await city.call('ticketCount', {}, { as })).toEqual({ count: 1 });
  });

  it('requires a token, and books for the number that the caller has proved [TIX-34]', async () => {
    const [as, other] = [await city.citizen(), await city.citizen()];
    const forOther = reservationOf(crc, other, '2026-12-02', '09:00');
    expect(await city.refusal('reserve', forOther, { as })).toMatchObject({
      status: 403,
      code: 602,
      reason: 'mobileNotVerified',
    });
    expect(await city.refusal('reserve', forOther)).toMatchObject({ status: 401 });
  });

  it.each([
    ['today', 'BOK-40', '2026-12-01'],
    ['a day gone by', 'BOK-40', '2026-11-30'],
    ['a day after the last', 'BOK-44', '2027-06-01'],
    ['a Sunday', 'BOK-45', '2026-12-06'],
    ['a holiday', 'BOK-46', '2026-12-08'],
  ])('refuses %s [%s]', async (_, line, day) => {
    const as = await city.citizen();
    const request = reservationOf(crc, as, day, '10:00');
    expect(await city.refusal('reserve', request, { as })).toMatchObject({ reason: 'dateNotBookable' });
  });

  it.each([
    ['between two', '10:10'],
    ['after hours', '18:00'],
  ])('refuses a time %s', async (_, time) => {
    const as = await city.citizen();
    const request = reservationOf(crc, as, '2026-12-02', time);
    expect(await city.refusal('reserve', request, { as })).toMatchObject({ reason: 'timeNotBookable' });
  });

  it('takes a special work day, though it is a Saturday [BOK-45]', async () => {
    const as = await city.citizen();
    const booked = await city.call('reserve', reservationOf(crc, as, '2026-12-12', '10:00'), { as });
    expect(booked.ticket.bookingDate).toBe('12/12/2026');
  });

  it('refuses a service that takes no bookings now', async () => {
    const as = await city.citizen();
    const paused = await pointOf(city.db, 'DSAT-INT', 'MOR');
    const suspended = await pointOf(city.db, 'IH-REN', 'CLO');
    for (const point of [paused, suspended]) {
      const refusal = await city.refusal('reserve', reservationOf(point, as, '2026-12-02', '10:00'), { as });
      expect(refusal.reason).toBe('serviceNotBookable');
    }
  });

  it('asks for an ID number if the service does; checks its length [BOK-21] [VAL-32] [VAL-18]', async () => {
    const as = await city.citizen();
    const request = reservationOf(renewal, as, '2026-12-02', '10:00');
    const refusalFor = (identifyNo: string | null) =>
      city.refusal('reserve', { ...request, identifyNo }, { as });
    expect(await refusalFor(null)).toMatchObject({ status: 422, reason: 'idNumberRequired' });
    expect(await refusalFor('1234567')).toMatchObject({ status: 422, reason: 'idNumberInvalid' });
    const booked = await city.call('reserve', { ...request, identifyNo: '12345670' }, { as });
    expect(booked.ticket.identifyNo).toBe('1••••70');
  });

  it('asks for it with the rule of time tickets for today [BOK-20] [BOK-21]', async () => {
    const attorney = await pointOf(city.db, 'DSAJ-POA', 'PAB');
    const as = await city.citizen();
    const today = await city.refusal('reserve', reservationOf(attorney, as, '2026-12-01', '11:00'), { as });
    expect(today.reason).toBe('idNumberRequired');
    const later = await city.call('reserve', reservationOf(attorney, as, '2026-12-02', '11:00'), { as });
    expect(later.ticket.identifyNo).toBe('');
  });

  it('never stores an ID number in clear', async () => {
    const as = await city.citizen();
    const request = { ...reservationOf(renewal, as, '2026-12-02', '10:00'), identifyNo: '98765432' };
    await city.call('reserve', request, { as, key: '8b0a3f6e-6f0c-4d6b-9f57-0a8e8a8f2d99' });
    const tables = await city.db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const found = await city.db.query(`SELECT 1 FROM ${name} AS row WHERE row::text LIKE '%98765432%'`);
      expect({ name, rows: found.length }).toEqual({ name, rows: 0 });
    }
  });

  it('allows three active tickets per number, and one per service and day', async () => {
    const as = await city.citizen();
    await city.call('reserve', reservationOf(crc, as, '2026-12-02', '09:00'), { as });
    const again = await city.refusal('reserve', reservationOf(crc, as, '2026-12-02', '15:00'), { as });
    expect(again).toMatchObject({ status: 409, reason: 'alreadyBooked' });
    await city.call('reserve', reservationOf(crc, as, '2026-12-03', '09:00'), { as });
    await city.call('reserve', reservationOf(crc, as, '2026-12-04', '09:00'), { as });
    const fourth = await city.refusal('reserve', reservationOf(crc, as, '2026-12-07', '09:00'), { as });
    expect(fourth).toMatchObject({ reason: 'tooManyTickets' });
    expect(fourth.message).toContain('3');
  });

  it('allows only three when one number sends many requests at once', async () => {
    const as = await city.citizen();
    const days = ['02', '03', '04', '07', '09', '10', '11', '14'];
    const answers = await Promise.all(
      days.map((day) => city.send('reserve', reservationOf(crc, as, `2026-12-${day}`, '09:00'), { as })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  it('allows a proved ID number one booking per service and day, even with a second number', async () => {
    const profile = { euid: 'owner-of-12345670', identityNo: '12345670' };
    const proved = (number: string) => ({ ...profile, mobArea: '853', mobNum: number, mobile: number });
    const stranger = await city.citizen();
    const first = await city.logIn(proved('66991001'));
    const second = await city.logIn(proved('66991002'));
    const book = (as: typeof first, time: string) =>
      city.send(
        'reserve',
        { ...reservationOf(renewal, as, '2026-12-02', time), identifyNo: '12345670' },
        { as },
      );
    expect((await book(stranger, '09:00')).statusCode).toBe(200);
    expect((await book(first, '10:00')).statusCode).toBe(200);
    expect((await book(second, '11:00')).json()).toMatchObject({ reason: 'alreadyBooked' });
  });

  it('creates a time ticket for today, and for a later day [DAT-38] [BOK-06]', async () => {
    const registry = await pointOf(city.db, 'DSAJ-REP', 'PAB');
    const timeTicketsOnly = await pointOf(city.db, 'DSAJ-PRO', 'PAB');
    const as = await city.citizen();
    const today = await city.call('reserve', reservationOf(registry, as, '2026-12-01', '11:00'), { as });
    const only = await city.call('reserve', reservationOf(timeTicketsOnly, as, '2026-12-01', '12:00'), {
      as,
    });
    const later = await city.call('reserve', reservationOf(registry, as, '2026-12-03', '11:00'), { as });
    expect([today, only, later].map(({ ticket }) => ticket.ticketType)).toEqual([
      'PERIOD',
      'PERIOD',
      'RESERCATION',
    ]);
    const begun = await city.refusal('reserve', reservationOf(registry, as, '2026-12-01', '09:30'), { as });
    expect(begun.reason).toBe('timeNotBookable');
  });

  it('requires a One Account login at the remote counter [CAT-53] [CAT-54]', async () => {
    const remote = await pointOf(city.db, 'DSI-CRC', 'RC');
    const [phone, account] = [await city.citizen(), await city.accountHolder()];
    const refusal = await city.refusal('reserve', reservationOf(remote, phone, '2026-12-02', '09:00'), {
      as: phone,
    });
    expect(refusal).toMatchObject({ status: 403, reason: 'oneAccountRequired' });
    const booked = await city.call('reserve', reservationOf(remote, account, '2026-12-02', '09:00'), {
      as: account,
    });
    expect(booked.locationId).toBe(remote.locationId);
  });

  describe('a hold', () => {
    const wish = (point: TestPoint, bookingTime = '09:00') => ({
      ...point,
      bookingDate: '02/12/2026',
      bookingTime,
    });

    it('keeps the place for ten minutes, and can be turned into a ticket [BOK-32]', async () => {
      const [as, other] = [await city.citizen(), await city.citizen()];
      const { holdId, expiresAt, secondsLeft, renewable } = await city.call('holdSlot', wish(crc));
      expect(secondsLeft).toBe(600);
      expect(new Date(expiresAt).getTime() - city.clock.now().getTime()).toBe(600_000);
      expect(renewable).toBe(true);
      const request = reservationOf(crc, as, '2026-12-02', '09:00');
      const late = await city.refusal('reserve', reservationOf(crc, other, '2026-12-02', '09:00'), {
        as: other,
      });
      expect(late.reason).toBe('slotTaken');
      const booked = await city.call('reserve', { ...request, holdId }, { as });
      expect(booked.progress).toBe('booked');
    });

    it('can be extended once [BOK-32]', async () => {
      const { holdId } = await city.call('holdSlot', wish(crc));
      city.clock.advance(590);
      const renewed = await city.call('renewHold', { id: holdId });
      expect(renewed).toMatchObject({ holdId, renewable: false });
      expect(await city.refusal('renewHold', { id: holdId })).toMatchObject({ reason: 'holdNotRenewable' });
    });

    it('ends at its time, and the place becomes free for others [BOK-32]', async () => {
      const { holdId } = await city.call('holdSlot', wish(crc));
      city.clock.advance(601);
      await city.sweep();
      expect(await isFree(crc, '02/12/2026', '09:00')).toBe(true);
      expect(await city.refusal('renewHold', { id: holdId })).toMatchObject({ reason: 'holdExpired' });
    });

    it('is released once when the citizen leaves [BOK-32]', async () => {
      const { holdId } = await city.call('holdSlot', wish(crc));
      expect(await city.call('releaseHold', { id: holdId })).toEqual({ released: true });
      expect(await city.call('releaseHold', { id: holdId })).toEqual({ released: false });
      expect(await isFree(crc, '02/12/2026', '09:00')).toBe(true);
    });

    it('frees its place when another is booked with it', async () => {
      const as = await city.citizen();
      const { holdId } = await city.call('holdSlot', wish(crc));
      await city.call('reserve', { ...reservationOf(crc, as, '2026-12-02', '11:00'), holdId }, { as });
      expect(await isFree(crc, '02/12/2026', '09:00')).toBe(true);
    });

    it('can be used, renewed and released only by its holder, once known', async () => {
      const [as, other] = [await city.citizen(), await city.citizen()];
      const { holdId } = await city.call('holdSlot', wish(crc), { as });
      const foreign = { ...reservationOf(crc, other, '2026-12-02', '09:00'), holdId };
      expect(await city.refusal('reserve', foreign, { as: other })).toMatchObject({ reason: 'slotTaken' });
      expect(await city.refusal('renewHold', { id: holdId }, { as: other })).toEqual(
        await city.refusal('renewHold', { id: '00000000-0000-4000-8000-000000000000' }, { as: other }),
      );
      expect(await city.call('releaseHold', { id: holdId }, { as: other })).toEqual({ released: false });
      const own = { ...reservationOf(crc, as, '2026-12-02', '09:00'), holdId };
      expect((await city.call('reserve', own, { as })).progress).toBe('booked');
    });

    it('stays with a citizen who logs in with an account while the form is open', async () => {
      const visitor = await city.citizen({ area: '853', number: '66777888' });
      const { holdId } = await city.call('holdSlot', wish(crc), { as: visitor });
      const account = await city.accountHolder('euid-of-a-holder', 'personal', visitor.mobile);
      const own = { ...reservationOf(crc, account, '2026-12-02', '09:00'), holdId };
      expect((await city.call('reserve', own, { as: account })).progress).toBe('booked');
    });

    it('is refused for a time that is taken or cannot be booked', async () => {
      await city.call('holdSlot', wish(crc));
      expect(await city.refusal('holdSlot', wish(crc))).toMatchObject({ reason: 'slotTaken' });
      expect(await city.refusal('holdSlot', wish(crc, '03:00'))).toMatchObject({ reason: 'timeNotBookable' });
    });

    it('is limited to three per citizen and thirty per address', async () => {
      const as = await city.citizen();
      const times = ['09:00', '09:30', '10:00', '10:30'];
      const own = [];
      for (const time of times) own.push(await city.send('holdSlot', wish(hall, time), { as }));
      expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
      expect(own.at(-1)!.json()).toMatchObject({ reason: 'tooManyHolds' });
      // Spread over several days, since an address has a share of each.
      const days = ['03/12/2026', '04/12/2026', '07/12/2026'];
      const bot = await Promise.all(
        Array.from({ length: 40 }, (_, at) => {
          const bookingTime = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`;
          return city.send(
            'holdSlot',
            { ...hall, bookingDate: days[at % days.length]!, bookingTime },
            { ip: '198.51.100.9' },
          );
        }),
      );
      expect(bot.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    });
  });

  describe('an edit', () => {
    it('takes the new place and gives the old one back [API-25] [DAT-31]', async () => {
      const as = await city.citizen();
      const booked = await city.call('reserve', reservationOf(crc, as, '2026-12-02', '09:00'), { as });
      const moved = await city.call(
        'editReservation',
        { ...reservationOf(hall, as, '2026-12-03', '15:00'), id: booked.ticket.id },
        { as },
      );
      expect(moved.ticket).toMatchObject({
        id: booked.ticket.id,
        bookingDate: '03/12/2026',
        bookingTime: '15:00',
      });
      expect(moved.locationId).toBe(hall.locationId);
      expect(await isFree(crc, '02/12/2026', '09:00')).toBe(true);
      expect(await isFree(hall, '03/12/2026', '15:00')).toBe(false);
    });

    it('leaves the booking unchanged when the new time is taken', async () => {
      const [as, other] = [await city.citizen(), await city.citizen()];
      const booked = await city.call('reserve', reservationOf(crc, as, '2026-12-02', '09:00'), { as });
      await city.call('reserve', reservationOf(crc, other, '2026-12-02', '10:00'), { as: other });
      const refusal = await city.refusal(
        'editReservation',
        { ...reservationOf(crc, as, '2026-12-02', '10:00'), id: booked.ticket.id },
        { as },
      );
      expect(refusal.reason).toBe('slotTaken');
      const kept = await city.call('ticketById', { id: booked.ticket.id }, { as });
      expect(kept.ticket.bookingTime).toBe('09:00');
      expect(await isFree(crc, '02/12/2026', '09:00')).toBe(false);
    });

    it('in two tabs at once leaves one of both times booked and no other slot taken [FLT-12]', async () => {
      const as = await city.citizen();
      const booked = await city.call('reserve', reservationOf(crc, as, '2026-12-02', '09:00'), { as });
      const { id } = booked.ticket;
      const moveTo = (time: string) =>
        city.send('editReservation', { ...reservationOf(crc, as, '2026-12-02', time), id }, { as });
      const answers = await Promise.all(['10:00', '11:00', '10:00', '11:00'].map(moveTo));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const { ticket } = await city.call('ticketById', { id }, { as });
      expect(['10:00', '11:00']).toContain(ticket.bookingTime);
      const taken = await city.db.query('SELECT time FROM slot WHERE taken > 0');
      expect(taken).toEqual([{ time: ticket.bookingTime }]);
    });

    it('can change the ID number alone', async () => {
      const as = await city.citizen();
      const request = reservationOf(renewal, as, '2026-12-02', '09:00');
      const booked = await city.call('reserve', { ...request, identifyNo: '12345670' }, { as });
      const changed = await city.call(
        'editReservation',
        { ...request, identifyNo: '99999998', id: booked.ticket.id },
        { as },
      );
      expect(changed.ticket).toMatchObject({
        identifyNo: '9••••98',
        bookingTime: '09:00',
        jettonCode: booked.ticket.jettonCode,
      });
    });

    it('changes only the ID number and the answers that it mentions', async () => {
      const as = await city.citizen();
      const renewing = reservationOf(renewal, as, '2026-12-02', '09:00');
      const { ticket } = await city.call('reserve', { ...renewing, identifyNo: '12345670' }, { as });
      const later = { ...renewing, bookingTime: '10:00', id: ticket.id };
      const moved = await city.call('editReservation', later, { as });
      expect(moved.ticket).toMatchObject({ identifyNo: '1••••70', bookingTime: '10:00' });

      const inspection = await pointOf(city.db, 'DSAT-INS', 'ISL');
      const request = reservationOf(inspection, as, '2026-12-02', '09:00');
      const booked = await city.call('reserve', { ...request, parameter1: 'MO-12-34' }, { as });
      await city.call('editReservation', { ...request, bookingTime: '10:00', id: booked.ticket.id }, { as });
      const answersVault = createVault(
        { secrets: ['a-secret-of-tests-with-enough-letters'], keys: [] },
        'answers',
      );
      const kept = async () => {
        const [row] = await city.db.query<{ answers_cipher: Buffer }>(
          'SELECT answers_cipher FROM ticket WHERE id = $1',
          [booked.ticket.id],
        );
        return JSON.parse(answersVault.open(row!.answers_cipher)) as unknown;
      };
      expect(await kept()).toEqual({ plate: 'MO-12-34' });
      const another = { ...request, bookingTime: '10:00', parameter1: 'MO-56-78', id: booked.ticket.id };
      await city.call('editReservation', another, { as });
      expect(await kept()).toEqual({ plate: 'MO-56-78' });
      const wrong = { ...request, parameter1: 'none', id: booked.ticket.id };
      expect(await city.refusal('editReservation', wrong, { as })).toMatchObject({
        reason: 'parametersInvalid',
      });
    });

    it('keeps the date of a time ticket [BOK-37]', async () => {
      const registry = await pointOf(city.db, 'DSAJ-REP', 'PAB');
      const as = await city.citizen();
      const { ticket } = await city.call('reserve', reservationOf(registry, as, '2026-12-01', '11:00'), {
        as,
      });
      const move = (day: string, time: string) =>
        city.send('editReservation', { ...reservationOf(registry, as, day, time), id: ticket.id }, { as });
      expect((await move('2026-12-02', '11:00')).json()).toMatchObject({ reason: 'ticketNotEditable' });
      expect((await move('2026-12-01', '12:00')).json()).toMatchObject({ ticket: { bookingTime: '12:00' } });
    });

    it('is refused for a number that the caller has not proved', async () => {
      const [as, other] = [await city.citizen(), await city.citizen()];
      const request = reservationOf(crc, as, '2026-12-02', '09:00');
      const { ticket } = await city.call('reserve', request, { as });
      const forOther = { ...request, mobNum: other.mobile.number, id: ticket.id };
      expect(await city.refusal('editReservation', forOther, { as })).toMatchObject({
        reason: 'mobileNotVerified',
      });
      expect(
        await city.refusal('editReservation', { ...request, id: ticket.id }, { as: other }),
      ).toMatchObject({
        status: 404,
      });
    });

    it('is refused on the day of the booking', async () => {
      const as = await city.citizen();
      const request = reservationOf(crc, as, '2026-12-02', '15:00');
      const { ticket } = await city.call('reserve', request, { as });
      city.clock.set('2026-12-02T08:00');
      const moved = { ...reservationOf(crc, as, '2026-12-03', '15:00'), id: ticket.id };
      const refusal = await city.refusal('editReservation', moved, { as: await city.citizen(as.mobile) });
      expect(refusal.reason).toBe('ticketNotEditable');
    });
  });

  it('frees the old place after a random delay, so that it cannot be passed on', async () => {
    const slow = await startTestServer({ env: { VEZ_FREED_DELAY_SECONDS: '20' } });
    try {
      const as = await slow.citizen();
      const { ticket } = await slow.call('reserve', reservationOf(crc, as, '2026-12-02', '09:00'), { as });
      await slow.call('cancelTicket', { id: ticket.id }, { as });
      const other = await slow.citizen();
      const request = reservationOf(crc, other, '2026-12-02', '09:00');
      expect(await slow.refusal('reserve', request, { as: other })).toMatchObject({ reason: 'slotTaken' });
      slow.clock.advance(20);
      await slow.sweep();
      expect((await slow.send('reserve', request, { as: other })).statusCode).toBe(200);
    } finally {
      await slow.stop();
    }
  });
});
