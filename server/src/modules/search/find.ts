import type { Query, SearchOptions, SearchResult as Hit } from 'minisearch';
import type { Entry, SearchIndex } from './search-index';
import { shareFound } from './share-found';
import { isHan, lettersOf, pairsOf, wordsOf } from './words';

export interface Find {
  entry: Entry;
  /** The terms of the entry that were found. */
  terms: string[];
}

const MOST_WORDS = 8;
/** For Chinese without a space: more characters add nothing and take long. */
const MOST_LETTERS = 24;
/** The share of the keyword that must be found if not all of it is. */
const ENOUGH = 0.5;

/** One typing error in four letters, two in eight; in shorter words every error makes another word. */
const slipsAllowed = (term: string) => (isHan(term) ? 0 : Math.min(2, Math.floor(term.length / 4)));

// People stop typing early. A single letter begins too many words.
const AS_TYPED: SearchOptions = { prefix: (term) => !isHan(term) && term.length > 1 };
const WITH_SLIPS: SearchOptions = { ...AS_TYPED, fuzzy: slipsAllowed };

const all = (queries: string[]): Query => ({ combineWith: 'AND', queries });
const any = (queries: string[]): Query => ({ combineWith: 'OR', queries: [...new Set(queries)] });

interface Rated {
  entry: Entry;
  hit: Hit;
  /** The share of the keyword that was found: 0 to 1. */
  share: number;
}

/** Exact names come first, then the largest share of the keyword, then the best score. */
const bestFirst = (keyword: string) => {
  const namedSo = ({ entry: { fields } }: Rated) =>
    fields.name.includes(keyword) ? 2 : Number(fields.otherName.includes(keyword));
  return (a: Rated, b: Rated) => namedSo(b) - namedSo(a) || b.share - a.share || b.hit.score - a.hit.score;
};

/** Entries, best first; `near` holds those with any part of the keyword, if there are no others. */
export interface Found {
  found: Find[];
  near: Find[];
}

/** The steps of a search for a folded keyword, each for when the step before finds nothing. Best entries come first. */
export interface Steps {
  /** The whole keyword as typed. */
  asTyped(): Find[];
  /** The whole keyword, with typing errors or by single Chinese characters. */
  withSlips(): Find[];
  /** At least half of the keyword. */
  inPart(): Found;
}

export function stepsOf(index: SearchIndex, keyword: string, isOffered: (entryId: string) => boolean): Steps {
  const words = wordsOf(keyword)
    .slice(0, MOST_WORDS)
    .map((word) => (isHan(word) ? [...word].slice(0, MOST_LETTERS).join('') : word));
  const [pairs, letters] = [words.flatMap(pairsOf), words.flatMap(lettersOf)];

  const rated = (query: Query, options: SearchOptions, rate: (hit: Hit) => number): Rated[] =>
    index
      .search(query, { ...options, filter: ({ id }) => isOffered(id as string) })
      .map(({ entry, hit }) => ({ entry, hit, share: rate(hit) }))
      .sort(bestFirst(keyword));
  const findsOf = (list: Rated[]) =>
    list.map(({ entry, hit }): Find => ({ entry, terms: Object.keys(hit.match) }));
  const whole = () => 1;

  return {
    asTyped: () => findsOf(rated(all(pairs), AS_TYPED, whole)),
    withSlips: () => findsOf(rated(all(letters), WITH_SLIPS, whole)),
    inPart() {
      const parts = rated(any([...pairs, ...letters]), WITH_SLIPS, ({ queryTerms }) =>
        shareFound(words, new Set(queryTerms)),
      );
      const enough = parts.filter(({ share }) => share >= ENOUGH);
      return enough.length > 0 ? { found: findsOf(enough), near: [] } : { found: [], near: findsOf(parts) };
    },
  };
}
