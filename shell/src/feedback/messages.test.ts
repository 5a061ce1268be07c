import { LANGUAGES } from '@vez/shared/contracts/client';
import { errorMessage, type ApiErrorFacts } from '@vez/shared/http';
import { shellTexts } from '../language/shell-texts';

const KINDS: ApiErrorFacts['kind'][] = [
  'refused',
  'badRequest',
  'unauthorized',
  'forbidden',
  'notFound',
  'gone',
  'unreachable',
  'offline',
  'timeout',
  'outcomeUnknown',
  'busy',
];

async function wordsIn(language: (typeof LANGUAGES)[number]) {
  await shellTexts.use(language);
  return (key: string) => (shellTexts.i18n.exists(key) ? shellTexts.i18n.t(key) : '');
}

describe('the messages of the shell', () => {
  it.each(LANGUAGES)(
    'have words for every failure of a call in %s, the rest is server busy [ERR-18]',
    async (language) => {
      const words = await wordsIn(language);
      const said = KINDS.map((kind) => words(`errors.${errorMessage({ kind })?.key ?? ''}`));
      expect(said.every((text) => text.length > 3)).toBe(true);
      expect(errorMessage({ kind: 'busy' })?.key).toBe('serverBusy');
    },
  );

  it('tell of success and of the session in four languages, each in its own words [ERR-58] [ERR-53]', async () => {
    for (const key of ['successRequest', 'sessionEnd.title', 'update.app', 'update.web']) {
      const said = new Set<string>();
      for (const language of LANGUAGES) said.add((await wordsIn(language))(key));
      expect(said.size).toBe(4);
      expect(said).not.toContain('');
    }
  });
});
