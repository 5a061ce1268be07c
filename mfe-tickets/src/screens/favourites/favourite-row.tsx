import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import type { Favourite } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { favouriteProblemQuery, pointStateQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { StateLines } from '@vez/shared/remote/queue';
import { IconButton, ListRow, token } from '@vez/shared/ui';
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

/** A favourite with its queue and first free day, or why it does not open (VAL-50, ERR-71 to ERR-75). */
export function FavouriteRow({ favourite, onDelete }: { favourite: Favourite; onDelete(): void }) {
  const { t, language } = useTexts();
  const api = useApi();
  const { serviceId, locationId, serviceName, departmentName, locationName, validity } = favourite;
  const now = useQuery({ ...pointStateQuery(api, { serviceId, locationId }), enabled: validity });
  const stale = useStale(now);
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
            badge={validity && <StateLines state={now.data} stale={stale} />}
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
