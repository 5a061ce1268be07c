import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import type { Favourite, QueueInfo } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { counterInfoQuery, favouriteProblemQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { Badge, IconButton, ListRow, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { SwipeRow } from './swipe-row';

const Row = styled.div`
  display: flex;
  align-items: center;
  padding-right: ${token.space[1]};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** The length of the queue now, or that it is closed. */
function Figures({ queue }: { queue: QueueInfo }) {
  const { t } = useTexts();
  if (!queue.status) return null;
  return queue.isOpen && queue.isOfficeTime ? (
    <Badge kind="live">{t('favourites.waiting', { count: queue.waitCount })}</Badge>
  ) : (
    <Badge kind="neutral">{t('favourites.closed')}</Badge>
  );
}

/** A favourite with its live figures; one that does not open says why (VAL-50, ERR-71 to ERR-75). */
export function FavouriteRow({ favourite, onDelete }: { favourite: Favourite; onDelete(): void }) {
  const { t, language } = useTexts();
  const api = useApi();
  const { serviceId, locationId, serviceName, departmentName, locationName, validity } = favourite;
  const { data: queue } = useQuery({
    ...counterInfoQuery(api, { serviceId, locationId }),
    enabled: validity,
  });
  const { data: problem } = useQuery(favouriteProblemQuery(api, favourite));
  const off = [t('recentlyUsedDisabled'), problem && t(`favouriteProblem.${problem}`)].filter(Boolean);
  /** Chinese sentences follow each other without a space. */
  const space = language.startsWith('zh') ? '' : ' ';
  return (
    <SwipeRow onSwiped={onDelete}>
      <Row>
        <div>
          <ListRow
            bold
            title={serviceName}
            support={`${departmentName} · ${locationName}`}
            badge={queue && <Figures queue={queue} />}
            href={paths.queueOrBook({ service: serviceId, location: locationId })}
            disabledReason={validity ? undefined : off.join(space)}
          />
        </div>
        <IconButton
          icon={Trash2}
          label={t('favourites.remove', { name: `${serviceName}, ${locationName}` })}
          onClick={onDelete}
        />
      </Row>
    </SwipeRow>
  );
}
