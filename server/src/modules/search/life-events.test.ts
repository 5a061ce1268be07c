import { LANGUAGES, type Language } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../../testing/test-server';

describe('life events', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  const eventsFor = async (keyword: string, language: Language = 'en_us', of = city) => {
    const { events = [] } = await of.call('searchServices', { keyword }, { language });
    return events.map(({ code }) => code);
  };
  const codesOf = async (of: TestServer, code: string, scope = {}) => {
    const { services } = await of.call('lifeEvent', { code, ...scope });
    const rows = await of.db.query<{ id: number; code: string }>('SELECT id, code FROM service');
    return services.map(({ id }) => rows.find((row) => row.id === id)!.code);
  };

  it.each([
    ['搬屋', 'zh_hant', 'moving-house'],
    ['唔見銀包', 'zh_hant', 'lost-wallet'],
    ['阿媽走咗', 'zh_hant', 'death'],
    ['我爸去世了', 'zh_hans', 'death'],
    ['nasceu o meu filho', 'pt_pt', 'birth'],
    ['FUI DESPEDIDO', 'pt_pt', 'job-loss'],
    ['my father died last week', 'en_us', 'death'],
  ] as const)(
    'are found by how people say them: %s in %s [API-52] [CAT-26]',
    async (keyword, language, code) => {
      expect(await eventsFor(keyword, language)).toEqual([code]);
    },
  );

  it('are found by the words of a phrase in any order, with typing errors and unfinished words', async () => {
    expect(await eventsFor('阿媽琴日走咗', 'zh_hant')).toEqual(['death']);
    expect(await eventsFor('a minha carteira, perdi-a', 'pt_pt')).toEqual(['lost-wallet']);
    expect(await eventsFor('retirment')).toEqual(['retirement']);
    expect(await eventsFor('pregn')).toEqual(['birth']);
  });

  it('are not found by a part that says little', async () => {
    for (const keyword of ['阿媽', '走', '生', '衛生許可證', 'my', 'a new', 'house', 'passport'])
      expect([keyword, await eventsFor(keyword, 'zh_hant')]).toEqual([keyword, []]);
  });

  it('are found by pinyin and jyutping', async () => {
    expect(await eventsFor('banjia')).toEqual(['moving-house']);
    expect(await eventsFor('bun uk')).toEqual(['moving-house']);
    expect(await eventsFor('jie2 hun1')).toEqual(['marriage']);
  });

  it('say in the language of the reader how many services they take', async () => {
    const { events } = await city.call('searchServices', { keyword: '搬屋' }, { language: 'pt_pt' });
    expect(events).toEqual([
      { code: 'moving-house', name: 'Mudar de casa', uiIcon: 'house', serviceCount: 5 },
    ]);
  });

  it('list their services in order, who needs which, and what to bring', async () => {
    expect(await codesOf(city, 'moving-house')).toEqual([
      'SAFP-VOD',
      'DSI-RES',
      'DSF-STA',
      'DSAJ-PRO',
      'DSAT-REG',
    ]);
    const { services, bring } = await city.call('lifeEvent', { code: 'birth' }, { language: 'zh_hans' });
    expect(services.map(({ note }) => note)).toEqual([undefined, undefined, undefined, '宝宝要出行才需要']);
    expect(bring).toEqual(['父母双方身份证', '医院发出的出生证明', '结婚证明（如有）']);
  });

  it('are named in every language of the city, with phrases in each', async () => {
    const rows = await city.db.query<{ name: Record<string, string>; said: string[] }>(
      `SELECT name, array_agg(DISTINCT language) AS said FROM life_event
       JOIN life_event_phrase ON event_code = code GROUP BY code`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const { name, said } of rows)
      expect([Object.keys(name).sort(), said.sort()]).toEqual([[...LANGUAGES].sort(), [...LANGUAGES].sort()]);
  });

  it('consist of what a counter offers, and are unknown without any of it', async () => {
    expect(await codesOf(city, 'abroad', { remoteCounter: 'true' })).toEqual(['DSI-CRC']);
    const byVideo = { keyword: '搬屋', remoteCounter: 'true' } as const;
    expect(await city.call('searchServices', byVideo)).not.toHaveProperty('events');
    const closed = await startTestServer({
      prepare: (db) => db.query(`UPDATE department SET suspended = true WHERE code IN ('DSAL', 'FSS')`),
    });
    expect(await eventsFor('hire a maid', 'en_us', closed)).toEqual([]);
    await expect(closed.call('lifeEvent', { code: 'helper' })).rejects.toThrow('404');
    expect(await codesOf(closed, 'job-loss')).toEqual(['IAS-ECO']);
    await closed.stop();
  });
});
