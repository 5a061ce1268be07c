import { pointOf } from '../testing/service-point';
import { startTestServer, type TestServer } from '../testing/test-server';

/** The booking state of the specification is fetched where it is shown (decision 61). */
describe('what a booking is made of', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  it('comes in lists, each from a call of its own [DAT-51]', async () => {
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const wish = { ...point, bookingDate: '02/12/2026', bookingTime: '10:00' };
    const lists = {
      departments: await city.call('departments', {}),
      guides: await city.call('guides', {}),
      hotServices: await city.call('hotServices', {}),
      locations: await city.call('locationsOfDepartment', { id: point.departmentId }),
      recommendDatetime: await city.call('recommendTimes', wish),
      serviceKeyword: (await city.call('searchAndRecord', { keyword: '身份證', record: false })).services,
      services: await city.call('servicesAtLocation', point),
      servicePush: await city.call('recommendedServices', {}),
      serviceTypes: await city.call('serviceTypes', { id: point.departmentId }),
    };
    const empty = Object.entries(lists).filter(([, list]) => list.length === 0);
    expect(empty).toEqual([]);
  });

  it('names hot and found services, and where each is offered [DAT-52] [DAT-03]', async () => {
    const hot = await city.call('hotServices', {});
    const { services: found } = await city.call('searchServices', { keyword: '身份證' });
    expect(hot).not.toEqual([]);
    expect(found).not.toEqual([]);
    for (const { id, locationIds, departmentNames } of [...hot, ...found]) {
      const places = await city.call('locationsOfService', { serviceId: id });
      expect(places.map((place) => place.id)).toEqual(locationIds);
      expect(departmentNames).toEqual([expect.stringMatching(/./)]);
    }
  });

  it('is narrowed by the flags of a service at a place [DAT-53] [DAT-55] [DAT-56]', async () => {
    const flagsOf = async (service: string, place: string) =>
      city.call('locationService', await pointOf(city.db, service, place));
    // Time tickets only.
    expect(await flagsOf('DSAJ-PRO', 'PAB')).toMatchObject({ status: false, timeTicketStatus: true });
    expect(await flagsOf('DSI-BIR-R', 'CP')).toMatchObject({ status: true, checkIdCardReservation: true });
    expect(await flagsOf('DSI-CRC', 'CP')).toMatchObject({
      checkIdCardTime: false,
      checkIdCardReservation: false,
    });
  });
});
