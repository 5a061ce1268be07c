import type { Language, SearchResult } from '@vez/shared/contracts';
import { isByVideo, wireIn, type Catalogue } from '../catalogue';
import { find, type Find } from './find';
import { fold } from './fold';
import { otherNameOf } from './other-name';
import type { SearchIndex } from './search-index';

const MOST_RESULTS = 40;
/** A hint, not a list. */
const MOST_NEAR = 3;

/** Finds departments and services by a text; at the remote counter those that serve there by video. */
export type Search = (text: string, language: Language, remoteCounter?: boolean) => SearchResult;

const numberIn = (entryId: string) => Number(entryId.split(':')[1]);
const isService = ({ entry }: Find) => entry.id.startsWith('service:');

/** Each search reads the changes of the catalogue into the index first. */
export function searchIn(catalogue: Catalogue, index: SearchIndex): Search {
  const isAtRemoteCounter = (entryId: string) => {
    const { departments, services } = catalogue.snapshot;
    const id = numberIn(entryId);
    return entryId.startsWith('service:')
      ? isByVideo(catalogue, services.get(id)!)
      : departments.get(id)!.remote_counter;
  };

  return (text, language, remoteCounter = false) => {
    index.follow(catalogue.snapshot);
    const { departments, services } = catalogue.snapshot;
    const wire = wireIn(language, catalogue);
    const keyword = fold(text);
    const { found, near } = find(index, keyword, (id) => !remoteCounter || isAtRemoteCounter(id));
    const serviceOf = (one: Find) => {
      const summary = wire.serviceSummary(services.get(numberIn(one.entry.id))!);
      const otherName = otherNameOf(one, summary.name, { language, keyword });
      return otherName === undefined ? summary : { ...summary, otherName };
    };
    return {
      departments: found
        .filter((one) => !isService(one))
        .slice(0, MOST_RESULTS)
        .map(({ entry }) => wire.department(departments.get(numberIn(entry.id))!)),
      services: found.filter(isService).slice(0, MOST_RESULTS).map(serviceOf),
      near: near.filter(isService).slice(0, MOST_NEAR).map(serviceOf),
    };
  };
}
