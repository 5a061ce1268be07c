import { adjustPoint, pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server';

describe('favourites', () => {
  let city: TestServer;
  let renewal: TestPoint;
  beforeAll(async () => {
    city = await startTestServer({
      async prepare(db) {
        await adjustPoint(db, await pointOf(db, 'DSAT-EXA', 'MOR'), {
          queue_paused: true,
          booking_open: false,
        });
        await db.query("UPDATE department SET remote_counter = false WHERE code = 'DSF'");
      },
    });
    renewal = await pointOf(city.db, 'DSI-BIR-R', 'CP');
  });
  afterAll(() => city.stop());

  const add = (as: TestCaller, point: TestPoint, ticketType: 'QUEUE' | 'RESERCATION' = 'QUEUE') =>
    city.call('addFavourite', { ...point, mobNum: as.mobile.number, ticketType }, { as });

  it('are kept once for a service and a place [API-42] [DAT-46]', async () => {
    const as = await city.citizen();
    const kept = await add(as, renewal);
    expect(kept).toMatchObject({ ...renewal, type: 'QUEUE' });
    expect((await add(as, renewal)).id).toBe(kept.id);
    expect(await city.call('favourites', {}, { as })).toHaveLength(1);
  });

  it('are listed with their names, and can be read one by one [API-41] [DAT-44]', async () => {
    const as = await city.citizen();
    const kept = await add(as, renewal);
    expect(kept).toMatchObject({
      ...renewal,
      type: 'QUEUE',
      serviceName: 'Resident card renewal',
      locationName: 'China Plaza',
      departmentCode: 'DSI',
      validity: true,
    });
    expect(await city.call('favourites', {}, { as })).toEqual([kept]);
    expect(await city.call('favouriteById', { id: kept.id }, { as })).toEqual(kept);
  });

  it('have the type reservation for a RESERCATION ticket [DAT-45]', async () => {
    const as = await city.citizen();
    expect((await add(as, renewal, 'RESERCATION')).type).toBe('reservation');
  });

  it('can be removed [API-43]', async () => {
    const as = await city.citizen();
    const { id } = await add(as, renewal);
    expect(await city.call('removeFavourite', { id }, { as })).toEqual({ removed: true });
    expect(await city.call('favourites', {}, { as })).toEqual([]);
    expect(await city.refusal('removeFavourite', { id }, { as })).toMatchObject({ status: 404 });
  });

  it('can be read and removed only by their owner [API-43] [API-44] [ACC-12]', async () => {
    const [as, other] = [await city.citizen(), await city.citizen()];
    const { id } = await add(as, renewal);
    for (const name of ['favouriteById', 'checkFavourite', 'removeFavourite'] as const) {
      expect(await city.refusal(name, { id }, { as: other })).toMatchObject({ status: 404 });
      expect(await city.refusal(name, { id })).toMatchObject({ status: 401 });
    }
  });

  it('are shared by a person’s mobile number and account, and removed from both [TIX-15]', async () => {
    const account = await city.accountHolder();
    const phone = await city.citizen(account.mobile);
    const byAccount = await add(account, renewal);
    const other = await pointOf(city.db, 'DSI-CRC', 'CP');
    const byPhone = await add(phone, other);
    for (const as of [account, phone]) {
      const kept = await city.call('favourites', {}, { as });
      expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([byPhone.id, byAccount.id]));
    }
    await city.call('removeFavourite', { id: byAccount.id }, { as: phone });
    expect(await city.call('favourites', {}, { as: account })).toEqual([byPhone]);
  });

  it('from before that, kept by account alone, are listed and removed once', async () => {
    const account = await city.accountHolder();
    const { id } = await add(account, renewal);
    await city.db.query(
      'INSERT INTO favourite SELECT gen_random_uuid(), $1, service_id, location_id, type, created_at FROM favourite WHERE id = $2',
      [account.euid, id],
    );
    expect(await city.call('favourites', {}, { as: account })).toHaveLength(1);
    await city.call('removeFavourite', { id }, { as: account });
    expect(await city.call('favourites', {}, { as: account })).toEqual([]);
  });

  it('of a company are separate from those of its contact phone’s owner [ACC-07]', async () => {
    const company = await city.accountHolder(undefined, 'corporate');
    await add(company, renewal);
    const phone = await city.citizen(company.mobile);
    expect(await city.call('favourites', {}, { as: phone })).toEqual([]);
    expect(await city.call('favourites', {}, { as: company })).toHaveLength(1);
  });

  it.each([
    ['a department that is suspended', 'ERR-72', 'DSEDT-TM', 'NAT', 'departmentInvalid'],
    ['a place that is suspended', 'ERR-73', 'IH-REN', 'CLO', 'locationInvalid'],
    ['a service that is paused', 'ERR-74', 'DSAT-EXA', 'MOR', 'servicePaused'],
    ['a remote counter that its department left', 'ERR-75', 'DSF-CER', 'RC', 'remoteCounterDisabled'],
  ])('report why one does not open: %s [%s] [API-45] [API-46]', async (_, line, service, place, problem) => {
    const as = await city.citizen();
    const point = await pointOf(city.db, service, place);
    const kept = await add(as, point);
    expect(kept.validity).toBe(false);
    expect(await city.call('checkFavourite', { id: kept.id }, { as })).toEqual({ valid: false, problem });
    expect(await city.call('checkServiceAtLocation', point)).toEqual({ valid: false, problem });
  });

  it('of an office unknown to this process are refused, unlisted and invalid [DAT-46] [ERR-73]', async () => {
    const as = await city.citizen();
    const { id } = await add(as, renewal);
    const locationId = 9_999;
    await city.db.query(
      'INSERT INTO location SELECT (jsonb_populate_record(known, $2)).* FROM location AS known WHERE id = $1',
      [renewal.locationId, { id: locationId }],
    );
    // Another process, which knows the office, accepted it.
    await city.db.query('UPDATE favourite SET location_id = $2 WHERE id = $1', [id, locationId]);
    expect(await city.call('favourites', {}, { as })).toEqual([]);
    const unknown = { ...renewal, locationId, mobNum: as.mobile.number, ticketType: 'QUEUE' as const };
    expect(await city.refusal('addFavourite', unknown, { as })).toMatchObject({ status: 404 });
    expect(await city.call('checkFavourite', { id }, { as })).toEqual({
      valid: false,
      problem: 'locationInvalid',
    });
  });

  it('report a service as invalid if the office does not offer it [API-45] [ERR-71]', async () => {
    const at = (serviceId: number) => city.call('checkServiceAtLocation', { serviceId, locationId: 1 });
    expect(await at(9_999)).toEqual({ valid: false, problem: 'serviceInvalid' });
    const [known] = await city.db.query<{ id: number }>(
      `SELECT min(service_id) AS id FROM service_location
       WHERE service_id NOT IN (SELECT service_id FROM service_location WHERE location_id = 1)`,
    );
    expect(await at(known!.id)).toEqual({ valid: false, problem: 'serviceInvalid' });
    expect(await city.call('checkServiceAtLocation', renewal)).toEqual({ valid: true, problem: '' });
  });
});
