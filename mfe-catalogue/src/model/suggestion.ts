import type { SearchResult } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { isChoosable, serviceAddress } from './service-choice';

/** A line below a search box, and its address. */
export interface Suggestion {
  address: string;
  name: string;
  office?: string;
  /** The other name by which it was found. */
  otherName?: string;
  /** How many services a life event takes. */
  serviceCount?: number;
}

/** The first entries that can be opened: life events, departments, services (CAT-18, CAT-34, VAL-46). */
export const toSuggestions = (
  { events = [], departments, services }: SearchResult,
  most: number,
): Suggestion[] =>
  [
    ...events.map(({ code, name, serviceCount }) => ({
      address: paths.lifeEvent({ event: code }),
      name,
      serviceCount,
    })),
    ...departments
      .filter(({ suspended }) => !suspended)
      .map(({ id, name }) => ({ address: paths.selectWithTabs({ department: id }), name })),
    ...services.filter(isChoosable).map((service) => ({
      address: serviceAddress(service),
      name: service.name,
      office: service.departmentNames[0],
      otherName: service.otherName,
    })),
  ].slice(0, most);
