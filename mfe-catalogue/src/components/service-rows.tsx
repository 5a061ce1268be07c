import type { ServiceSummary } from '@vez/shared/contracts/client';
import { LongList } from './long-list';
import { ServiceRow, type ServiceRowLook } from './service-row';

interface Props extends ServiceRowLook {
  services: readonly ServiceSummary[];
}

/** Services to choose from, however many. */
export const ServiceRows = ({ services, ...look }: Props) => (
  <LongList
    items={services}
    keyOf={({ id }) => id}
    row={(service, at) => <ServiceRow service={service} at={at} {...look} />}
  />
);
