import { forget } from '.';
import { reservationOf } from '../../testing/reservation';
import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('keeping', () => {
  let city: TestServer;
  beforeEach(async () => {
    city = await startTestServer();
  });
  afterEach(() => city.stop());

  const rowOf = async (id: string) => {
    const [row] = await city.db.query<Record<string, unknown>>('SELECT * FROM ticket WHERE id = $1', [id]);
    return row;
  };

  it('forgets the ID number after 30 days and the owner after 90; the count stays', async () => {
    const as = await city.accountHolder();
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const request = { ...reservationOf(point, as, '2026-12-02', '09:00'), identifyNo: '12345670' };
    const { ticket } = await city.call('reserve', request, { as });

    city.clock.set('2027-01-01T12:00');
    await forget(city.db, city.clock.now());
    expect(await rowOf(ticket.id)).toMatchObject({
      identify_cipher: expect.any(Buffer),
      mob_num: as.mobile.number,
    });

    city.clock.set('2027-01-02T12:00');
    await forget(city.db, city.clock.now());
    expect(await rowOf(ticket.id)).toMatchObject({
      identify_cipher: null,
      identify_digest: null,
      mob_num: as.mobile.number,
    });

    city.clock.set('2027-03-03T12:00');
    await forget(city.db, city.clock.now());
    expect(await rowOf(ticket.id)).toMatchObject({ mob_num: null, euid: null, service_id: point.serviceId });
  });

  it('drops a kiosk’s number that nobody scanned after a week, and keeps one that somebody did', async () => {
    const point = await pointOf(city.db, 'IAM-FIN', 'CP');
    const walkIn = () => city.call('walkIn', point, { as: city.counterSystem });
    const [left, scanned] = [await walkIn(), await walkIn()];
    const as = await city.citizen();
    const { area: mobArea, number: mobNum } = as.mobile;
    await city.call('registerTicket', { mobArea, mobNum, qrcodeContent: scanned.qrcodeContent }, { as });
    city.clock.set('2026-12-09T09:00');
    await forget(city.db, city.clock.now());
    expect(await rowOf(left.ticketId)).toBeUndefined();
    expect(await rowOf(scanned.ticketId)).toMatchObject({ mob_num: mobNum });
  });
});
