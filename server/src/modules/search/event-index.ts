import type { SearchOptions } from 'minisearch';
import type { Snapshot } from '../catalogue';
import { CatalogueIndex } from './catalogue-index';
import { fold } from './fold';
import { isTelling, shareFound } from './share-found';
import { isHan, lettersOf, pairsOf, wordsOf } from './words';

/** One way of saying a life event. */
interface Phrase {
  id: string;
  code: string;
  terms: string[];
}

interface Source {
  id: string;
  code: string;
  folded: string;
}

function* sourcesIn({ lifeEvents }: Snapshot): Generator<Source> {
  for (const { code, name, phrases } of lifeEvents) {
    const said = [...Object.values(name), ...phrases.map(({ phrase }) => phrase)];
    for (const folded of new Set(said.map(fold))) yield { id: `${code} ${folded}`, code, folded };
  }
}

/** Words that must be typed: without “my” and “de”, but with the BB of 生BB. */
const tellingOf = (words: string[]) => {
  const telling = words.filter(isTelling);
  return telling.length > 0 && !words.some(isHan) ? telling : words;
};

const entryOf = ({ id, code, folded }: Source): Phrase => ({
  id,
  code,
  terms: [...new Set(tellingOf(wordsOf(folded)).flatMap(pairsOf))],
});

/** More words add nothing and take long. */
const MOST_WORDS = 12;
const MOST_LETTERS = 24;
/** In a shorter word, a slip makes another word, and its beginning means little. */
const LONG = 5;
/** The share of a phrase that must be typed if all that was typed is in it. */
const MOST_OF_IT = 0.5;

const FORGIVING: SearchOptions = {
  prefix: (term) => !isHan(term) && term.length >= LONG,
  fuzzy: (term) => (!isHan(term) && term.length > LONG ? 1 : 0),
};

/** Indexes how people say what happens in a life. */
export class EventIndex extends CatalogueIndex<Phrase, Source> {
  constructor() {
    super({
      sourcesIn,
      entryOf,
      options: {
        fields: ['terms'],
        extractField: (phrase, field) => (field === 'id' ? phrase.id : phrase.terms.join('\n')),
        tokenize: (terms) => terms.split('\n'),
      },
    });
  }

  /**
   * Codes of the events that a folded keyword says, the longest phrase first: it contains all words of a phrase, in any
   * order, or it is most of a phrase.
   */
  codesFor(keyword: string): string[] {
    const words = wordsOf(keyword)
      .slice(0, MOST_WORDS)
      .map((word) => (isHan(word) ? [...word].slice(0, MOST_LETTERS).join('') : word));
    const queries = [...new Set([...words.flatMap(pairsOf), ...words.flatMap(lettersOf)])];
    if (queries.length === 0) return [];
    return [
      ...new Set(
        this.search({ combineWith: 'OR', queries }, FORGIVING)
          .map(({ entry, hit }) => {
            const found = entry.terms.filter((term) => term in hit.match).length;
            const isMost =
              found / entry.terms.length > MOST_OF_IT && shareFound(words, new Set(hit.queryTerms)) === 1;
            return { code: entry.code, found, isSaid: found === entry.terms.length || isMost };
          })
          .filter(({ isSaid }) => isSaid)
          .sort((a, b) => b.found - a.found)
          .map(({ code }) => code),
      ),
    ];
  }
}
