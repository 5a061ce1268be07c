import type { Language } from '@vez/shared/contracts';
import { NotFound } from '../../refusal';
import type { Catalogue } from './catalogue';
import { wireIn } from './wire';

interface Scope {
  size: number;
  remoteCounter?: boolean | undefined;
}

/** The catalogue at the paths that apps of other makers ask (API-57 to API-64); no screen of ours does. */
export function appCalls(catalogue: Catalogue) {
  const typesOf = (departmentId: number, language: Language, { size }: Scope) => {
    if (!catalogue.snapshot.departments.has(departmentId)) throw new NotFound();
    return [...catalogue.snapshot.serviceTypes.values()]
      .filter(({ department_id }) => department_id === departmentId)
      .slice(0, size)
      .map(wireIn(language, catalogue).serviceType);
  };

  return {
    locationsOfService(serviceId: number, language: Language, { size }: Scope, departmentId?: number) {
      const service = catalogue.snapshot.services.get(serviceId);
      if (service === undefined) throw new NotFound();
      const isOthers = departmentId !== undefined && catalogue.departmentOf(service).id !== departmentId;
      return isOthers ? [] : wireIn(language, catalogue).serviceLocations(service).slice(0, size);
    },

    servicesOfLocation(locationId: number, language: Language, { size, remoteCounter }: Scope) {
      if (!catalogue.snapshot.locations.has(locationId)) throw new NotFound();
      return [...catalogue.snapshot.services.values()]
        .filter((row) => catalogue.snapshot.points.has(`${row.id}:${locationId}`))
        .filter((row) => !remoteCounter || catalogue.departmentOf(row).remote_counter)
        .slice(0, size)
        .map(wireIn(language, catalogue).serviceSummary);
    },

    typesOf,

    typesAtLocation(departmentId: number, locationId: number, language: Language, scope: Scope) {
      if (!catalogue.snapshot.locations.has(locationId)) throw new NotFound();
      return typesOf(departmentId, language, scope)
        .map((type) => ({
          ...type,
          services: type.services.filter(({ id }) => catalogue.snapshot.points.has(`${id}:${locationId}`)),
        }))
        .filter(({ services }) => services.length > 0);
    },
  };
}
