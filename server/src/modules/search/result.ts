import type { Language } from '@vez/shared/contracts';
import { wireIn, type Catalogue } from '../catalogue';
import type { Find, Found } from './find';
import { otherNameOf } from './other-name';

const MOST_RESULTS = 40;
/** A hint, not a list. */
const MOST_NEAR = 3;

/** The number in an id such as `service:12`. */
export const numberIn = (entryId: string) => Number(entryId.split(':')[1]);
const isService = ({ entry }: Find) => entry.id.startsWith('service:');

/** What was found, as the contract's entities. */
export function resultIn(catalogue: Catalogue, language: Language, keyword: string) {
  const { departments, services } = catalogue.snapshot;
  const wire = wireIn(language, catalogue);
  const serviceOf = (one: Find) => {
    const summary = wire.serviceSummary(services.get(numberIn(one.entry.id))!);
    const otherName = otherNameOf(one, summary.name, { language, keyword });
    return otherName === undefined ? summary : { ...summary, otherName };
  };
  return ({ found, near }: Found) => ({
    departments: found
      .filter((one) => !isService(one))
      .slice(0, MOST_RESULTS)
      .map(({ entry }) => wire.department(departments.get(numberIn(entry.id))!)),
    services: found.filter(isService).slice(0, MOST_RESULTS).map(serviceOf),
    near: near.filter(isService).slice(0, MOST_NEAR).map(serviceOf),
  });
}
