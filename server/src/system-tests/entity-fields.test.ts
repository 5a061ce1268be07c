import { reservationOf } from '../testing/reservation';
import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

/** Real answers contain the fields that the specification lists for an entity, even after a change of a schema. */
describe('an answer', () => {
  let city: TestServer;
  let renewal: TestPoint;
  let clearance: TestPoint;
  let as: TestCaller;
  beforeAll(async () => {
    city = await startTestServer();
    renewal = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    clearance = await pointOf(city.db, 'DSI-CRC', 'CP');
    as = await city.accountHolder();
    await city.call('reserve', reservationOf(clearance, as, '2026-12-02', '10:30'), { as });
  });
  afterAll(() => city.stop());

  const serviceOf = () => city.call('serviceById', { id: renewal.serviceId });
  const favourite = () =>
    city.call('addFavourite', { ...renewal, mobNum: as.mobile.number, ticketType: 'QUEUE' }, { as });

  it.each<[string, string, () => Promise<object | undefined>]>([
    [
      'a service [DAT-01]',
      'id name uiName departmentNames departmentCode showServiceDetail serviceDetailType serviceDetailUrl serviceDetailHtml uiIcon uiColor openReservationParameter reservationRecommend locations',
      serviceOf,
    ],
    [
      'a department [DAT-05]',
      'id code name uiName suspended showHome icon officeTel',
      async () => (await city.call('departments', {}))[0],
    ],
    [
      'a place [DAT-06]',
      'id name uiName latitude longitude address description telephone suspended remoteCounter rcServiceLogin uiIcon uiColor depId depCode',
      async () => (await city.call('locationsOfDepartment', { id: renewal.departmentId }))[0],
    ],
    [
      'a service type [DAT-08]',
      'id name uiColor uiIcon serviceStandardColor serviceStandardFontColor serviceStandardFontSize services',
      async () => (await city.call('serviceTypes', { id: renewal.departmentId }))[0],
    ],
    ['a category [DAT-09]', 'name uiColor uiIcon uiName', async () => (await city.call('categories', {}))[0]],
    [
      'a queue [DAT-11]',
      'waitCount openCounter notCheckInCount minCntToAlert maxCntToAlert pass queueState status isOpen isOfficeTime',
      () => city.call('counterInfo', renewal),
    ],
    ['a booking [DAT-14]', 'status timeTicketStatus', () => city.call('locationService', renewal)],
    [
      'a service at a place [DAT-15]',
      'booking ticket checkIdCardReservation checkIdCardTime checkIdCardQueue',
      async () => (await serviceOf()).locations[0],
    ],
    [
      'a ticket [DAT-36]',
      'id uid jettonCode ticketType ticketState bookingDate bookingTime ticketDate identifyNo mobNum mobArea qrcodeImg businessCode jettonInfo',
      async () => (await city.call('tickets', {}, { as })).bookingTickets[0]?.ticket,
    ],
    [
      'one of my tickets [DAT-42]',
      'ticket serviceName locationName waitCount notCheckInCount',
      async () => (await city.call('tickets', {}, { as })).bookingTickets[0],
    ],
    [
      'a favourite [DAT-44]',
      'id serviceId locationId serviceName locationName type uiServiceName uiLocationName departmentId departmentCode validity',
      favourite,
    ],
    [
      'a profile [DAT-47]',
      'euid mobile contactPhone identityNo identityDocs nameCn name birthday accountType identifyNo mobNum mobArea',
      () => city.call('profileInfo', {}, { as }),
    ],
  ])('that is %s has all its fields', async (_, fields, answer) => {
    expect(Object.keys((await answer()) ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});
