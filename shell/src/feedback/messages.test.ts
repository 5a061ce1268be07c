import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@vez/shared/contracts/client';
import { errorMessage, type ApiErrorFacts } from '@vez/shared/http';
import { fakeCall, fakeNetwork, refusal, TEST_API } from '@vez/shared/testing';
import { createBridge } from '../bridge';
import { shellTexts } from '../language/shell-texts';
import { TEST_CONFIG } from '../testing/test-config';
import { ownRegistry } from '../testing/render-shell';

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
  'notDone',
  'busy',
];

async function wordsIn(language: (typeof LANGUAGES)[number]) {
  await shellTexts.use(language);
  return (key: string) => (shellTexts.i18n.exists(key) ? shellTexts.i18n.t(key) : '');
}

describe('the messages of the shell', () => {
  it.each(LANGUAGES)(
    'have a text for every failed call in %s, with server busy as the default [ERR-18]',
    async (language) => {
      const words = await wordsIn(language);
      const said = KINDS.map((kind) => words(`errors.${errorMessage({ kind })?.key ?? ''}`));
      expect(said.every((text) => text.length > 3)).toBe(true);
      expect(errorMessage({ kind: 'busy' })?.key).toBe('serverBusy');
    },
  );

  it('tell of success and of the session in every language, each in its own words [ERR-58] [ERR-53]', async () => {
    for (const key of ['successRequest', 'sessionEnd.title', 'update.app', 'update.web']) {
      const said = new Set<string>();
      for (const language of LANGUAGES) said.add((await wordsIn(language))(key));
      expect(said.size).toBe(LANGUAGES.length);
      expect(said).not.toContain('');
    }
  });
});

describe('the server’s message for a refusal', () => {
  const network = fakeNetwork();
  beforeAll(() => {
    window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  });

  const wordsOfServer = (language: Language) => {
    const file = join(__dirname, '../../../server/src/locales', `${language}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { refusal: Record<string, string> }).refusal;
  };

  it.each(LANGUAGES)(
    'is shown in %s: invalid input, an expired code, an expired ticket [ERR-68] [ERR-69] [ERR-02]',
    async (language) => {
      await shellTexts.use(language);
      const words = wordsOfServer(language);
      const { bridge, feedback } = createBridge({ ...TEST_CONFIG, apiBase: TEST_API }, ownRegistry());
      for (const reason of ['parametersInvalid', 'codeExpired', 'ticketExpired'] as const) {
        expect(words[reason]).toBeTruthy();
        network.use(fakeCall('departments', () => refusal(reason, words[reason]!, 422)));
        await expect(bridge.api.departments({})).rejects.toMatchObject({ reason });
        const shown = shellTexts.i18n.t('errors.refused602', { message: words[reason] });
        expect(shown).toContain(words[reason]);
        expect(feedback.toasts.get().map(({ text }) => text)).toContain(shown);
      }
    },
  );
});
