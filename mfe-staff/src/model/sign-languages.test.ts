import { signLanguages } from './sign-languages';

const ALL = ['zh_hant', 'zh_hans', 'pt_pt', 'en_us'] as const;

describe('the languages of a sign', () => {
  it.each([
    ['zh_hant', ['zh_hant', 'pt_pt', 'en_us']],
    ['zh_hans', ['zh_hans', 'pt_pt', 'en_us']],
    ['en_us', ['en_us', 'zh_hant', 'pt_pt']],
  ] as const)('begin with the one of the page, and have Chinese once: %s', (chosen, shown) => {
    expect(signLanguages(chosen, ALL)).toEqual(shown);
  });
});
