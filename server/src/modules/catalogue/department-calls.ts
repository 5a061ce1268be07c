import type { Handlers } from '../../module';
import { appCalls, isReached } from './app-calls';
import type { Catalogue } from './catalogue';
import { found, type Reach } from './reach';
import { listedIn, wireIn } from './wire';

/** Departments, their types of service and their locations (API-13 to API-18, API-61). */
export function departmentCalls(
  catalogue: Catalogue,
  { reachable, servicesWhere, reachableServices }: Reach,
) {
  const app = appCalls(catalogue);

  return {
    departmentCount: async ({ query }) => ({ count: reachable(query.remoteCounter).length }),

    serviceCount: async ({ query }) => ({
      count: reachableServices(query.remoteCounter, () => true).length,
    }),

    departments: async ({ query, language }) =>
      reachable(query.remoteCounter).slice(0, query.size).map(wireIn(language, catalogue).department),

    departmentById: async ({ params, language }) =>
      wireIn(language, catalogue).department(found(catalogue.snapshot.departments.get(params.id))),

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

    remoteCounterFlag: async ({ params }) => ({
      remoteCounter: found(catalogue.snapshot.departments.get(params.id)).remote_counter,
    }),
  } satisfies Handlers;
}
