import { LANGUAGES } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('the catalogue', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  it('counts the departments that are listed [API-11] [CAT-04]', async () => {
    const listed = await city.call('departments', {});
    expect(listed.length).toBeGreaterThanOrEqual(9);
    expect(await city.call('departmentCount', {})).toEqual({ count: listed.length });
  });

  it('counts and lists remote departments at the remote counter [API-11] [API-13] [API-34]', async () => {
    const reached = await city.call('departments', { remoteCounter: 'true' });
    const all = await city.call('departments', {});
    expect(reached.length).toBeLessThan(all.length);
    expect(await city.call('departmentCount', { remoteCounter: 'true' })).toEqual({ count: reached.length });
    for (const { id } of all) {
      const { remoteCounter } = await city.call('remoteCounterFlag', { id });
      expect(remoteCounter).toBe(reached.some((department) => department.id === id));
    }
  });

  it('names all departments in each of the four languages [API-13] [DAT-05]', async () => {
    const names = new Set<string>();
    for (const language of LANGUAGES) {
      const departments = await city.call('departments', {}, { language });
      expect(departments.some(({ suspended }) => suspended)).toBe(true);
      expect(departments.some(({ showHome }) => !showHome)).toBe(true);
      names.add(departments.find(({ code }) => code === 'DSI')!.name);
    }
    expect([...names]).toEqual([
      '身份證明局',
      '身份证明局',
      'Direcção dos Serviços de Identificação',
      'Identification Services Bureau',
    ]);
  });

  it('returns one department, and 404 for an unknown one [API-14]', async () => {
    const [first] = await city.call('departments', {});
    expect(await city.call('departmentById', { id: first!.id })).toEqual(first);
    expect(await city.refusal('departmentById', { id: 9_999 })).toMatchObject({ status: 404 });
  });

  it('lists the categories, and the other ones separately [API-12] [API-15]', async () => {
    const main = await city.call('categories', {});
    const other = await city.call('otherCategories', {});
    expect(main).toHaveLength(8);
    expect(other.length).toBeGreaterThan(0);
    const ids = [...main, ...other].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await city.call('categories', { size: 2 })).toEqual(main.slice(0, 2));
  });

  it('lists as many services of a category as it counts', async () => {
    for (const { id, serviceCount } of await city.call('categories', {})) {
      expect(await city.call('servicesOfCategory', { id })).toHaveLength(serviceCount);
    }
    expect(await city.refusal('servicesOfCategory', { id: 9_999 })).toMatchObject({ status: 404 });
  });

  it('returns at most as many entries as requested [API-08] [API-64]', async () => {
    expect(await city.call('departments', { size: 2 })).toHaveLength(2);
    expect(await city.refusal('departments', { size: 1_000 })).toMatchObject({ status: 400 });
  });

  it('groups the services of a department by type [API-16] [API-78] [DAT-08]', async () => {
    const [department] = await city.call('departments', {});
    const types = await city.call('serviceTypes', { id: department!.id });
    expect(types.length).toBeGreaterThan(1);
    for (const { id, services } of types) {
      expect(services.length).toBeGreaterThan(0);
      expect(services.every(({ departmentId }) => departmentId === department!.id)).toBe(true);
      expect(await city.call('servicesOfType', { id })).toEqual(services);
      expect(await city.call('servicesOfType', { id, size: 1 })).toEqual(services.slice(0, 1));
    }
  });

  it('lists a department’s offices in the same form as each alone [API-17] [API-18] [DAT-06]', async () => {
    const [department] = await city.call('departments', {});
    const places = await city.call('locationsOfDepartment', { id: department!.id });
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) {
      expect(place).toMatchObject({ depId: department!.id, depCode: department!.code });
      expect(await city.call('locationById', { id: place.id })).toMatchObject({ name: place.name });
    }
  });

  it('lists the services of a department at an office [API-61]', async () => {
    const [department] = await city.call('departments', {});
    for (const place of await city.call('locationsOfDepartment', { id: department!.id })) {
      const services = await city.call('servicesAtLocation', {
        locationId: place.id,
        departmentId: department!.id,
      });
      expect(services.length).toBeGreaterThan(0);
      expect(services.every(({ locationIds }) => locationIds.includes(place.id))).toBe(true);
    }
  });

  it('returns no service of a hall at the remote counter [API-61]', async () => {
    const [department] = await city.call('departments', { remoteCounter: 'true' });
    const places = await city.call('locationsOfDepartment', { id: department!.id });
    for (const { id: locationId, remoteCounter } of places) {
      const at = { locationId, departmentId: department!.id, remoteCounter: 'true' as const };
      expect((await city.call('servicesAtLocation', at)).length > 0).toBe(remoteCounter);
    }
  });

  it('returns a service by its id, with all its offices [API-19] [API-31] [DAT-01]', async () => {
    const [renewal] = await city.call('serviceByCode', { code: 'DSI-BIR-R' });
    const service = await city.call('serviceById', { id: renewal!.id });
    expect(service).toMatchObject({
      id: renewal!.id,
      name: 'Resident card renewal',
      departmentCode: 'DSI',
      openReservationParameter: false,
    });
    expect(service.locations).toHaveLength(3);
    expect(await city.call('locationsOfService', { serviceId: renewal!.id })).toEqual(service.locations);
  });

  it('shows what each office of a service offers, with opening times [DAT-07] [DAT-15]', async () => {
    const [renewal] = await city.call('serviceByCode', { code: 'DSI-BIR-R' });
    const places = await city.call('locationsOfService', { serviceId: renewal!.id });
    expect(places).toHaveLength(3);
    for (const place of places) {
      expect(place).toMatchObject({ booking: true, ticket: true, checkIdCardReservation: true });
      expect(place.description).toMatch(/09:00|day and night/);
    }
    expect(await city.refusal('locationsOfService', { serviceId: 9_999 })).toMatchObject({ status: 404 });
  });

  it('omits from a brief list, and only there, what a row does not show [API-16]', async () => {
    const { id } = (await city.call('categories', {}))[0]!;
    const whole = await city.call('servicesOfCategory', { id });
    const brief = await city.call('servicesOfCategory', { id, brief: 'true' });
    expect(brief.map(({ name, locationIds }) => ({ name, locationIds }))).toEqual(
      whole.map(({ name, locationIds }) => ({ name, locationIds })),
    );
    expect(Object.keys(brief[0]!).sort()).toEqual(
      ['id', 'name', 'departmentNames', 'uiIcon', 'recommendType', 'locationIds'].sort(),
    );
    expect(whole[0]).toHaveProperty('code');

    const [type] = await city.call('serviceTypes', { id: 1, brief: 'true' });
    expect(type!.services[0]).not.toHaveProperty('code');
    const [at] = await city.call('servicesAtLocation', { departmentId: 1, locationId: 2, brief: 'true' });
    expect(at).not.toHaveProperty('code');
  });

  it('describes every service of DSAJ001, in its own words if it has some [CAT-47]', async () => {
    const registry = (await city.call('departments', {})).find(({ code }) => code === 'DSAJ001')!;
    const types = await city.call('serviceTypes', { id: registry.id });
    const services = await Promise.all(
      types.flatMap((type) => type.services).map(({ id }) => city.call('serviceById', { id })),
    );
    for (const { showServiceDetail, serviceDetailHtml } of services) {
      expect(showServiceDetail).toBe(true);
      expect(serviceDetailHtml).not.toBe('');
    }
    expect(services.find(({ code }) => code === 'DSAJ-REP')!.serviceDetailHtml).toMatch(/not a certificate/);
    expect(services.find(({ code }) => code === 'DSAJ-BIR')!.serviceDetailHtml).toMatch(/session ticket/);
    // A service of another department without a text has nothing to show.
    const [passport] = await city.call('serviceByCode', { code: 'DSI-KIN' });
    expect(passport!.showServiceDetail).toBe(false);
  });

  it('may style the name of a service, and otherwise uses the plain one [DAT-02]', async () => {
    const [styled] = await city.call('serviceByCode', { code: 'DSI-BIR-R' });
    const [plain] = await city.call('serviceByCode', { code: 'DSI-TP' });
    expect(styled).toMatchObject({ name: 'Resident card renewal', uiName: '<b>Resident card</b> renewal' });
    expect(plain!.uiName).toBe(plain!.name);
  });

  it('finds the services of a public code that the counter can reach [API-54]', async () => {
    expect(await city.call('serviceByCode', { code: 'DSI-BIR-R' })).toHaveLength(1);
    expect(await city.call('serviceByCode', { code: 'NOTHING' })).toEqual([]);
    expect(await city.call('serviceByCode', { code: 'DSAJ-DEE', remoteCounter: 'true' })).toEqual([]);
  });

  it('counts the services too, all and those of the remote counter [API-79]', async () => {
    const codes = new Set<string>();
    for (const { id } of await city.call('departments', {})) {
      for (const { services } of await city.call('serviceTypes', { id })) {
        for (const { code } of services) codes.add(code!);
      }
    }
    const reached = (await city.call('videoServices', {})).flatMap(({ services }) => services).length;
    expect(await city.call('serviceCount', {})).toEqual({ count: codes.size });
    expect(await city.call('serviceCount', { remoteCounter: 'true' })).toEqual({ count: reached });
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(codes.size);
  });

  it('narrows every list to the departments that serve at the remote counter [API-64]', async () => {
    const remoteCounter = 'true' as const;
    const reached = await city.call('departments', { remoteCounter });
    const ids = reached.map(({ id }) => id);
    const { id: other } = (await city.call('departments', {})).find(({ id }) => !ids.includes(id))!;
    const [type] = await city.call('serviceTypes', { id: other });
    const service = type!.services[0]!;
    const locationId = service.locationIds[0]!;
    const at = { locationId, departmentId: other };
    const lists = [
      await city.call('serviceTypes', { id: other, remoteCounter }),
      await city.call('servicesOfType', { id: type!.id, remoteCounter }),
      await city.call('locationsOfDepartment', { id: other, remoteCounter }),
      await city.call('locationsOfService', { serviceId: service.id, remoteCounter }),
      await city.call('servicesAtLocation', { ...at, remoteCounter }),
      await city.call('appLocationsOfService', { serviceId: service.id, remoteCounter }),
      await city.call('appServiceTypes', { departmentId: other, remoteCounter }),
      await city.call('appServiceTypesAtLocation', { ...at, remoteCounter }),
    ];
    expect(lists).toEqual(lists.map(() => []));
    for (const { id, serviceCount } of await city.call('categories', { remoteCounter })) {
      const services = await city.call('servicesOfCategory', { id, remoteCounter });
      expect(services).toHaveLength(serviceCount);
      for (const { departmentId } of services) expect(ids).toContain(departmentId);
    }
    expect((await city.call('serviceTypes', { id: ids[0]!, remoteCounter })).length).toBeGreaterThan(0);
  });

  it('offers at the remote counter only services given by video, at no hall [API-64] [CAT-16]', async () => {
    const remoteCounter = 'true' as const;
    const counters = await city.call('videoServices', {});
    expect(counters.map(({ place }) => place.remoteCounter)).toEqual(counters.map(() => true));
    const given = new Set(counters.flatMap(({ services }) => services.map(({ id }) => id)));
    expect(given.size).toBeGreaterThan(1);
    for (const { id } of await city.call('departments', { remoteCounter })) {
      const types = await city.call('serviceTypes', { id, remoteCounter });
      const listed = types.flatMap(({ services }) => services.map((service) => service.id));
      expect(listed.filter((service) => !given.has(service))).toEqual([]);
      const places = await city.call('locationsOfDepartment', { id, remoteCounter });
      expect(places.filter((place) => !place.remoteCounter)).toEqual([]);
    }
    for (const name of ['hotServices', 'recommendedServices'] as const) {
      const services = await city.call(name, { remoteCounter });
      expect(services.filter(({ id }) => !given.has(id))).toEqual([]);
    }
  });

  it('names the department that serves at an office [API-17] [DAT-06]', async () => {
    const { depId, depCode } = await city.call('locationById', { id: 5 });
    const department = await city.call('departmentById', { id: depId });
    expect(department.code).toBe(depCode);
    const places = await city.call('locationsOfDepartment', { id: depId });
    expect(places.map(({ id }) => id)).toContain(5);
  });

  it('recommends services in the order of the city [API-51]', async () => {
    const recommended = await city.call('recommendedServices', {});
    expect(recommended.length).toBeGreaterThanOrEqual(4);
    expect(recommended[0]!.code).toBe('DSI-BIR-R');
  });

  it('shows the remote counter to all callers without a gray test [API-36]', async () => {
    expect(await city.call('grayTestFlag', {})).toEqual({ showGrayTestFunc: false });
    expect(await city.call('grayTestWhitelist', {})).toEqual({ whitelisted: false });
  });
});

describe('a gray test', () => {
  it('hides the remote counter except from its whitelist [API-35] [API-36] [CAT-08]', async () => {
    const city = await startTestServer({
      env: { VEZ_GRAY_TEST: 'on', VEZ_GRAY_TEST_WHITELIST: 'euid-of-a-tester,another' },
    });
    const tester = await city.accountHolder('euid-of-a-tester');
    expect(await city.call('grayTestWhitelist', {}, { as: tester })).toEqual({ whitelisted: true });
    expect(await city.call('grayTestFlag', {}, { as: tester })).toEqual({ showGrayTestFunc: false });
    for (const as of [undefined, await city.accountHolder('euid-of-no-tester')]) {
      expect(await city.call('grayTestWhitelist', {}, { as })).toEqual({ whitelisted: false });
      expect(await city.call('grayTestFlag', {}, { as })).toEqual({ showGrayTestFunc: true });
    }
    await city.stop();
  });
});
