import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@vez/shared/contracts';
import { startTestServer, type TestServer } from '../../testing/test-server';
import QUERIES from './everyday-queries.json';
import OTHER_NAMES from './other-names.json';

/** How many results of a list a phone shows at once. */
const SEEN = 3;
const LEAST_SHARE = 0.95;

const queriesIn = (language: Language): [typed: string, expected: string[]][] =>
  Object.entries(QUERIES[language]);

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8'));

/** The examples in the empty search field, as in “For example: ID card, passport”. */
function examplesIn(language: Language): string[] {
  const { search } = readJson(`mfe-catalogue/src/locales/${language}.json`) as {
    search: { example: string };
  };
  const { terms } = readJson('deployments/cities/macao.json') as {
    terms: Record<Language, { idCard: string }>;
  };
  const [, examples] = search.example.replace('{{idCard}}', terms[language].idCard).split(/[:：]/);
  return examples!.split(/[,、]/).map((example) => example.trim());
}

describe('everyday queries', () => {
  let city: TestServer;
  beforeAll(async () => {
    city = await startTestServer();
  });
  afterAll(() => city.stop());

  const codesFor = async (keyword: string, language: Language) => {
    const { services } = await city.call('searchServices', { keyword }, { language });
    return services.map(({ code }) => code);
  };

  it.each(LANGUAGES)(
    'find an expected service among the first three, 95 of 100 in %s [API-52]',
    async (language) => {
      const queries = queriesIn(language);
      const missed: string[] = [];
      for (const [typed, expected] of queries) {
        const codes = (await codesFor(typed, language)).slice(0, SEEN);
        if (!codes.some((code) => expected.includes(code))) missed.push(`${typed} -> ${codes.join(' ')}`);
      }
      const hits = queries.length - missed.length;
      process.stdout.write(
        `${language}: ${hits} of ${queries.length} everyday queries. Missed: ${missed.join('; ')}\n`,
      );
      expect(hits / queries.length).toBeGreaterThanOrEqual(LEAST_SHARE);
    },
  );

  it('are at least 37 in each language, without duplicates, and expect existing services', async () => {
    const known = new Set(
      (await city.db.query<{ code: string }>('SELECT code FROM service')).map(({ code }) => code),
    );
    for (const language of LANGUAGES) {
      expect(queriesIn(language).length).toBeGreaterThanOrEqual(37);
      const expected = queriesIn(language).flatMap(([, codes]) => codes);
      expect(expected.filter((code) => !known.has(code))).toEqual([]);
    }
    expect(Object.keys(OTHER_NAMES).filter((code) => !known.has(code))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'rank first what the search field suggests in %s [CAT-18] [CAT-23]',
    async (language) => {
      const first: Record<string, string | undefined> = {};
      for (const example of examplesIn(language)) [first[example]] = await codesFor(example, language);
      expect(Object.values(first)).toEqual([
        'DSI-BIR-R',
        'DSI-PAS',
        language.startsWith('zh') ? 'DSAT-REG' : 'DSAT-LIC',
      ]);
    },
  );
});
