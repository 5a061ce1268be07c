import { connect } from '../../db/db';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';
import { createReminders } from './remind';

const DAY = '2026-12-04';

describe('a reminder of a booking', () => {
  let city: TestServer;
  let point: TestPoint;
  let as: TestCaller;
  beforeEach(async () => {
    city = await startTestServer();
    point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    as = await city.citizen();
  });
  afterEach(() => city.stop());

  const book = async (day = DAY, time = '09:00', by = as) => {
    const request = { ...reservationOf(point, by, day, time), identifyNo: '12345670' };
    return (await city.call('reserve', request, { as: by })).ticket.id;
  };
  /** The citizen with a new login: the first one has ended by then. */
  const again = () => city.citizen(as.mobile);
  const reminders = (of = as) => city.messagesTo(of, 'reminder');
  const at = async (moment: string) => {
    city.clock.set(moment);
    await city.remind();
    return (await reminders()).length;
  };

  it.each([
    ['10:30', ['12-03 10:30', '12-04 08:30']],
    ['09:00', ['12-03 09:00', '12-04 08:00']],
    ['08:30', ['12-03 08:30', '12-03 20:00']],
    ['07:30', ['12-03 08:00', '12-03 20:00']],
    ['20:30', ['12-03 20:00', '12-04 18:30']],
    ['23:30', ['12-03 20:00', '12-04 20:00']],
  ])('of %s comes a day and two hours before, but never at night [BOK-22]', async (time, expected) => {
    const id = await book();
    // No office of the city is open that early or late.
    await city.db.query('UPDATE ticket SET booking_time = $2 WHERE id = $1', [id, time]);
    const came = [];
    let count = 0;
    for (const day of ['12-01', '12-02', '12-03', '12-04', '12-05']) {
      for (let half = day === '12-01' ? 20 : 0; half < 48; half += 1) {
        const now = `${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
        if ((await at(`2026-${day}T${now}`)) > count) came.push(`${day} ${now}`);
        count = (await reminders()).length;
      }
    }
    expect(came).toEqual(expected);
    expect(count).toBe(2);
  });

  it('says when, where, for what, and what to bring [BOK-22]', async () => {
    await book();
    await at('2026-12-03T09:00');
    expect(await reminders()).toEqual([
      'Vez: a reminder of your booking: Resident card renewal, Friday 4 December 2026 at 09:00, China Plaza. Are you still coming? Answer or change it here: <link> Bring your original ID card.',
    ]);
    const [row] = await city.db.query<{ left: number }>(
      `SELECT extract(epoch FROM '2026-12-04 09:00+08' - expires_at) / 60 AS left FROM sms_outbox WHERE kind = 'reminder'`,
    );
    expect(Number(row!.left)).toBe(15);
  });

  it.each([
    ['en_us', 'Are you still coming? Answer or change it here: <link>', 'If you cannot come: <link>'],
    ['zh_hant', '您會如期前來嗎？請在此回覆或更改：<link>', '如未能前來：<link>'],
    ['zh_hans', '您会如期前来吗？请在此回复或更改：<link>', '如无法前来：<link>'],
    ['pt_pt', 'Confirma a sua presença? Responda ou altere aqui: <link>', 'Se não puder vir: <link>'],
  ] as const)(
    'asks in %s if its holder is coming, and not again once they said so',
    async (language, asks, tells) => {
      const request = { ...reservationOf(point, as, DAY, '10:30'), identifyNo: '12345670' };
      const { ticket } = await city.call('reserve', request, { as, language });
      await at('2026-12-03T10:30');
      await city.call('confirmComing', { id: ticket.id }, { link: (await city.linksTo(as)).at(-1)! });
      await at('2026-12-04T08:30');
      const [first, second] = await reminders();
      expect(first).toContain(asks);
      expect(second).toContain(tells);
      expect(second).not.toContain(asks);
    },
  );

  it('asks again if nobody has answered', async () => {
    await book(DAY, '10:30');
    await at('2026-12-03T10:30');
    await at('2026-12-04T08:30');
    expect((await reminders()).map((text) => text.includes('Are you still coming?'))).toEqual([true, true]);
  });

  it('comes as the office wishes', async () => {
    await book();
    await city.db.query('UPDATE location SET reminds_day_before = false');
    await city.refreshCatalogue();
    const other = await startTestServer({ beside: city });
    city.clock.set('2026-12-03T09:00');
    await other.remind();
    expect(await reminders()).toEqual([]);
    city.clock.set('2026-12-04T08:00');
    await other.remind();
    expect(await reminders()).toHaveLength(1);
    await other.stop();
  });

  it('is left out soon after the booking was made', async () => {
    await book('2026-12-02', '09:00');
    expect(await at('2026-12-01T09:40')).toBe(0);
    expect(await at('2026-12-02T08:00')).toBe(1);
    const to = { ...point, bookingDate: '01/12/2026', mobile: as.mobile };
    city.clock.set('2026-12-01T09:31');
    const staff = { as: await city.staff({ role: 'receptionist', offices: [point.locationId] }) };
    await city.call('bookAtOffice', { ...to, bookingTime: '12:00', idNumber: '12345670' }, staff);
    expect(await at('2026-12-01T10:00')).toBe(1);
    expect(await at('2026-12-01T11:00')).toBe(1);
  });

  it('follows a booking that moves, and ends with it [TIX-12] [TIX-13]', async () => {
    const id = await book('2026-12-03', '09:00');
    expect(await at('2026-12-02T09:00')).toBe(1);
    const moved = { ...reservationOf(point, as, '2026-12-07', '10:00'), identifyNo: '12345670', id };
    await city.call('editReservation', moved, { as: await again() });
    expect(await at('2026-12-03T08:00')).toBe(1);
    expect(await at('2026-12-06T10:00')).toBe(2);
    await city.call('cancelTicket', { id }, { as: await again() });
    expect(await at('2026-12-07T08:00')).toBe(2);
  });

  it('is left out for who moved the booking to a near time', async () => {
    const id = await book('2026-12-07', '09:00');
    city.clock.set('2026-12-02T11:00');
    const moved = { ...reservationOf(point, as, '2026-12-03', '10:00'), identifyNo: '12345670', id };
    await city.call('editReservation', moved, { as: await again() });
    expect(await at('2026-12-02T11:10')).toBe(0);
    expect(await at('2026-12-03T08:00')).toBe(1);
  });

  it('is dropped if the server came back too late', async () => {
    await book(DAY, '09:00');
    expect(await at('2026-12-04T08:41')).toBe(0);
    expect(await at('2026-12-04T09:00')).toBe(0);
    expect(await at('2026-12-04T09:30')).toBe(0);
  });

  it('comes once from two processes at once [FLT-65]', async () => {
    const other = await startTestServer({ beside: city });
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
    const people = await Promise.all(times.map(() => city.citizen()));
    await Promise.all(people.map((by, index) => book(DAY, times[index], by)));
    city.clock.set('2026-12-03T13:00');
    await Promise.all([city.remind(), other.remind(), city.remind(), other.remind()]);
    await city.remind();
    const got = await Promise.all(people.map((by) => reminders(by)));
    expect(got.map(({ length }) => length)).toEqual(times.map(() => 1));
    await other.stop();
  });

  it('is sent by another process if the one that took it is killed [FLT-65]', async () => {
    await book();
    city.clock.set('2026-12-03T09:00');
    const db = connect(city.connectionString, { max: 1 });
    let tellTaken: () => void;
    const taken = new Promise<void>((resolve) => (tellTaken = resolve));
    const stuck = createReminders(
      { db, clock: city.clock },
      {
        remind: async (tx) => {
          tellTaken();
          await tx.query('SELECT pg_sleep(60)');
        },
      },
    );
    const killed = stuck().then(
      () => 'sent',
      () => 'killed',
    );
    await taken;
    await city.remind();
    expect(await reminders()).toEqual([]);
    await city.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(60)%' AND datname = current_database()`,
    );
    expect(await killed).toBe('killed');
    await db.close();
    for (let time = 0; time < 2; time += 1) await city.remind();
    expect(await reminders()).toHaveLength(1);
  });
});
