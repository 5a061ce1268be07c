import type { ListedService } from '@vez/shared/contracts/client';
import { LongList } from './long-list';
import { USUAL_ROW } from './rows-of';
import { ServiceRow, type ServiceRowLook } from './service-row';

/** Its state, and the gap above. */
const STATE_PX = 56;

interface Props extends ServiceRowLook {
  services: readonly ListedService[];
  /** How many they were found among. */
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
