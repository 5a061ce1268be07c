import type { Language } from '@vez/shared/contracts';
import type { Handlers } from '../../module-api/module';
import { appCalls, type Scope } from './app-calls';
import type { Catalogue } from './catalogue';
import { found, type Reach } from './reach';
import { listedIn, wireIn } from './wire';

/** Categories and services, also by the app's names for them (API-11, API-12, API-19, API-31, API-34 to API-36). */
export function serviceCalls(catalogue: Catalogue, { reachableServices }: Reach) {
  const app = appCalls(catalogue);
  const categoriesWhere = (other: boolean, { size, remoteCounter }: Scope, language: Language) =>
    catalogue.snapshot.categories
      .filter((row) => row.other === other)
      .slice(0, size)
      .map((row) => {
        const services = reachableServices(remoteCounter, ({ category_id }) => category_id === row.id);
        return wireIn(language, catalogue).category(row, services.length);
      });

  return {
    categories: async ({ query, language }) => categoriesWhere(false, query, language),
    otherCategories: async ({ query, language }) => categoriesWhere(true, query, language),

    async servicesOfCategory({ params, query, language }) {
      found(catalogue.snapshot.categories.find(({ id }) => id === params.id));
      return reachableServices(query.remoteCounter, ({ category_id }) => category_id === params.id)
        .slice(0, query.size)
        .map(wireIn(language, catalogue).serviceSummary)
        .map(listedIn(query.brief));
    },

    serviceById: async ({ params, language }) =>
      wireIn(language, catalogue).service(found(catalogue.snapshot.services.get(params.id))),

    serviceByCode: async ({ params, query, language }) =>
      reachableServices(query.remoteCounter, ({ code }) => code === params.code).map(
        wireIn(language, catalogue).serviceSummary,
      ),

    appLocation: async ({ params, language }) =>
      wireIn(language, catalogue).location(found(catalogue.snapshot.locations.get(params.id))),

    appLocationsOfService: async ({ params, query, language }) =>
      app.locationsOfService(params.serviceId, language, query),

    appLocationsOfServiceInDepartment: async ({ params, query, language }) =>
      app.locationsOfService(params.serviceId, language, query, params.departmentId),

    servicesOfLocation: async ({ params, query, language }) =>
      app.servicesOfLocation(params.locationId, language, query),

    appServiceTypes: async ({ params, query, language }) => app.typesOf(params.departmentId, language, query),

    appServiceTypesAtLocation: async ({ params, query, language }) =>
      app.typesAtLocation(params.departmentId, params.locationId, language, query),
  } satisfies Handlers;
}
