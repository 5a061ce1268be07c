import { randomUUID } from 'node:crypto';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

/** Friday; the tests start on Tuesday 1 December 2026, 09:31. */
const DAY = '2026-12-04';

describe('the question if the holder of a booking is still coming', () => {
  let city: TestServer;
  let point: TestPoint;
  let as: TestCaller;
  let id: string;
  beforeEach(async () => {
    city = await startTestServer();
    point = await pointOf(city.db, 'DSI-BIR-N', 'CP');
    as = await city.citizen();
    id = (await city.call('reserve', reservationOf(point, as, DAY, '10:30'), { as })).ticket.id;
  });
  afterEach(() => city.stop());

  /** The citizen with a new login: the first one has ended by then. */
  const again = () => city.citizen(as.mobile);
  const newest = async () => (await city.linksTo(as)).at(-1)!;
  const at = async (moment: string) => {
    city.clock.set(moment);
    await city.remind();
  };
  const reminded = () => at('2026-12-03T10:30');
  const coming = async () => (await city.call('ticketById', { id }, { as: await again() })).coming;
  const confirm = async (link?: string) =>
    city.call('confirmComing', { id }, link === undefined ? { as: await again() } : { link });
  const refusal = async () => city.refusal('confirmComing', { id }, { as: await again() });

  it('comes with the first reminder, until the booked time', async () => {
    expect(await coming()).toBeUndefined();
    await at('2026-12-03T10:29');
    expect(await coming()).toBeUndefined();
    await reminded();
    expect(await coming()).toBe('asked');
    city.clock.set('2026-12-04T10:29');
    expect(await coming()).toBe('asked');
    city.clock.set('2026-12-04T10:30');
    expect(await coming()).toBeUndefined();
  });

  it('comes with the reminders that the office sends', async () => {
    await city.db.query('UPDATE location SET reminds_day_before = false');
    await city.refreshCatalogue();
    await reminded();
    expect(await coming()).toBeUndefined();
    await at('2026-12-04T08:30');
    expect(await coming()).toBe('asked');
    await city.db.query('UPDATE location SET reminds_hours_before = false');
    await city.refreshCatalogue();
    expect(await coming()).toBeUndefined();
  });

  it('is left out soon after the booking was made, as the reminder is', async () => {
    city.clock.set('2026-12-03T15:00');
    const other = await city.citizen();
    const made = await city.call('reserve', reservationOf(point, other, DAY, '10:00'), { as: other });
    await city.remind();
    const { coming: asked } = await city.call('ticketById', { id: made.ticket.id }, { as: other });
    expect(asked).toBeUndefined();
  });

  it.each(['its owner', 'the link of the message'])('is answered by %s, once', async (by) => {
    await reminded();
    const link = by === 'its owner' ? undefined : await newest();
    expect(await confirm(link)).toMatchObject({ coming: 'confirmed', cancellable: true });
    const saidAt = () => city.db.query<{ coming_at: Date }>('SELECT coming_at FROM ticket');
    const first = await saidAt();
    city.clock.advance(60);
    expect(await confirm(link)).toMatchObject({ coming: 'confirmed' });
    expect(await saidAt()).toEqual(first);
    const history = await city.call('ticketHistory', { id }, { as: await again() });
    expect(history.map(({ event }) => event)).toEqual(['taken', 'confirmedComing']);
  });

  it('is answered once after the answer was lost', async () => {
    await reminded();
    const options = { link: await newest(), key: randomUUID() };
    const first = await city.call('confirmComing', { id }, options);
    expect(await city.call('confirmComing', { id }, options)).toEqual(first);
  });

  it('is not shown to a link that only shows the ticket, whose holder cannot answer', async () => {
    await reminded();
    const { address } = await city.call('shareTicket', { id }, { as: await again() });
    const link = address.split('#')[1]!;
    expect((await city.call('ticketById', { id }, { link })).coming).toBeUndefined();
    expect(await city.refusal('confirmComing', { id }, { link })).toMatchObject({ status: 401 });
  });

  it('is answered by nobody else', async () => {
    const stranger = await city.citizen();
    expect(await city.refusal('confirmComing', { id }, { as: stranger })).toMatchObject({ status: 404 });
  });

  it('is asked anew after a move, not after another change [TIX-13]', async () => {
    await reminded();
    await confirm();
    const moveTo = async (day: string, time: string) =>
      city.call('editReservation', { ...reservationOf(point, as, day, time), id }, { as: await again() });
    expect(await moveTo(DAY, '10:30')).toMatchObject({ coming: 'confirmed' });
    expect((await moveTo('2026-12-09', '10:30')).coming).toBeUndefined();
    await at('2026-12-08T10:30');
    expect(await coming()).toBe('asked');
  });

  it('is refused for a cancelled, missed or past booking, an arrival, and a number', async () => {
    for (const change of [
      "progress = 'cancelled'",
      "progress = 'absent'",
      "progress = 'waiting', checked_in_at = now()",
      "progress = 'booked', day = '2026-11-30'",
      "progress = 'waiting', type = 'QUEUE', booking_time = ''",
    ]) {
      await city.db.query(`UPDATE ticket SET ${change} WHERE id = $1`, [id]);
      expect(await refusal()).toMatchObject({ reason: 'ticketNotActive' });
      expect(await coming()).toBeUndefined();
    }
    expect(await city.db.query('SELECT FROM ticket WHERE coming_at IS NOT NULL')).toEqual([]);
  });

  it('is not asked about a time that the office cannot keep', async () => {
    await reminded();
    const supervisor = await city.staff({ role: 'supervisor', departmentId: point.departmentId });
    const from = '2026-12-04T00:00:00Z';
    const closing = { locationId: point.locationId, serviceId: null, reason: 'works' as const };
    await city.call('closeOffice', { ...closing, from, until: '2026-12-04T15:59:00Z' }, { as: supervisor });
    await city.runClosures();
    expect(await city.call('ticketById', { id }, { as: await again() })).not.toHaveProperty('coming');
  });

  it('shows its answer to the office until the holder is here', async () => {
    await reminded();
    await confirm();
    city.clock.set('2026-12-04T10:05');
    const clerk = await city.staff({ role: 'receptionist', offices: [point.locationId] });
    const marks = async () => {
      const desk = await city.call('desk', { locationId: point.locationId, counter: '' }, { as: clerk });
      return desk.appointments.map(({ confirmed }) => confirmed);
    };
    expect(await marks()).toEqual([true]);
    await city.call('checkInFor', { ticketId: id }, { as: clerk });
    expect(await marks()).toEqual([undefined]);
  });
});
