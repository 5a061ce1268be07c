import type { SearchOptions } from 'minisearch';
import type { Snapshot } from '../catalogue';
import { CatalogueIndex } from './catalogue-index';
import { fold } from './fold';
import { EVENT, sourcesIn, type SoundSource } from './sound-sources';
import type { Sounds, SoundsOf } from './sounds';

type Field = keyof Sounds;
const FIELDS: Field[] = ['whole', 'parts', 'initials'];
const BOOST: Record<Field, number> = { whole: 3, parts: 1, initials: 0.8 };

interface Entry {
  id: string;
  sounds: Sounds;
}

/** Traditional and Simplified sound the same, so each text counts once. */
const once = (texts: string[]) => [...new Map(texts.map((text) => [fold(text), text])).values()];

const entryOf =
  (soundsOf: SoundsOf) =>
  ({ id, texts }: SoundSource): Entry => {
    const all = once(texts).map(soundsOf);
    const keysOf = (field: Field) => [...new Set(all.flatMap((sounds) => sounds[field]))];
    return { id, sounds: { whole: keysOf('whole'), parts: keysOf('parts'), initials: keysOf('initials') } };
  };

const LATIN = /^[a-z]{2,60}$/;
/** Tones may follow syllables, and spaces may divide them. */
const squashed = (keyword: string) => keyword.replace(/[1-9 ]/g, '');

/** Whether a folded keyword can be Chinese in Latin letters. */
export const isSound = (keyword: string): boolean => LATIN.test(squashed(keyword));

/** Two letters are the initials of too many phrases. */
const FEWEST_OF_EVENT = 3;
const slipsAllowed = (sound: string) => Math.min(2, Math.floor(sound.length / 5));

/** What a keyword in Latin letters finds. */
export interface Sound {
  /** Ids of departments and services, best first. Two letters begin too many, so they are looked up as they are. */
  asTyped(): string[];
  withSlips(): string[];
  /** Codes of life events of which a whole phrase was typed. */
  events(): string[];
}

/** Indexes how the Chinese texts of a catalogue are typed in Latin letters: pinyin, jyutping, and their initials. */
export class SoundIndex {
  private readonly index: CatalogueIndex<Entry, SoundSource>;

  constructor(soundsOf: SoundsOf) {
    this.index = new CatalogueIndex({
      sourcesIn,
      entryOf: entryOf(soundsOf),
      options: {
        fields: FIELDS,
        extractField: (entry, field) => (field === 'id' ? entry.id : entry.sounds[field as Field].join('\n')),
        tokenize: (keys) => keys.split('\n'),
        searchOptions: { boost: BOOST },
      },
    });
  }

  follow(snapshot: Snapshot): void {
    this.index.follow(snapshot);
  }

  of(keyword: string): Sound {
    const sound = squashed(keyword);
    const find = (isOfKind: (id: string) => boolean, options: SearchOptions) =>
      this.index
        .search(sound, { ...options, filter: ({ id }) => isOfKind(id as string) })
        // Sorting keeps the order of equals, which is by score.
        .sort((a, b) => Number(isWhole(b.entry)) - Number(isWhole(a.entry)))
        .map(({ entry }) => entry.id);
    const isWhole = ({ sounds }: Entry) => sounds.whole.includes(sound);
    const isEvent = (id: string) => id.startsWith(EVENT);
    const isOther = (id: string) => !isEvent(id);
    return {
      asTyped: () => find(isOther, { prefix: sound.length > 2 }),
      withSlips: () =>
        find(isOther, { prefix: true, fuzzy: slipsAllowed(sound), fields: ['whole', 'parts'] }),
      events: () =>
        sound.length < FEWEST_OF_EVENT
          ? []
          : find(isEvent, { fuzzy: sound.length > 5 ? 1 : 0, fields: ['whole'] }).map((id) =>
              id.slice(EVENT.length),
            ),
    };
  }
}
