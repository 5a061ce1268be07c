import { LANGUAGES, type Language } from '@vez/shared/contracts';
import fc from 'fast-check';
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

  it('finds departments and services, each in a part of its own [API-52] [API-76] [CAT-26]', async () => {
    const { departments, services } = await city.call('searchServices', { keyword: '身份證' });
    expect(departments.map(({ code }) => code)).toContain('DSI');
    expect(services.map(({ code }) => code)).toContain('DSI-BIR-R');
  });

  it('names every department and service that it finds, in the requested language [DAT-10]', async () => {
    const { departments, services } = await city.call(
      'searchServices',
      { keyword: 'identification' },
      { language: 'en_us' },
    );
    expect(departments.map(({ name }) => name)).toContain('Identification Services Bureau');
    expect([...departments, ...services].every(({ name }) => name.trim() !== '')).toBe(true);
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
    ['by the beginning of a word', 'passp', 'DSI-PAS'],
    ['by two Chinese characters, at its beginning', '結婚', 'DSAJ-MAR'],
    ['by two Chinese characters, within its name', '護照', 'DSI-PAS'],
    ['by the other spelling of a character', '更換居民身分証', 'DSI-BIR-R'],
    ['by words in another order', 'card resident renewal', 'DSI-BIR-R'],
    ['by the beginnings of its words', 'crim rec', 'DSI-CRC'],
    ['by words of two languages', '更換 BIR', 'DSI-BIR-R'],
    ['by words of two languages without a space', '更換bir', 'DSI-BIR-R'],
    ['with a letter left out', 'pasport', 'DSI-PAS'],
    ['without its spaces', 'criminalrecord', 'DSI-CRC'],
    ['with two letters swapped', 'crimnial record', 'DSI-CRC'],
    ['with a letter too many', 'emissão de passsaporte', 'DSI-PAS'],
    ['with a wrong letter and a word begun', 'residint card ren', 'DSI-BIR-R'],
    ['with a wrong Chinese character', '刑事記錄証明書', 'DSI-CRC'],
  ])('finds a service %s', async (_, keyword, code) => {
    expect(await codesFor(keyword)).toContain(code);
  });

  it('adds no similar results to those found as typed', async () => {
    const codes = await codesFor('passport', 'en_us');
    expect(codes).toEqual(['DSI-PAS']);
    expect(await codesFor('tex')).toEqual([]);
  });

  it('finds each service first by its own name, in each language [API-52]', async () => {
    const elsewhere: string[] = [];
    for (const language of LANGUAGES) {
      const everything = await Promise.all(
        (await city.call('departments', {})).map(({ id }) => city.call('serviceTypes', { id }, { language })),
      );
      for (const { name } of everything.flat().flatMap(({ services }) => services)) {
        const { services } = await city.call('searchServices', { keyword: name }, { language });
        if (services[0]?.name !== name) elsewhere.push(`${language}: ${name}`);
      }
    }
    expect(elsewhere).toEqual([]);
  });

  it('finds each service among the first three with a letter left out of its name [API-52]', async () => {
    const missed: string[] = [];
    for (const language of LANGUAGES) {
      const types = await Promise.all(
        (await city.call('departments', {})).map(({ id }) => city.call('serviceTypes', { id }, { language })),
      );
      for (const { id, name } of types.flat().flatMap(({ services }) => services)) {
        // In the middle of its longest word; in words of two or three letters every letter matters.
        const [longest] = name.split(/[ -]/).sort((a, b) => b.length - a.length);
        if (longest!.length < 4) continue;
        const middle = longest!.length >> 1;
        const keyword = name.replace(longest!, longest!.slice(0, middle) + longest!.slice(middle + 1));
        const { services } = await city.call('searchServices', { keyword }, { language });
        if (!services.slice(0, 3).some((service) => service.id === id)) missed.push(`${keyword} (${name})`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('answers keywords of all kinds', async () => {
    const departments = await city.call('departments', {});
    const types = await Promise.all(departments.map(({ id }) => city.call('serviceTypes', { id })));
    const names = types.flat().flatMap(({ services }) => services.map(({ name }) => name));
    const partOfName = fc
      .tuple(fc.constantFrom(...names), fc.nat(10), fc.nat(20), fc.string({ unit: 'grapheme', maxLength: 2 }))
      .map(([name, from, length, odd]) => name.slice(from, from + length) + odd);
    const keywords = fc.oneof(
      partOfName,
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc
        .array(fc.constantFrom('身', '份', '證', '书', ' ', 'a', 'ã', '１', '\u0301', '𠮷', '👩‍👩‍👧'), {
          maxLength: 40,
        })
        .map((letters) => letters.join('')),
    );
    await fc.assert(
      fc.asyncProperty(keywords, async (text) => {
        // A segment of only dots is a relative path, which no browser sends as a keyword.
        const keyword = text.replace(/\p{Cs}|^\.+$/gu, '').slice(0, 50) || '證';
        const ip = city.freshAddress();
        const { services, departments: found } = await city.call('searchServices', { keyword }, { ip });
        expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
        expect(services.length + found.length).toBeLessThanOrEqual(80);
      }),
      { numRuns: Number(process.env.VEZ_KEYWORDS ?? 400) },
    );
  }, 120_000);

  it('ranks names that begin with the keyword before those that contain it', async () => {
    const codes = await codesFor('授權');
    expect(codes[0]).toBe('DSAJ-POA');
  });

  it('finds nothing if no service matches', async () => {
    expect(await city.call('searchServices', { keyword: 'xylophone' })).toEqual({
      departments: [],
      services: [],
      near: [],
    });
  });

  it('suggests at most three nearest services if none matches [CAT-27]', async () => {
    const { departments, services, near } = await city.call('searchServices', { keyword: '養貓牌' });
    expect([departments, services]).toEqual([[], []]);
    expect(near!.map(({ code }) => code)).toContain('IAM-DOG');
    expect(near!.length).toBeLessThanOrEqual(3);
  });

  describe('by another name', () => {
    const found = async (keyword: string, language: Language) => {
      const { services } = await city.call('searchServices', { keyword }, { language });
      return [services[0]?.code, services[0]?.otherName];
    };

    it('shows that name in the requested language', async () => {
      expect(await found('社屋', 'zh_hant')).toEqual(['IH-SOC', '社屋']);
      expect(await found('社屋', 'zh_hans')).toEqual(['IH-SOC', '社屋']);
      expect(await found('desemprego', 'pt_pt')).toEqual(['DSAL-JOB', 'desemprego']);
      expect(await found('birth certificate', 'en_us')).toEqual(['DSAJ-BIR', 'birth certificate']);
    });

    it('shows it in its own language if the requested one has none', async () => {
      expect(await found('desemprego', 'en_us')).toEqual(['DSAL-JOB', 'desemprego']);
    });

    it('shows none in a language that is not read, unless it equals the keyword [CAT-26]', async () => {
      const { services } = await city.call('searchServices', { keyword: 'BIR' }, { language: 'zh_hant' });
      const named = services.flatMap(({ code, otherName }) => (otherName ? [`${code}: ${otherName}`] : []));
      // “BIR perdido” and “primeiro BIR” match others, but not in the reader’s Chinese.
      expect(services.map(({ code }) => code)).toContain('DSI-BIR-L');
      expect(named).toEqual(['DSI-BIR-R: BIR']);
      expect(await found('desempr', 'zh_hant')).toEqual(['DSAL-JOB', undefined]);
    });

    it('shows none if the displayed name contains the whole keyword', async () => {
      expect(await found('passport', 'en_us')).toEqual(['DSI-PAS', undefined]);
      expect(await found('護照', 'zh_hant')).toEqual(['DSI-PAS', undefined]);
      // “BIR caducado” without its space is not a second matching word.
      expect(await found('BIR', 'pt_pt')).toEqual(['DSI-BIR-R', undefined]);
    });
  });

  it('finds at the remote counter only services that it reaches', async () => {
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

  it('deletes the history of the caller, and of no other [API-56]', async () => {
    const [mine, other] = [await city.citizen(), await city.citizen()];
    for (const as of [mine, other]) {
      await city.call('searchAndRecord', { keyword: '護照', record: true }, { as });
    }
    expect(await city.call('clearSearchRecords', {}, { as: mine })).toEqual({ deleted: 1 });
    expect(await city.call('searchRecords', {}, { as: mine })).toEqual([]);
    expect(await city.call('searchRecords', {}, { as: other })).toHaveLength(1);
  });

  it('stores no search for an empty keyword [API-53]', async () => {
    const as = await city.citizen();
    await city.call('searchAndRecord', { keyword: ' ', record: true }, { as });
    expect(await city.call('searchRecords', {}, { as })).toEqual([]);
  });

  it('stores no search of an anonymous visitor, nor one that opts out [CAT-28] [API-53]', async () => {
    const as = await city.citizen();
    await city.call('searchAndRecord', { keyword: '稅', record: true });
    await city.call('searchAndRecord', { keyword: '稅', record: false }, { as });
    const [kept] = await city.db.query<{ count: number }>(
      `SELECT count(*) AS count FROM search_record WHERE keyword = '稅'`,
    );
    expect(kept!.count).toBe(0);
    expect(await city.call('searchRecords', {})).toEqual([]);
  });

  describe('the services that people use', () => {
    const codesOf = async (name: 'hotServices' | 'recommendedServices', scope = {}) =>
      (await city.call(name, scope)).map(({ code }) => code);
    const use = async (code: string, times: number) => {
      const [service] = await city.call('serviceByCode', { code });
      const at = { serviceId: service!.id, locationId: service!.locationIds[0]! };
      for (let time = 0; time < times; time += 1) await city.call('walkIn', at, { as: city.counterSystem });
      city.clock.advance(60);
    };

    it('are hot, most used first, at most ten; before any use, the city’s recommendations [API-30]', async () => {
      expect(await codesOf('hotServices')).toEqual(await codesOf('recommendedServices'));
      await use('IAM-FIN', 3);
      await use('DSI-KIN', 2);
      const hot = await codesOf('hotServices');
      expect(hot.slice(0, 2)).toEqual(['IAM-FIN', 'DSI-KIN']);
      expect(hot.length).toBeLessThanOrEqual(10);
      expect(await codesOf('hotServices', { size: 1 })).toEqual(['IAM-FIN']);
    });

    it('come first among the recommendations of the city [API-51]', async () => {
      const before = await codesOf('recommendedServices');
      const last = before.at(-1)!;
      await use(last, 1);
      expect(await codesOf('recommendedServices')).toEqual([last, ...before.slice(0, -1)]);
    });

    it('are neither hot nor recommended while they cannot be used', async () => {
      const reached = new Set(
        (await city.call('departments', { remoteCounter: 'true' })).map(({ id }) => id),
      );
      for (const name of ['hotServices', 'recommendedServices'] as const) {
        for (const { departmentId } of await city.call(name, { remoteCounter: 'true' })) {
          expect(reached).toContain(departmentId);
        }
      }
      const suspended = (await city.call('departments', {})).find((department) => department.suspended)!;
      const types = await city.call('serviceTypes', { id: suspended.id });
      const later = await startTestServer({
        prepare: (db) =>
          db.query('UPDATE service SET recommended_rank = 0 WHERE id = $1', [types[0]!.services[0]!.id]),
      });
      const offered = await later.call('recommendedServices', {});
      await later.stop();
      expect(offered.map(({ id }) => id)).not.toContain(types[0]!.services[0]!.id);
    });
  });
});
