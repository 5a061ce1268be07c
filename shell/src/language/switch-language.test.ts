import { LANGUAGES } from '@vez/shared/contracts/client';
import { createTextSource } from '@vez/shared/i18n';
import { createLanguage } from './language';
import { languageSwitch } from './switch-language';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/home?language=en_us');
});
afterEach(() => jest.useRealTimers());

/** Texts of the shell and of its parts; the file of `broken` fails to load. */
async function page() {
  let broken: string | undefined = 'pt_pt';
  const files = async (language: string) => {
    if (language === broken) throw new Error('404');
    return { default: { here: language } };
  };
  const [shell, parts] = [
    createTextSource(async (of) => ({ default: { here: of } })),
    createTextSource(files),
  ];
  const language = createLanguage(LANGUAGES);
  const failed = jest.fn();
  const switchTo = languageSwitch(language, [shell, parts], failed);
  await switchTo('en_us');
  const words = () => [shell, parts].map(({ i18n }) => i18n.t('here'));
  return { language, failed, switchTo, words, mend: () => (broken = undefined) };
}

it('keeps the old language and reports it when a file of the new one cannot be loaded [SHL-06]', async () => {
  const { language, failed, switchTo, words, mend } = await page();
  const switched = switchTo('pt_pt');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await switched).toBe(false);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(language.get()).toBe('en_us');
  expect(words()).toEqual(['en_us', 'en_us']);
  expect(window.location.search).toBe('?language=en_us');

  mend();
  expect(await switchTo('pt_pt')).toBe(true);
  expect(words()).toEqual(['pt_pt', 'pt_pt']);
  expect(window.location.search).toBe('?language=pt_pt');
});

it('ends with the language that was tapped last', async () => {
  const { language, switchTo, words } = await page();
  const taps = [switchTo('zh_hant'), switchTo('pt_pt'), switchTo('zh_hans')];
  await jest.advanceTimersByTimeAsync(10_000);
  await Promise.all(taps);
  expect(language.get()).toBe('zh_hans');
  expect(words()).toEqual(['zh_hans', 'zh_hans']);
});
