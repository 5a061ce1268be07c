import type { Handlers } from '../../module-api/module';
import { isReached } from './app-calls';
import type { Catalogue } from './catalogue';
import { found, type Reach } from './reach';
import { listedIn, wireIn } from './wire';

/** Departments and their types of service (API-13 to API-16). */
export function departmentCalls(catalogue: Catalogue, { reachable, reachableServices }: Reach) {
  const isOffered = (remoteCounter?: boolean) => {
    const offered = new Set(reachableServices(remoteCounter, () => true).map(({ id }) => id));
    return ({ id }: { id: number }) => offered.has(id);
  };

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
        .map((type) => ({
          ...type,
          services: type.services.filter(isOffered(query.remoteCounter)).map(listedIn(query.brief)),
        }))
        .filter(({ services }) => !query.remoteCounter || services.length > 0);
    },

    async servicesOfType({ params, query, language }) {
      found(catalogue.snapshot.serviceTypes.get(params.id));
      return reachableServices(query.remoteCounter, ({ service_type_id }) => service_type_id === params.id)
        .slice(0, query.size)
        .map(wireIn(language, catalogue).serviceSummary);
    },

    remoteCounterFlag: async ({ params }) => ({
      remoteCounter: found(catalogue.snapshot.departments.get(params.id)).remote_counter,
    }),
  } satisfies Handlers;
}
