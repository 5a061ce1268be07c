import { NotFound } from '../../module-api/refusal';
import { isReached } from './app-calls';
import { isByVideo } from './by-video';
import type { Catalogue } from './catalogue';
import type { ServiceRow } from './snapshot';

/** @throws NotFound */
export const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new NotFound();
  return row;
};

/** What a caller reaches: everything, or at the remote counter its departments and their services by video. */
export function reachIn(catalogue: Catalogue) {
  const reachable = (remoteCounter: boolean | undefined) =>
    [...catalogue.snapshot.departments.values()].filter((row) => isReached(row, remoteCounter));
  const servicesWhere = (fits: (row: ServiceRow) => boolean) =>
    [...catalogue.snapshot.services.values()].filter(fits);
  const reachableServices = (remoteCounter: boolean | undefined, fits: (row: ServiceRow) => boolean) =>
    servicesWhere((row) => (!remoteCounter || isByVideo(catalogue, row)) && fits(row));
  return { reachable, servicesWhere, reachableServices };
}
export type Reach = ReturnType<typeof reachIn>;
