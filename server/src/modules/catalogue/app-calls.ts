import type { Language } from '@vez/shared/contracts';
import { NotFound } from '../../module-api/refusal';
import type { Catalogue } from './catalogue';
import type { DepartmentRow } from './snapshot';
import { wireIn } from './wire';

/** The common parameters of every list (API-64). */
export interface Scope {
  size: number;
  remoteCounter?: boolean | undefined;
}

/** At the remote counter, only departments that serve there are reached. */
export const isReached = (department: DepartmentRow, remoteCounter: boolean | undefined): boolean =>
  !remoteCounter || department.remote_counter;

/** The catalogue at the paths for other makers' apps (API-57 to API-64); our own screens do not use them. */
export function appCalls(catalogue: Catalogue) {
  const typesOf = (departmentId: number, language: Language, { size, remoteCounter }: Scope) => {
    const department = catalogue.snapshot.departments.get(departmentId);
    if (department === undefined) throw new NotFound();
    if (!isReached(department, remoteCounter)) return [];
    return [...catalogue.snapshot.serviceTypes.values()]
      .filter(({ department_id }) => department_id === departmentId)
      .slice(0, size)
      .map(wireIn(language, catalogue).serviceType);
  };

  return {
    locationsOfService(
      serviceId: number,
      language: Language,
      { size, remoteCounter }: Scope,
      departmentId?: number,
    ) {
      const service = catalogue.snapshot.services.get(serviceId);
      if (service === undefined) throw new NotFound();
      const department = catalogue.departmentOf(service);
      const isOthers = departmentId !== undefined && department.id !== departmentId;
      return isOthers || !isReached(department, remoteCounter)
        ? []
        : wireIn(language, catalogue).serviceLocations(service).slice(0, size);
    },

    servicesOfLocation(locationId: number, language: Language, { size, remoteCounter }: Scope) {
      if (!catalogue.snapshot.locations.has(locationId)) throw new NotFound();
      return [...catalogue.snapshot.services.values()]
        .filter((row) => catalogue.snapshot.points.has(`${row.id}:${locationId}`))
        .filter((row) => isReached(catalogue.departmentOf(row), remoteCounter))
        .slice(0, size)
        .map(wireIn(language, catalogue).serviceSummary);
    },

    typesOf,

    typesAtLocation(departmentId: number, locationId: number, language: Language, scope: Scope) {
      if (!catalogue.snapshot.locations.has(locationId)) throw new NotFound();
      return typesOf(departmentId, language, { ...scope, size: Infinity })
        .map((type) => ({
          ...type,
          services: type.services.filter(({ id }) => catalogue.snapshot.points.has(`${id}:${locationId}`)),
        }))
        .filter(({ services }) => services.length > 0)
        .slice(0, scope.size);
    },
  };
}
