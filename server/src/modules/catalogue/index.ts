import type { ServerModule } from '../../module-api/module';
import type { Catalogue } from './catalogue';
import { departmentCalls } from './department-calls';
import { locationCalls } from './location-calls';
import { reachIn } from './reach';
import { serviceCalls } from './service-calls';

export { Catalogue, type ArrivalRules, type DetailPage, type ServicePoint } from './catalogue';
export { counterAt } from './counter-place';
export { closedNowOf, isCovered, OfficeHours } from './office-hours';
export { noticesAt } from './office-notices';
export { isByVideo } from './by-video';
export { pointProblem, type PointProblem } from './point-state';
export type {
  ClosureRow,
  DepartmentRow,
  LifeEvent,
  LocationRow,
  NoticeRow,
  OtherNameRow,
  ServicePointRow,
  ServiceRow,
  Snapshot,
} from './snapshot';
export { listedIn, wireIn } from './wire';

/** A new feature that only some users see yet (CAT-08, decision 57). */
export interface GrayTest {
  isOn: boolean;
  /** By `euid`. */
  whitelist: ReadonlySet<string>;
}

/** The offer of the city: categories, departments, services, locations (API-11 to API-19, API-31, API-34 to API-36). */
export function catalogueModule(catalogue: Catalogue, grayTest: GrayTest): ServerModule {
  const reach = reachIn(catalogue);
  const isWhitelisted = ({ euid }: { euid?: string | undefined }) =>
    euid !== undefined && grayTest.whitelist.has(euid);

  return {
    name: 'catalogue',
    start: () => catalogue.startRefreshing(),
    handlers: {
      ...departmentCalls(catalogue, reach),
      ...locationCalls(catalogue, reach),
      ...serviceCalls(catalogue, reach),

      grayTestWhitelist: async ({ caller }) => ({ whitelisted: isWhitelisted(caller) }),

      // True hides the remote counter (decision 38), except from those on the whitelist.
      grayTestFlag: async ({ caller }) => ({ showGrayTestFunc: grayTest.isOn && !isWhitelisted(caller) }),
    },
  };
}
