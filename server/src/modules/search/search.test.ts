import type { Language } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('the search', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  const codesFor = async (keyword: string, language: Language = 'zh_hant') => {
    const { services } = await city.call('searchServices', { keyword }, { language });
    return services.map(({ code }) => code);
  };

  it('finds departments and services, each in a part of its own [API-52] [API-76] [CAT-26] [DAT-10]', async () => {
    const { departments, services } = await city.call('searchServices', { keyword: '身份證' });
    expect(departments.map(({ code }) => code)).toContain('DSI');
    expect(services.map(({ code }) => code)).toContain('DSI-BIR-R');
  });

  it('finds the same in Traditional and in Simplified Chinese', async () => {
    expect(await codesFor('护照')).toContain('DSI-PAS');
    expect(await codesFor('护照')).toEqual(await codesFor('護照'));
  });

  it.each([
    ['without accents', 'renovacao do bir', 'DSI-BIR-R'],
    ['in capitals', 'PASSPORT', 'DSI-PAS'],
    ['in full width', 'ｐａｓｓｐｏｒｔ', 'DSI-PAS'],
    ['by the code', 'dsi-crc', 'DSI-CRC'],
    ['misspelt', 'pasport issue', 'DSI-PAS'],
  ])('finds a service %s', async (_, keyword, code) => {
    expect(await codesFor(keyword)).toContain(code);
  });

  it('puts what begins with the keyword before what holds it', async () => {
    const codes = await codesFor('授權');
    expect(codes[0]).toBe('DSAJ-POA');
  });

  it('finds nothing for what nobody offers', async () => {
    expect(await city.call('searchServices', { keyword: 'xylophone' })).toEqual({
      departments: [],
      services: [],
    });
  });

  it('finds at the remote counter only what it reaches', async () => {
    const { services } = await city.call('searchServices', { keyword: '公證書', remoteCounter: 'true' });
    expect(services.map(({ code }) => code)).not.toContain('DSAJ-DEE');
  });

  it('keeps the last ten keywords of a token holder, newest first [API-53] [API-55] [CAT-24]', async () => {
    const as = await city.citizen();
    for (let at = 1; at <= 12; at += 1) {
      city.clock.advance(1);
      await city.call('searchAndRecord', { keyword: `word ${at}`, record: true }, { as });
    }
    city.clock.advance(1);
    await city.call('searchAndRecord', { keyword: 'word 5', record: true }, { as });
    const records = await city.call('searchRecords', {}, { as });
    expect(records.map(({ keyword }) => keyword)).toEqual(
      [5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => `word ${at}`),
    );
  });

  it('forgets the history of whoever asks, and of nobody else [API-56]', async () => {
    const [mine, other] = [await city.citizen(), await city.citizen()];
    for (const as of [mine, other]) {
      await city.call('searchAndRecord', { keyword: '護照', record: true }, { as });
    }
    expect(await city.call('clearSearchRecords', {}, { as: mine })).toEqual({ deleted: 1 });
    expect(await city.call('searchRecords', {}, { as: mine })).toEqual([]);
    expect(await city.call('searchRecords', {}, { as: other })).toHaveLength(1);
  });

  it('keeps nothing that an anonymous visitor looked for, nor what shall not be kept [CAT-28] [API-53]', async () => {
    const as = await city.citizen();
    await city.call('searchAndRecord', { keyword: '稅', record: true });
    await city.call('searchAndRecord', { keyword: '稅', record: false }, { as });
    const [kept] = await city.db.query<{ count: number }>(
      `SELECT count(*) AS count FROM search_record WHERE keyword = '稅'`,
    );
    expect(kept!.count).toBe(0);
    expect(await city.call('searchRecords', {})).toEqual([]);
  });

  it('calls hot what people take most tickets for [API-30]', async () => {
    const [fines] = await city.call('serviceByCode', { code: 'IAM-FIN' });
    const at = { serviceId: fines!.id, locationId: fines!.locationIds[0]! };
    for (let times = 0; times < 3; times += 1) await city.call('walkIn', at, { as: city.counterSystem });
    city.clock.advance(60);
    const hot = await city.call('hotServices', {});
    expect(hot[0]!.code).toBe('IAM-FIN');
    expect(hot.length).toBeLessThanOrEqual(10);
  });
});
