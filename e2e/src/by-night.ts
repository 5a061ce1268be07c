// What `npm test` leaves to `npm run nightly`, because another test proves the same by day (record 46).
import { LANGUAGES, type Language } from './texts';

export const isNight = process.env.VEZ_NIGHTLY === 'yes';

/** All items at night; by day, those that repeat no other one. */
export const withoutRepeats = <Item>(items: readonly Item[], isRepeat: (item: Item) => boolean) =>
  items.filter((item) => isNight || !isRepeat(item));

const OTHER_GLYPHS: Language = 'zh_hant';
const LONGEST_WORDS: Language = 'pt_pt';
/** The languages of journeys that are the same in each. Other tests prove the texts of every language. */
export const TRIED_LANGUAGES = withoutRepeats(
  LANGUAGES,
  (language) => language !== OTHER_GLYPHS && language !== LONGEST_WORDS,
);
