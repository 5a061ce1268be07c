import type { Catalogue } from './catalogue';

/** Why a service at an office is not available (ERR-71 to ERR-75); empty if it is. */
export type PointProblem =
  '' | 'serviceInvalid' | 'departmentInvalid' | 'locationInvalid' | 'servicePaused' | 'remoteCounterDisabled';

export function pointProblem(catalogue: Catalogue, serviceId: number, locationId: number): PointProblem {
  const service = catalogue.snapshot.services.get(serviceId);
  const location = catalogue.snapshot.locations.get(locationId);
  const row = catalogue.snapshot.points.get(`${serviceId}:${locationId}`);
  if (service === undefined) return 'serviceInvalid';
  const department = catalogue.departmentOf(service);
  if (department.suspended) return 'departmentInvalid';
  if (location === undefined || location.suspended) return 'locationInvalid';
  if (row === undefined) return 'serviceInvalid';
  if (location.remote_counter && !department.remote_counter) return 'remoteCounterDisabled';
  return row.queue_paused && !row.booking_open ? 'servicePaused' : '';
}
