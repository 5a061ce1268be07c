import type { Catalogue } from './catalogue';
import type { ServiceRow } from './snapshot';

/** Whether a service is given by video: its department serves at the remote counter, and so does one of its offices. */
export const isByVideo = (catalogue: Catalogue, service: ServiceRow): boolean =>
  catalogue.departmentOf(service).remote_counter &&
  catalogue
    .pointsOf(service.id)
    .some(({ location_id }) => catalogue.snapshot.locations.get(location_id)?.remote_counter);
