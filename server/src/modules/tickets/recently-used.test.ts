import { reservationOf } from '../../testing/reservation';
import { pointOf } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('recently used', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  const USED = ['DSI-CRC', 'DSI-KIN', 'SAFP-ENT', 'IAM-HAW', 'DSF-STA', 'DSF-IND', 'DSI-TP'];

  it('lists what the caller used, newest first, five to a page [API-50] [CAT-63]', async () => {
    const as = await city.citizen();
    for (const code of USED) {
      city.clock.advance(1);
      const [service] = await city.call('serviceByCode', { code });
      const place = service!.locationIds[0]!;
      const point = { serviceId: service!.id, locationId: place, departmentId: service!.departmentId };
      const request = reservationOf(point, as, '2026-12-02', '09:00');
      const { ticket } = await city.call('reserve', request, { as });
      await city.call('cancelTicket', { id: ticket.id }, { as });
    }
    const codes = async (page?: number) =>
      (await city.call('recentlyUsed', page === undefined ? {} : { page }, { as })).map(
        ({ service }) => service.code,
      );
    expect(await codes()).toEqual([...USED].reverse().slice(0, 5));
    expect(await codes(1)).toEqual(['DSI-KIN', 'DSI-CRC']);
    expect(await codes(2)).toEqual([]);
  });

  it('marks services used at a hall as invalid at the remote counter [CAT-64]', async () => {
    const as = await city.accountHolder();
    const point = await pointOf(city.db, 'DSI-CRC', 'CP');
    await city.call('reserve', reservationOf(point, as, '2026-12-03', '09:00'), { as });
    const [hall] = await city.call('recentlyUsed', {}, { as });
    expect(hall).toMatchObject({ locationName: 'China Plaza', validity: true });
    const greyed = [{ service: { id: point.serviceId }, locationId: point.locationId, validity: false }];
    expect(await city.call('recentlyUsed', { remoteCounter: 'true' }, { as })).toMatchObject(greyed);

    const [counter] = await city.call('videoServices', {});
    const { id: locationId } = counter!.place;
    city.clock.advance(1);
    await city.call('reserve', reservationOf({ ...point, locationId }, as, '2026-12-04', '09:00'), { as });
    expect(await city.call('recentlyUsed', { remoteCounter: 'true' }, { as })).toMatchObject([
      { locationId, validity: true },
      ...greyed,
    ]);
  });

  it('requires a token [API-50]', async () => {
    expect(await city.refusal('recentlyUsed', {})).toMatchObject({ status: 401 });
    expect(await city.call('recentlyUsed', {}, { as: await city.citizen() })).toEqual([]);
  });
});
