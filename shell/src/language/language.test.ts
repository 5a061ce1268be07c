import { LANGUAGES } from '@vez/shared/contracts/client';
import { createLanguage, firstLanguage } from './language';
import { shellTexts } from './shell-texts';
import { createTitle } from './title';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/home');
});

describe('the language', () => {
  it('is Traditional Chinese by default [SHL-07]', () => {
    expect(firstLanguage(LANGUAGES)).toBe('zh_hant');
    createLanguage(LANGUAGES);
    expect(document.documentElement.lang).toBe('zh-Hant-MO');
  });

  it('comes from the address, if it is one of the four [NAV-38] [SHL-06]', () => {
    for (const language of ['zh_hant', 'zh_hans', 'pt_pt', 'en_us']) {
      window.history.replaceState(null, '', `/home?language=${language}`);
      expect(firstLanguage(LANGUAGES)).toBe(language);
    }
    window.history.replaceState(null, '', '/home?language=xx_xx');
    expect(firstLanguage(LANGUAGES)).toBe('zh_hant');
  });

  it('stays that of the address in this tab alone, through reloads and logins', () => {
    window.history.replaceState(null, '', '/home?language=pt_pt');
    createLanguage(LANGUAGES);
    window.history.replaceState(null, '', '/home?code=c&state=s');
    expect(firstLanguage(LANGUAGES)).toBe('pt_pt');
    sessionStorage.clear();
    expect(firstLanguage(LANGUAGES)).toBe('zh_hant');
  });

  it('is sent to the server, which renders the next page in it', () => {
    const language = createLanguage(LANGUAGES);
    expect(document.cookie).toContain('vez-language=zh_hant');
    language.set('pt_pt');
    expect(document.cookie).toContain('vez-language=pt_pt');
  });

  it('is remembered after a switch and written back to the address [NAV-38]', () => {
    window.history.replaceState(null, '', '/department?language=en_us&page=2');
    createLanguage(LANGUAGES).set('pt_pt');
    expect(window.location.search).toBe('?language=pt_pt&page=2');
    expect(document.documentElement.lang).toBe('pt-PT');
    window.history.replaceState(null, '', '/home');
    expect(firstLanguage(LANGUAGES)).toBe('pt_pt');
  });
});

describe('the language of a city that speaks two', () => {
  const TWO = ['pt_pt', 'en_us'] as const;

  it('is its first one, and never one without texts [SHL-06]', () => {
    expect(firstLanguage(TWO)).toBe('pt_pt');
    localStorage.setItem('vez.language', 'zh_hant');
    window.history.replaceState(null, '', '/home?language=zh_hans');
    expect(firstLanguage(TWO)).toBe('pt_pt');
    window.history.replaceState(null, '', '/home?language=en_us');
    expect(firstLanguage(TWO)).toBe('en_us');
  });
});

describe('the title of the document', () => {
  it('changes with the language [SHL-08]', async () => {
    const language = createLanguage(LANGUAGES);
    await shellTexts.use('zh_hant');
    const title = createTitle(language, (now) => (now === 'en_us' ? 'Vez' : '到你'));
    title.set('我的籌號');
    const chinese = document.title;
    language.set('en_us');
    await shellTexts.use('en_us');
    expect(document.title).toBe('我的籌號 - Vez');
    title.set('My tickets');
    expect(document.title).not.toBe(chinese);
    expect(document.title).toContain('My tickets');
    title.clear();
    expect(document.title).toBe('Vez');
  });
});
