import type { Language } from '@vez/shared/contracts';
import type { ServerModule } from '../../module';
import { NotFound } from '../../refusal';
import { appCalls, isReached, type Scope } from './app-calls';
import type { Catalogue } from './catalogue';
import type { ServiceRow } from './snapshot';
import { listedIn, wireIn } from './wire';

export { Catalogue, type ServicePoint } from './catalogue';
export { pointProblem, type PointProblem } from './point-state';
export type { DepartmentRow, LocationRow, ServicePointRow, ServiceRow, Snapshot } from './snapshot';
export { wireIn } from './wire';

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new NotFound();
  return row;
};

/** Something new that only some see yet (CAT-08, decision 57). */
export interface GrayTest {
  isOn: boolean;
  /** By `euid`. */
  whitelist: ReadonlySet<string>;
}

/** What there is: categories, departments, services, places (API-11 to API-19, API-31, API-34 to API-36). */
export function catalogueModule(catalogue: Catalogue, grayTest: GrayTest): ServerModule {
  const isWhitelisted = ({ euid }: { euid?: string | undefined }) =>
    euid !== undefined && grayTest.whitelist.has(euid);
  const reachable = (remoteCounter: boolean | undefined) =>
    [...catalogue.snapshot.departments.values()].filter((row) => isReached(row, remoteCounter));
  const servicesWhere = (fits: (row: ServiceRow) => boolean) =>
    [...catalogue.snapshot.services.values()].filter(fits);
  /** At the remote counter: what its departments offer, and nothing else. */
  const reachableServices = (remoteCounter: boolean | undefined, fits: (row: ServiceRow) => boolean) =>
    servicesWhere((row) => isReached(catalogue.departmentOf(row), remoteCounter) && fits(row));
  const categoriesWhere = (other: boolean, { size, remoteCounter }: Scope, language: Language) =>
    catalogue.snapshot.categories
      .filter((row) => row.other === other)
      .slice(0, size)
      .map((row) => {
        const services = reachableServices(remoteCounter, ({ category_id }) => category_id === row.id);
        return wireIn(language, catalogue).category(row, services.length);
      });

  const app = appCalls(catalogue);

  return {
    name: 'catalogue',
    start: () => catalogue.startRefreshing(),
    handlers: {
      departmentCount: async ({ query }) => ({ count: reachable(query.remoteCounter).length }),

      serviceCount: async ({ query }) => ({
        count: reachableServices(query.remoteCounter, () => true).length,
      }),

      departments: async ({ query, language }) =>
        reachable(query.remoteCounter).slice(0, query.size).map(wireIn(language, catalogue).department),

      departmentById: async ({ params, language }) =>
        wireIn(language, catalogue).department(found(catalogue.snapshot.departments.get(params.id))),

      categories: async ({ query, language }) => categoriesWhere(false, query, language),
      otherCategories: async ({ query, language }) => categoriesWhere(true, query, language),

      async servicesOfCategory({ params, query, language }) {
        found(catalogue.snapshot.categories.find(({ id }) => id === params.id));
        return reachableServices(query.remoteCounter, ({ category_id }) => category_id === params.id)
          .slice(0, query.size)
          .map(wireIn(language, catalogue).serviceSummary)
          .map(listedIn(query.brief));
      },

      async serviceTypes({ params, query, language }) {
        const department = found(catalogue.snapshot.departments.get(params.id));
        if (!isReached(department, query.remoteCounter)) return [];
        return [...catalogue.snapshot.serviceTypes.values()]
          .filter(({ department_id }) => department_id === params.id)
          .slice(0, query.size)
          .map(wireIn(language, catalogue).serviceType)
          .map((type) => ({ ...type, services: type.services.map(listedIn(query.brief)) }));
      },

      async servicesOfType({ params, query, language }) {
        found(catalogue.snapshot.serviceTypes.get(params.id));
        return reachableServices(query.remoteCounter, ({ service_type_id }) => service_type_id === params.id)
          .slice(0, query.size)
          .map(wireIn(language, catalogue).serviceSummary);
      },

      locationById: async ({ params, language }) =>
        wireIn(language, catalogue).location(found(catalogue.snapshot.locations.get(params.id))),

      async locationsOfDepartment({ params, query, language }) {
        const department = found(catalogue.snapshot.departments.get(params.id));
        if (!isReached(department, query.remoteCounter)) return [];
        const services = new Set(
          servicesWhere((row) => catalogue.departmentOf(row).id === params.id).map(({ id }) => id),
        );
        const ids = new Set(
          [...catalogue.snapshot.points.values()]
            .filter(({ service_id }) => services.has(service_id))
            .map(({ location_id }) => location_id),
        );
        return [...catalogue.snapshot.locations.values()]
          .filter(({ id }) => ids.has(id))
          .slice(0, query.size)
          .map((row) => wireIn(language, catalogue).location(row, department));
      },

      locationsOfService: async ({ params, query, language }) =>
        app.locationsOfService(params.serviceId, language, query),

      async servicesAtLocation({ params, query, language }) {
        found(catalogue.snapshot.locations.get(params.locationId));
        return reachableServices(
          query.remoteCounter,
          (row) =>
            catalogue.departmentOf(row).id === params.departmentId &&
            catalogue.snapshot.points.has(`${row.id}:${params.locationId}`),
        )
          .slice(0, query.size)
          .map(wireIn(language, catalogue).serviceSummary)
          .map(listedIn(query.brief));
      },

      appLocation: async ({ params, language }) =>
        wireIn(language, catalogue).location(found(catalogue.snapshot.locations.get(params.id))),

      appLocationsOfService: async ({ params, query, language }) =>
        app.locationsOfService(params.serviceId, language, query),

      appLocationsOfServiceInDepartment: async ({ params, query, language }) =>
        app.locationsOfService(params.serviceId, language, query, params.departmentId),

      servicesOfLocation: async ({ params, query, language }) =>
        app.servicesOfLocation(params.locationId, language, query),

      appServiceTypes: async ({ params, query, language }) =>
        app.typesOf(params.departmentId, language, query),

      appServiceTypesAtLocation: async ({ params, query, language }) =>
        app.typesAtLocation(params.departmentId, params.locationId, language, query),

      serviceById: async ({ params, language }) =>
        wireIn(language, catalogue).service(found(catalogue.snapshot.services.get(params.id))),

      serviceByCode: async ({ params, query, language }) =>
        reachableServices(query.remoteCounter, ({ code }) => code === params.code).map(
          wireIn(language, catalogue).serviceSummary,
        ),

      remoteCounterFlag: async ({ params }) => ({
        remoteCounter: found(catalogue.snapshot.departments.get(params.id)).remote_counter,
      }),

      grayTestWhitelist: async ({ caller }) => ({ whitelisted: isWhitelisted(caller) }),

      // True hides the remote counter (decision 38); whoever is listed sees it all the same.
      grayTestFlag: async ({ caller }) => ({ showGrayTestFunc: grayTest.isOn && !isWhitelisted(caller) }),
    },
  };
}
