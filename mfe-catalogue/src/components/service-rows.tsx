import type { ListedService } from '@vez/shared/contracts/client';
import { LongList } from './long-list';
import { USUAL_ROW } from './rows-of';
import { ServiceRow, type ServiceRowLook } from './service-row';

/** The height of the state and the gap above it. */
const STATE_PX = 56;

interface Props extends ServiceRowLook {
  services: readonly ListedService[];
  /** The length of the unfiltered list. */
  among?: number;
}

/** Services to choose from, however many. */
export const ServiceRows = ({ services, among, ...look }: Props) => (
  <LongList
    items={services}
    among={among}
    keyOf={({ id }) => id}
    height={USUAL_ROW + STATE_PX}
    row={(service, at) => <ServiceRow service={service} at={at} {...look} />}
  />
);
