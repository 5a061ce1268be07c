import { problemsOf } from './locales.mjs';

const same = (texts) => ({ zh_hant: texts, zh_hans: texts, pt_pt: texts, en_us: texts });

describe('the check of the texts', () => {
  it('passes when every language has every key', () => {
    expect(problemsOf(same({ title: 'a', nested: { text: 'b' } }))).toEqual([]);
  });

  it('names the language that lacks a text, or has an empty one', () => {
    const texts = { ...same({ title: 'a' }), pt_pt: {}, en_us: { title: ' ' } };
    expect(problemsOf(texts)).toEqual(['pt_pt lacks title', 'en_us lacks title']);
  });

  it('requires the third plural of Portuguese, which a million needs', () => {
    const texts = {
      zh_hant: { people_other: '{{count}} 人' },
      zh_hans: { people_other: '{{count}} 人' },
      pt_pt: { people_one: '{{count}} pessoa', people_other: '{{count}} pessoas' },
      en_us: { people_one: '{{count}} person', people_other: '{{count}} people' },
    };
    expect(problemsOf(texts)).toEqual(['pt_pt lacks people_many']);
  });

  it('notices a value that one language lacks', () => {
    const texts = { ...same({ ahead: '{{count}} ahead' }), zh_hans: { ahead: '前面' } };
    expect(problemsOf(texts)).toEqual(['ahead takes other values in one language than in another']);
  });
});
