import type { ReactNode } from 'react';
import { useApi } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isCalled } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { CounterWay } from '@vez/shared/ui/ticket';
import { counterPlaceQuery } from '../../api/ticket-queries';
import { useTexts } from '../../texts';

/** Of the counter that calls; nothing where its office does not say it. */
function usePlace(mine: MyTicket) {
  const { ticket, counterName, counterPlace } = mine;
  const isRead = counterPlace?.counter === counterName;
  const { data } = useQuery({
    ...counterPlaceQuery(useApi(), ticket.id, counterName),
    enabled: isCalled(mine) && !isRead,
  });
  const place = isRead ? counterPlace : data;
  return place?.counter === counterName ? place : undefined;
}

/** Where the counter is that calls: in a line, and as the office explains it. */
export function useCounterPlace(mine: MyTicket): { where: string; way: ReactNode } {
  const { t } = useTexts();
  const { locationName, counterName } = mine;
  const { area, subArea } = mine.ticket.jettonInfo;
  const place = usePlace(mine);
  const zone = place === undefined || place.area === '' ? [area, subArea] : [place.area];
  return {
    where: [locationName, place?.floor, ...zone].filter(Boolean).join('\u00a0· '),
    way: place && <CounterWay {...place} title={t('result.whereIs', { counter: counterName })} />,
  };
}
