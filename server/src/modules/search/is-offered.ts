import { isByVideo, type Catalogue, type ServiceRow } from '../catalogue';

/** Whether a citizen at this counter can use a service now. */
export const isOffered = (catalogue: Catalogue, row: ServiceRow, remoteCounter = false): boolean =>
  !catalogue.departmentOf(row).suspended && (!remoteCounter || isByVideo(catalogue, row));
