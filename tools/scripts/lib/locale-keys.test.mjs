import { unusedKeys } from './locale-keys.mjs';

const TEXTS = {
  title: 'a',
  nested: { text: 'b', more: 'c' },
  steps: { idle: 'd', shown: 'e' },
  people_one: 'f',
  people_other: 'g',
};

describe('the search for unused texts', () => {
  it('finds them, plurals by their stem', () => {
    expect(unusedKeys(TEXTS, `t('title'); t("nested.text")`)).toEqual([
      'nested.more',
      'steps.idle',
      'steps.shown',
      'people',
    ]);
  });

  it('counts all keys that a template matches, and none for one without literal text', () => {
    const source =
      "t(`steps.${all[name]?.step ?? 'idle'}`); t(`${key}`); t(`people`); t(`${t('title')}${why}`)";
    expect(unusedKeys(TEXTS, source)).toEqual(['nested.text', 'nested.more']);
  });

  it('accepts the last part of a key for texts read as properties', () => {
    expect(unusedKeys(TEXTS, 'texts.nested.more; texts[step]', { byLeaf: true })).toEqual([
      'title',
      'nested.text',
      'steps.idle',
      'steps.shown',
      'people',
    ]);
  });
});
