import { fold } from './fold';

/** The ways in which a Chinese text can be typed in Latin letters, without tones and spaces. */
export interface Sounds {
  /** The whole text, also by first letters: `huzhao`, `hz`, `wuziu` and `wz` for 護照. */
  whole: string[];
  /** From any of its characters on: `shenfenzheng` in 更換居民身份證. */
  parts: string[];
  /** The same by first letters: `sfz`. */
  initials: string[];
}

export type SoundsOf = (text: string) => Sounds;

const HAN_TEXTS = /\p{Script=Han}+/gu;
/** Longer keywords are rare, and each key takes memory. */
const MOST_SYLLABLES = 12;
/** A single letter begins too much. */
const FEWEST_INITIALS = 2;

const isLongEnough = (initials: string) => initials.length >= FEWEST_INITIALS;
const withoutTone = (syllable: string | null) => syllable?.replace(/\d/g, '') ?? '';

const fromEach = (pieces: string[]) =>
  pieces.map((_, at) => pieces.slice(at, at + MOST_SYLLABLES).join('')).filter((key) => key !== '');

async function load(): Promise<SoundsOf> {
  const [{ pinyin }, { getJyutpingList }] = await Promise.all([import('pinyin-pro'), import('to-jyutping')]);
  // Words of several sounds are listed in Simplified; an input method writes ü as v.
  const mandarin = (han: string) => pinyin(fold(han), { toneType: 'none', type: 'array', v: true });
  const cantonese = (han: string) => getJyutpingList(han).map(([, syllable]) => withoutTone(syllable));

  return (text) => {
    const readings = (text.match(HAN_TEXTS) ?? [])
      .flatMap((han) => [mandarin(han), cantonese(han)])
      .map((syllables) => ({
        syllables: fromEach(syllables),
        initials: fromEach(syllables.map((syllable) => syllable.slice(0, 1))).filter(isLongEnough),
      }));
    return {
      whole: readings.flatMap(({ syllables, initials }) => [
        ...syllables.slice(0, 1),
        ...initials.slice(0, 1),
      ]),
      parts: readings.flatMap(({ syllables }) => syllables.slice(1)),
      initials: readings.flatMap(({ initials }) => initials.slice(1)),
    };
  };
}

let loaded: Promise<SoundsOf> | undefined;

/**
 * Loads the dictionaries of Mandarin (pinyin) and Cantonese (jyutping). They take half a second to load, so a server
 * loads them once it listens.
 */
export const loadSounds = (): Promise<SoundsOf> => (loaded ??= load());
