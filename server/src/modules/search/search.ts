import type { Language, SearchResult } from '@vez/shared/contracts';
import { isByVideo, type Catalogue } from '../catalogue';
import { EventIndex } from './event-index';
import { stepsOf, type Find, type Found } from './find';
import { fold } from './fold';
import { foundEvent } from './life-events';
import { numberIn, resultIn } from './result';
import { SearchIndex } from './search-index';
import { isSound, SoundIndex, type Sound } from './sound-index';
import { loadSounds } from './sounds';

/** They come first, and services must stay in sight. */
const MOST_EVENTS = 2;

export interface Search {
  /** Finds departments and services by a text; at the remote counter those that serve there by video. */
  (text: string, language: Language, remoteCounter?: boolean): Promise<SearchResult>;
  /** Reads the catalogue and the dictionaries, so that the first search need not. */
  prepare(): Promise<void>;
}

const hasChinese = (catalogue: Catalogue) =>
  [...catalogue.snapshot.services.values()].some(({ name }) => name.zh_hant || name.zh_hans);

/** The services and departments of the first step that finds any; sounds come before typing errors. */
function find(
  words: SearchIndex,
  keyword: string,
  sound: Sound | undefined,
  isOffered: (id: string) => boolean,
): Found {
  const steps = stepsOf(words, keyword, isOffered);
  const heard = (ids: string[] = []) =>
    ids
      .filter(isOffered)
      .flatMap((id) => words.entryOf(id) ?? [])
      .map((entry): Find => ({ entry, terms: [] }));
  for (const step of [
    steps.asTyped,
    () => heard(sound?.asTyped()),
    steps.withSlips,
    () => heard(sound?.withSlips()),
  ]) {
    const found = step();
    if (found.length > 0) return { found, near: [] };
  }
  return steps.inPart();
}

/** Each search reads the changes of the catalogue into the indexes first. */
export function searchIn(catalogue: Catalogue): Search {
  const [words, phrases] = [new SearchIndex(), new EventIndex()];
  let sounds: SoundIndex | undefined;
  /** Undefined for a keyword that cannot be one, and in a city without Chinese, which needs no dictionaries. */
  async function soundsFor(keyword: string): Promise<SoundIndex | undefined> {
    if (!isSound(keyword) || !hasChinese(catalogue)) return undefined;
    sounds ??= new SoundIndex(await loadSounds());
    return sounds;
  }

  const isAtRemoteCounter = (entryId: string) => {
    const { departments, services } = catalogue.snapshot;
    const id = numberIn(entryId);
    return entryId.startsWith('service:')
      ? isByVideo(catalogue, services.get(id)!)
      : departments.get(id)!.remote_counter;
  };

  async function search(text: string, language: Language, remoteCounter = false): Promise<SearchResult> {
    const keyword = fold(text);
    const bySound = await soundsFor(keyword);
    for (const index of [words, phrases, bySound]) index?.follow(catalogue.snapshot);
    const sound = bySound?.of(keyword);
    const codes = new Set([...phrases.codesFor(keyword), ...(sound?.events() ?? [])]);
    const events = [...codes]
      .flatMap((code) => foundEvent(catalogue, code, { language, remoteCounter }) ?? [])
      .slice(0, MOST_EVENTS);
    const found = find(words, keyword, sound, (id) => !remoteCounter || isAtRemoteCounter(id));
    return { ...(events.length > 0 && { events }), ...resultIn(catalogue, language, keyword)(found) };
  }

  return Object.assign(search, {
    async prepare() {
      const bySound = await soundsFor('any');
      for (const index of [words, phrases, bySound]) index?.follow(catalogue.snapshot);
    },
  });
}
