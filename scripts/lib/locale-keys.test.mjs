import { unusedKeys } from './locale-keys.mjs';

const TEXTS = {
  title: 'a',
  nested: { text: 'b', more: 'c' },
  steps: { idle: 'd', shown: 'e' },
  people_one: 'f',
  people_other: 'g',
};

describe('the search for texts that no code names', () => {
  it('finds them, plurals by their stem', () => {
    expect(unusedKeys(TEXTS, `t('title'); t("nested.text")`)).toEqual([
      'nested.more',
      'steps.idle',
      'steps.shown',
      'people',
    ]);
  });

  it('takes a template for all that it may name, and one without words for nothing', () => {
    const source =
      "t(`steps.${all[name]?.step ?? 'idle'}`); t(`${key}`); t(`people`); t(`${t('title')}${why}`)";
    expect(unusedKeys(TEXTS, source)).toEqual(['nested.text', 'nested.more']);
  });

  it('is content with the last part where texts are read as properties', () => {
    expect(unusedKeys(TEXTS, 'texts.nested.more; texts[step]', { byLeaf: true })).toEqual([
      'title',
      'nested.text',
      'steps.idle',
      'steps.shown',
      'people',
    ]);
  });
});
