import type { SearchResult } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { ListRow, RowList } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { useTexts } from '../../texts';

interface Props {
  events: NonNullable<SearchResult['events']>;
  onOpen(): void;
}

/** What happened, such as moving house, with the number of services that it takes. */
export function EventRows({ events, onOpen }: Props) {
  const { t } = useTexts();
  return (
    <RowList>
      {events.map(({ code, name, uiIcon, serviceCount }) => (
        <li key={code}>
          <ListRow
            bold
            title={name}
            support={t('lifeEvent.count', { count: serviceCount })}
            icon={serviceIcon(uiIcon)}
            iconSet="teal"
            href={paths.lifeEvent({ event: code })}
            onClick={onOpen}
          />
        </li>
      ))}
    </RowList>
  );
}
