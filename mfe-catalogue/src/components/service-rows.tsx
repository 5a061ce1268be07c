import { useBridge } from '@vez/shared/bridge';
import type { ServiceSummary } from '@vez/shared/contracts/client';
import { cardSet, ListRow, RowList } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';

/** Where a service leads: past the choice of a place if there is only one (CAT-43, CAT-61). */
export const hrefOf = (
  { id, locationIds }: Pick<ServiceSummary, 'id' | 'locationIds'>,
  location?: number,
) => {
  const place = location ?? (locationIds.length === 1 ? locationIds[0] : undefined);
  return place === undefined
    ? `/serOrLocationWithoutTabs?service=${id}`
    : `/queueOrBook?service=${id}&location=${place}`;
};

interface Props {
  services: readonly ServiceSummary[];
  ranked?: boolean;
  /** The place that was chosen already. */
  location?: number;
}

export function ServiceRows({ services, ranked = false, location }: Props) {
  const bridge = useBridge();
  return (
    <RowList>
      {services.map((service, at) => (
        <li key={service.id}>
          <ListRow
            title={service.name}
            support={service.departmentNames[0]}
            rank={ranked ? at + 1 : undefined}
            icon={ranked ? undefined : serviceIcon(service.uiIcon)}
            iconSet={cardSet(at)}
            href={hrefOf(service, location)}
            onClick={() => bridge.journey.set({ selectedTab: ranked ? 'hotService' : 'outTabs.service' })}
          />
        </li>
      ))}
    </RowList>
  );
}
