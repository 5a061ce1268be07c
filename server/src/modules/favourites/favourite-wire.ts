import type { Favourite, Language } from '@vez/shared/contracts';
import type { Tables } from '../../db/db';
import { nameIn } from '../../texts/texts';
import { pointProblem, type Catalogue } from '../catalogue';

export type FavouriteRow = Pick<Tables['favourite'], 'id' | 'service_id' | 'location_id' | 'type'>;

/** Whether a favourite can be used, and why not. */
export function validityOf(catalogue: Catalogue, serviceId: number, locationId: number) {
  const problem = pointProblem(catalogue, serviceId, locationId);
  return { valid: problem === '', problem };
}

/**
 * A favourite in one language. Undefined if the catalogue no longer has its service or office; the database keeps
 * both as long as a favourite names them.
 */
export function favouriteIn(
  catalogue: Catalogue,
  language: Language,
  row: FavouriteRow,
): Favourite | undefined {
  const service = catalogue.snapshot.services.get(row.service_id);
  const location = catalogue.snapshot.locations.get(row.location_id);
  if (service === undefined || location === undefined) return undefined;
  const department = catalogue.departmentOf(service);
  const serviceName = nameIn(service.name, language);
  const locationName = nameIn(location.name, language);
  return {
    id: row.id,
    serviceId: service.id,
    locationId: location.id,
    serviceName,
    locationName,
    type: row.type,
    uiServiceName: nameIn(service.ui_name, language) || serviceName,
    uiLocationName: locationName,
    departmentId: department.id,
    departmentCode: department.code,
    departmentName: nameIn(department.name, language),
    validity: validityOf(catalogue, service.id, location.id).valid,
  };
}
