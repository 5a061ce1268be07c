import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import type { FoundService, ListedService, TabType } from '@vez/shared/contracts/client';
import { Badge, cardSet, ListRow } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { hasState, isChoosable, serviceAddress } from '../model/service-choice';
import { useTexts } from '../texts';
import { ServiceStatePlace } from './service-state-place';

/** A line of its own, above the state. */
const Note = styled.span`
  flex: 1 0 100%;
`;

export interface ServiceRowLook {
  /** How the service was found (DAT-61). */
  from: TabType;
  ranked?: boolean;
  /** Shows only text, if department and icon are shown above. */
  plain?: boolean;
  /** The already chosen place. */
  location?: number;
  /** Renders its name; plain text by default. */
  named?(name: string): ReactNode;
  onOpen?: () => void;
}

interface Props extends ServiceRowLook {
  service: ListedService & Pick<FoundService, 'otherName'> & { note?: string | undefined };
  at: number;
}

/** A service to choose; one without a place is marked as unavailable (VAL-46, VAL-49). */
export function ServiceRow({ service, at, from, ranked, plain, location, named, onOpen }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const { departmentNames, otherName, note } = service;
  const support = [departmentNames[0], otherName !== undefined && t('search.matches', { name: otherName })];
  return (
    <ListRow
      title={named ? named(service.name) : service.name}
      support={plain ? undefined : support.filter(Boolean).join(' · ')}
      badge={
        (note !== undefined || hasState(service)) && (
          <>
            {note !== undefined && (
              <Note>
                <Badge icon={Info}>{note}</Badge>
              </Note>
            )}
            {hasState(service) && <ServiceStatePlace service={service.id} location={location} at={at} />}
          </>
        )
      }
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
  );
}
