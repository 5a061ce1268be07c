import type { Handlers } from '../../module-api/module';
import { appCalls, isReached } from './app-calls';
import type { Catalogue } from './catalogue';
import { found, type Reach } from './reach';
import { listedIn, wireIn } from './wire';

/** Locations, and their services (API-17, API-18, API-61). */
export function locationCalls(catalogue: Catalogue, { servicesWhere, reachableServices }: Reach) {
  const app = appCalls(catalogue);

  return {
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
        .filter(({ id, remote_counter }) => ids.has(id) && (!query.remoteCounter || remote_counter))
        .slice(0, query.size)
        .map((row) => wireIn(language, catalogue).location(row, department));
    },

    videoServices: async ({ language }) =>
      [...catalogue.snapshot.locations.values()]
        .filter(({ remote_counter }) => remote_counter)
        .map((row) => ({
          place: wireIn(language, catalogue).location(row),
          services: reachableServices(true, ({ id }) => catalogue.snapshot.points.has(`${id}:${row.id}`)).map(
            wireIn(language, catalogue).serviceSummary,
          ),
        }))
        .filter(({ services }) => services.length > 0),

    locationsOfService: async ({ params, query, language }) =>
      app.locationsOfService(params.serviceId, language, query),

    async servicesAtLocation({ params, query, language }) {
      const { remote_counter } = found(catalogue.snapshot.locations.get(params.locationId));
      if (query.remoteCounter && !remote_counter) return [];
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
  } satisfies Handlers;
}
