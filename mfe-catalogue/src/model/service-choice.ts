import type { ListedService } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';

type Choosable = Pick<ListedService, 'id' | 'locationIds' | 'recommendType'>;

/** Other systems mark what is missing by 0 or -1. */
export const isValidId = (id: number) => id > 0;

/** Whether a service can be chosen: another system's needs an address, ours a place (VAL-46, DAT-62). */
export const isChoosable = ({ id, recommendType, locationIds }: Choosable) =>
  isValidId(id) && (recommendType === 'OTHER_SERVICE' || locationIds.length > 0);

/** Whether the service has one of our queues or calendars. */
export const hasState = (service: Choosable) =>
  isChoosable(service) && service.recommendType !== 'OTHER_SERVICE';

/** The address of a service; skips the choice of a place if there is only one (CAT-43, CAT-61). */
export function serviceAddress({ id, locationIds, recommendType }: Choosable, location?: number): string {
  const place = location ?? (locationIds.length === 1 ? locationIds[0] : undefined);
  return place === undefined || recommendType === 'OTHER_SERVICE'
    ? paths.selectWithoutTabs({ service: id })
    : paths.queueOrBook({ service: id, location: place });
}
