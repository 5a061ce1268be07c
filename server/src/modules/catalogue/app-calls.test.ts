import { startTestServer, type TestServer } from '../../testing/test-server';

let city: TestServer;
beforeAll(async () => {
  city = await startTestServer();
});
afterAll(() => city.stop());

describe('the catalogue at the paths of apps', () => {
  it('returns a location as the other path does, and 404 for an unknown one [API-57]', async () => {
    expect(await city.call('appLocation', { id: 5 })).toEqual(await city.call('locationById', { id: 5 }));
    expect((await city.send('appLocation', { id: 9_999 })).statusCode).toBe(404);
  });

  it('returns a location with a department that serves there [API-57]', async () => {
    for (const { id } of await city.call('departments', {})) {
      for (const place of await city.call('locationsOfDepartment', { id })) {
        const { depId } = await city.call('appLocation', { id: place.id });
        const served = await city.call('locationsOfDepartment', { id: depId });
        expect(served.map((each) => each.id)).toContain(place.id);
      }
    }
  });

  it('lists a service’s locations, none for a foreign department [API-58] [API-59] [API-64]', async () => {
    const locations = await city.call('appLocationsOfService', { serviceId: 1 });
    expect(locations).toEqual(await city.call('locationsOfService', { serviceId: 1 }));
    expect(await city.call('appLocationsOfService', { serviceId: 1, size: 1 })).toEqual(
      locations.slice(0, 1),
    );
    const { departmentId } = await city.call('serviceById', { id: 1 });
    const inDepartment = (id: number) =>
      city.call('appLocationsOfServiceInDepartment', { serviceId: 1, departmentId: id });
    expect(await inDepartment(departmentId)).toEqual(locations);
    expect(await inDepartment(departmentId + 1)).toEqual([]);
  });

  it('lists all services of a location, of every department [API-60] [API-61] [API-64]', async () => {
    const all = await city.call('servicesOfLocation', { locationId: 5 });
    const departments = [...new Set(all.map(({ departmentId }) => departmentId))];
    expect(departments.length).toBeGreaterThan(1);
    const of = (departmentId: number, most: { size?: number } = {}) =>
      city.call('servicesAtLocation', { locationId: 5, departmentId, ...most });
    const each = await Promise.all(departments.map((departmentId) => of(departmentId)));
    const ids = (services: { id: number }[]) => services.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids(each.flat())).toEqual(ids(all));
    expect(await city.call('servicesOfLocation', { locationId: 5, size: 1 })).toEqual(all.slice(0, 1));
    const several = each.find(({ length }) => length > 1)!;
    expect(await of(several[0]!.departmentId!, { size: 1 })).toEqual(several.slice(0, 1));
  });

  it('lists at a location only what the counter can reach [API-60] [API-61] [API-64]', async () => {
    const remoteCounter = 'true';
    const reached = (await city.call('departments', { remoteCounter })).map(({ id }) => id);
    for (const { id } of await city.call('departments', {})) {
      for (const place of await city.call('locationsOfDepartment', { id })) {
        const all = await city.call('servicesOfLocation', { locationId: place.id });
        expect(await city.call('servicesOfLocation', { locationId: place.id, remoteCounter })).toEqual(
          all.filter(({ departmentId }) => reached.includes(departmentId)),
        );
      }
    }
  });

  it('groups services by type, of a department and at one of its locations [API-62] [API-63]', async () => {
    const types = await city.call('appServiceTypes', { departmentId: 1 });
    expect(types).toEqual(await city.call('serviceTypes', { id: 1 }));
    const here = await city.call('appServiceTypesAtLocation', { departmentId: 1, locationId: 5 });
    const served = await city.call('servicesAtLocation', { departmentId: 1, locationId: 5 });
    for (const { services } of here) {
      expect(services.length).toBeGreaterThan(0);
      for (const { id } of services) expect(served.map((service) => service.id)).toContain(id);
    }
  });
});
