import { useBridge } from '@vez/shared/bridge';
import type { ServiceSummary, TabType } from '@vez/shared/contracts/client';
import { cardSet, ListRow, RowList } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { isChoosable, serviceAddress } from '../model/service-choice';
import { useTexts } from '../texts';

interface Props {
  services: readonly ServiceSummary[];
  /** Which way they were found (DAT-61). */
  from: TabType;
  ranked?: boolean;
  /** Words alone, where department and drawing are said above. */
  plain?: boolean;
  /** The place that was chosen already. */
  location?: number;
  onOpen?: () => void;
}

/** Services to choose from; one without a place says that it cannot be chosen (VAL-46, VAL-49). */
export function ServiceRows({ services, from, ranked = false, plain = false, location, onOpen }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  return (
    <RowList>
      {services.map((service, at) => (
        <li key={service.id}>
          <ListRow
            title={service.name}
            support={plain ? undefined : service.departmentNames[0]}
            rank={ranked ? at + 1 : undefined}
            icon={ranked || plain ? undefined : serviceIcon(service.uiIcon)}
            iconSet={cardSet(at)}
            href={serviceAddress(service, location)}
            disabledReason={isChoosable(service) ? undefined : t('messages.serviceNoValid')}
            onClick={() => {
              bridge.journey.set({ selectedTab: from, chosenAutomatically: undefined });
              onOpen?.();
            }}
          />
        </li>
      ))}
    </RowList>
  );
}
