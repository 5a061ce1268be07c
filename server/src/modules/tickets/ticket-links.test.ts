import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@vez/shared/contracts';
import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';
import { createTicketLinks } from './ticket-links';

/** Friday; the tests start on Tuesday 1 December 2026, 09:31. */
const DAY = '2026-12-04';

describe('the link of a ticket', () => {
  let city: TestServer;
  let point: TestPoint;
  let as: TestCaller;
  beforeEach(async () => {
    city = await startTestServer();
    point = await pointOf(city.db, 'DSI-BIR-N', 'CP');
    as = await city.citizen();
  });
  afterEach(() => city.stop());

  const book = async (by = as, day = DAY, time = '09:00') =>
    (await city.call('reserve', reservationOf(point, by, day, time), { as: by })).ticket.id;
  const newest = async (of = as) => (await city.linksTo(of)).at(-1)!;
  const share = async (id: string) => (await city.call('shareTicket', { id }, { as })).address.split('#')[1]!;

  it.each(LANGUAGES)(
    'comes with the confirmation in %s, and opens that ticket without a login',
    async (language) => {
      const { ticket } = await city.call('reserve', reservationOf(point, as, DAY, '09:00'), { as, language });
      const [code] = await city.linksTo(as, 'booked');
      expect(await city.call('openTicketLink', { code: code! })).toMatchObject({
        ticketId: ticket.id,
        mayChange: true,
      });
      const mine = await city.call('ticketById', { id: ticket.id }, { link: code! });
      expect(mine).toMatchObject({ editable: true, cancellable: true, ticket: { bookingTime: '09:00' } });
      const [text] = await city.messagesTo(as, 'booked');
      expect(text).toContain('<link>');
    },
  );

  it('masks the mobile number, which a forwarded message must not tell', async () => {
    const id = await book();
    const { ticket } = await city.call('ticketById', { id }, { link: await newest() });
    expect(ticket.mobNum).toMatch(/^\d{4}••\d{2}$/);
    const own = await city.call('ticketById', { id }, { as, link: await newest() });
    expect(own.ticket.mobNum).toBe(as.mobile.number);
  });

  it('opens nothing else: no other ticket, no list, no account', async () => {
    await book();
    const other = await city.citizen();
    const otherId = await book(other);
    const link = await newest();
    expect(await city.refusal('ticketById', { id: otherId }, { link })).toMatchObject({ status: 404 });
    expect(await city.refusal('cancelTicket', { id: otherId }, { link })).toMatchObject({ status: 404 });
    for (const name of ['tickets', 'favourites', 'sessions', 'profileInfo'] as const) {
      expect(await city.refusal(name, {}, { link })).toMatchObject({ status: 401 });
    }
    expect(await city.call('ticketCount', {}, { link })).toEqual({ count: 0 });
    const { mobArea, mobNum, ...request } = reservationOf(point, other, DAY, '10:00');
    expect(await city.refusal('reserve', { ...request, mobArea, mobNum }, { link })).toMatchObject({
      status: 401,
    });
  });

  it('moves the booking, keeps its number, and is replaced by that of the new message', async () => {
    const id = await book();
    const old = await newest();
    const shown = await city.call('ticketById', { id }, { link: old });
    const { mobArea, mobNum } = shown.ticket;
    const request = { ...reservationOf(point, as, '2026-12-09', '10:00'), mobArea, mobNum, id };
    const moved = await city.call('editReservation', request, { link: old, key: randomUUID() });
    expect(moved.ticket).toMatchObject({ bookingDate: '09/12/2026', bookingTime: '10:00' });
    const [row] = await city.db.query<{ mob_num: string }>('SELECT mob_num FROM ticket WHERE id = $1', [id]);
    expect(row!.mob_num).toBe(as.mobile.number);
    expect(await newest()).not.toBe(old);
    expect(await city.refusal('openTicketLink', { code: old })).toMatchObject({ reason: 'linkReplaced' });
    expect(await city.refusal('cancelTicket', { id }, { link: old })).toMatchObject({
      reason: 'linkReplaced',
    });
    await city.call('cancelTicket', { id }, { link: await newest() });
  });

  it('moves a booking at a counter for accounts, and helps no other booking to get there [CAT-53]', async () => {
    const remote = await pointOf(city.db, 'DSI-CRC', 'RC');
    const hall = await pointOf(city.db, 'DSI-CRC', 'CP');
    const account = await city.logIn({ euid: 'e-8', mobArea: '853', mobNum: '66770003', mobile: '66770003' });
    const { ticket } = await city.call('reserve', reservationOf(remote, account, DAY, '09:00'), {
      as: account,
    });
    const link = await newest(account);
    const later = { ...reservationOf(remote, account, DAY, '10:00'), id: ticket.id };
    expect((await city.call('editReservation', later, { link })).ticket.bookingTime).toBe('10:00');
    const own = await city.call('reserve', reservationOf(hall, as, DAY, '09:00'), { as });
    const there = { ...reservationOf(remote, as, DAY, '11:00'), id: own.ticket.id };
    const other = await newest(account);
    expect(await city.refusal('editReservation', there, { as, link: other })).toMatchObject({
      reason: 'oneAccountRequired',
    });
  });

  it('ends when the booking gets another number, also in a page that is open', async () => {
    const withNumber = (mobNum: string) =>
      city.logIn({ euid: 'e-7', mobArea: '853', mobNum, mobile: mobNum });
    const before = await withNumber('66770001');
    const id = await book(before);
    const code = await newest(before);
    const { pass, ticketId } = await city.call('openTicketLink', { code });
    expect(ticketId).toBe(id);
    const after = await withNumber('66770002');
    await city.call('editReservation', { ...reservationOf(point, after, DAY, '09:00'), id }, { as: after });
    expect(await city.refusal('openTicketLink', { code })).toMatchObject({ reason: 'linkWrong' });
    expect(await city.refusal('cancelTicket', { id }, { link: pass })).toMatchObject({ status: 401 });
  });

  it('sends no number of another person, whatever the form says', async () => {
    const id = await book();
    const thief = { ...as, mobile: { area: '853', number: '62000000' } };
    const request = { ...reservationOf(point, thief, DAY, '10:00'), id };
    await city.call('editReservation', request, { link: await newest(), key: randomUUID() });
    const [row] = await city.db.query<{ mob_num: string }>('SELECT mob_num FROM ticket WHERE id = $1', [id]);
    expect(row!.mob_num).toBe(as.mobile.number);
  });

  it('checks a person in, and ends with the visit', async () => {
    const id = await book(as, '2026-12-02');
    city.clock.set('2026-12-02T08:45');
    const link = await newest();
    expect((await city.call('checkIn', { id }, { link })).visitState).toBe('arrived');
    await city.db.query(`UPDATE ticket SET progress = 'treated' WHERE id = $1`, [id]);
    expect(await city.refusal('openTicketLink', { code: link })).toMatchObject({ reason: 'linkOver' });
    expect(await city.refusal('ticketById', { id }, { link })).toMatchObject({ reason: 'linkOver' });
  });

  it('that a page has opened works there for a day, whatever is sent meanwhile', async () => {
    const id = await book();
    const code = await newest();
    const { pass } = await city.call('openTicketLink', { code });
    await city.db.query('UPDATE ticket SET link_number = link_number + 1 WHERE id = $1', [id]);
    expect(await city.refusal('ticketById', { id }, { link: code })).toMatchObject({
      reason: 'linkReplaced',
    });
    expect(await city.call('ticketById', { id }, { link: pass })).toMatchObject({ editable: true });
    city.clock.set('2026-12-02T09:32');
    expect(await city.refusal('ticketById', { id }, { link: pass })).toMatchObject({ reason: 'linkOver' });
  });

  it('gives a repeated request its first answer, also after the link has ended', async () => {
    const id = await book();
    const { pass: link } = await city.call('openTicketLink', { code: await newest() });
    const key = randomUUID();
    for (let at = 0; at < 2; at += 1) {
      expect(await city.call('cancelTicket', { id }, { link, key })).toEqual({ cancelled: true });
    }
    expect(await city.refusal('cancelTicket', { id }, { link, key: randomUUID() })).toMatchObject({
      reason: 'linkOver',
    });
  });

  it('ends when the ticket is cancelled, and when its day has passed', async () => {
    const [one, other] = [await book(), await city.citizen()];
    await book(other);
    const links = [await newest(), await newest(other)] as const;
    await city.call('cancelTicket', { id: one }, { link: links[0] });
    expect(await city.refusal('openTicketLink', { code: links[0] })).toMatchObject({ reason: 'linkOver' });
    expect(await city.call('openTicketLink', { code: links[1] })).toMatchObject({ mayChange: true });
    city.clock.set('2026-12-05T00:01');
    expect(await city.refusal('openTicketLink', { code: links[1] })).toMatchObject({ reason: 'linkOver' });
  });

  it('comes with bookings that staff made', async () => {
    const guest = await city.citizen();
    const at = { bookingDate: '04/12/2026', bookingTime: '11:00' };
    const body = { ...point, ...at, mobile: guest.mobile };
    const { ticketId } = await city.call('bookAtOffice', body, {
      as: await city.staff({ role: 'receptionist' }),
    });
    const link = await newest(guest);
    expect(await city.call('ticketById', { id: ticketId }, { link })).toMatchObject({ cancellable: true });
  });

  it('to share shows the ticket until midnight, without its code, and changes nothing', async () => {
    const id = await book();
    const link = await share(id);
    expect(await city.call('openTicketLink', { code: link })).toMatchObject({
      ticketId: id,
      mayChange: false,
    });
    const shown = await city.call('ticketById', { id }, { link });
    expect(shown).toMatchObject({
      editable: false,
      cancellable: false,
      canCheckIn: false,
      ticket: { qrcodeImg: '' },
    });
    const request = { ...reservationOf(point, as, DAY, '10:00'), id };
    expect(await city.refusal('editReservation', request, { link })).toMatchObject({ status: 401 });
    for (const name of [
      'cancelTicket',
      'checkIn',
      'confirmComing',
      'rejoin',
      'acceptNewTime',
      'shareTicket',
    ] as const) {
      expect(await city.refusal(name, { id }, { link })).toMatchObject({ status: 401 });
    }
    // It ends no other link, and is ended by none.
    expect(await city.call('openTicketLink', { code: await newest() })).toMatchObject({ mayChange: true });
    city.clock.set('2026-12-01T23:59');
    expect(await city.call('openTicketLink', { code: link })).toMatchObject({ mayChange: false });
    city.clock.set('2026-12-02T00:00');
    expect(await city.refusal('openTicketLink', { code: link })).toMatchObject({ reason: 'linkOver' });
  });

  it('cannot be guessed, and one that shows cannot be made one that changes', async () => {
    const id = await book();
    const link = await newest();
    for (let at = 0; at < link.length; at += 1) {
      const code = link.slice(0, at) + (link[at] === '2' ? '3' : '2') + link.slice(at + 1);
      expect(await city.refusal('openTicketLink', { code })).toMatchObject({ reason: 'linkWrong' });
    }
    const shared = await share(id);
    const forged = shared.replace(/r\d{6}/, '0');
    expect(await city.refusal('ticketById', { id }, { link: forged })).toMatchObject({ status: 401 });
    const foreign = createTicketLinks({ clock: city.clock }, ['another secret'], 'https://vez.test');
    const [row] = await city.db.query<{
      uid: string;
      link_number: number;
      mob_area: string;
      mob_num: string;
    }>('SELECT * FROM ticket WHERE id = $1', [id]);
    const code = foreign.addressOf(row!).split('#')[1]!;
    expect(await city.refusal('openTicketLink', { code })).toMatchObject({ reason: 'linkWrong' });
  });

  it('does not stand in the way of its owner, after it has ended', async () => {
    const id = await book();
    const link = await newest();
    await city.call('cancelTicket', { id }, { as, link });
    expect(await city.call('ticketById', { id }, { as, link })).toMatchObject({ progress: 'cancelled' });
  });
});
