import { reservationOf } from '../../testing/reservation';
import { pointOf, type TestPoint } from '../../testing/service-point';
import { startTestServer, type TestServer } from '../../testing/test-server';

const FILLED = {
  owner: 'Chan Tai Man',
  ownerId: '12345670',
  birthday: '29/02/1980',
  gender: 'F',
  kind: 'car',
  plate: 'MA-12-34',
  year: '2019',
  bought: '01/05/2019',
  second: '85366123834',
};

describe('the form of a service', () => {
  let city: TestServer;
  let registration: TestPoint;
  beforeAll(async () => {
    city = await startTestServer();
    registration = await pointOf(city.db, 'DSAT-REG', 'MOR');
  });
  afterAll(() => city.stop());

  const check = (values: Record<string, string>, language?: 'pt_pt') =>
    city.call(
      'checkParameter',
      {
        ...registration,
        params: Object.entries({ ...FILLED, ...values }).map(([name, value]) => ({ name, value })),
      },
      language ? { language } : {},
    );

  it('has a question of every kind [API-21] [DAT-34] [DAT-35]', async () => {
    const parameters = await city.call('reservationParameters', { id: registration.serviceId });
    expect(new Set(parameters.map(({ type }) => type))).toEqual(
      new Set(['DATE', 'BIRTHDAY', 'GENDER', 'OPTION', 'NUMBER', 'IDNUMBER', 'NAME', 'MOBILENUMBER', 'TEXT']),
    );
    const kind = parameters.find(({ type }) => type === 'OPTION')!;
    expect(kind.options).toContainEqual({ value: 'motorcycle', label: 'Motorcycle' });
    expect(await city.refusal('reservationParameters', { id: 9_999 })).toMatchObject({ status: 404 });
  });

  it('is accepted when it is filled in without its optional questions [API-26] [VAL-44]', async () => {
    expect(await check({ gender: '', second: '' })).toEqual({ valid: true, problems: [] });
  });

  it.each([
    ['owner', ''],
    ['ownerId', '1234567'],
    ['birthday', '30/02/1980'],
    ['birthday', '02/12/2026'],
    ['birthday', '31/12/1899'],
    ['gender', 'X'],
    ['kind', 'bicycle'],
    ['plate', 'not a plate'],
    ['year', 'last year'],
    ['bought', '2019-05-01'],
    ['second', '12'],
  ])('names %s when it says “%s” [API-26] [VAL-44]', async (name, value) => {
    const { valid, problems } = await check({ [name]: value });
    expect(valid).toBe(false);
    expect(problems.map((problem) => problem.name)).toEqual([name]);
  });

  it('knows two genders [DAT-65]', async () => {
    for (const gender of ['M', 'F']) expect((await check({ gender })).valid).toBe(true);
    for (const gender of ['m', 'male', 'O']) expect((await check({ gender })).valid).toBe(false);
    const parameters = await city.call('reservationParameters', { id: registration.serviceId });
    expect(parameters.find(({ type }) => type === 'GENDER')!.options.map(({ value }) => value)).toEqual([
      'M',
      'F',
    ]);
  });

  it('reports a missing or wrong answer in the language of the citizen', async () => {
    const { problems } = await check({ owner: '', year: 'x' }, 'pt_pt');
    expect(problems).toEqual([
      { name: 'owner', message: 'Preencha este campo.' },
      { name: 'year', message: 'O que preencheu não está correcto. Verifique-o.' },
    ]);
  });

  it('is checked again with the booking, in the order of its questions [DAT-28]', async () => {
    const as = await city.citizen();
    const parameters = await city.call('reservationParameters', { id: registration.serviceId });
    const answers = parameters.map(
      ({ name }, at) => [`parameter${at + 1}`, FILLED[name as keyof typeof FILLED]] as const,
    );
    const request = reservationOf(registration, as, '2026-12-02', '09:00');
    expect(await city.refusal('reserve', request, { as })).toMatchObject({
      code: 602,
      reason: 'parametersInvalid',
    });
    const booked = await city.call('reserve', { ...request, ...Object.fromEntries(answers) }, { as });
    expect(booked.serviceId).toBe(registration.serviceId);
  });
});
