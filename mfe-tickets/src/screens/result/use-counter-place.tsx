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
    enabled: isCalled(mine) && !isRead && mine.joinUrl === undefined,
  });
  const place = isRead ? counterPlace : data;
  return place?.counter === counterName ? place : undefined;
}

/** Where the counter is that calls: in a line, and as the office explains it. */
export function useCounterPlace(mine: MyTicket): { how: string | undefined; where: string; way: ReactNode } {
  const { t } = useTexts();
  const { locationName, counterName } = mine;
  const { area, subArea } = mine.ticket.jettonInfo;
  const place = usePlace(mine);
  // Of the queue, where nothing is said of this counter.
  const zone = place === undefined ? [area, subArea] : [place.floor, place.area];
  // By video nobody goes there.
  if (mine.joinUrl !== undefined) return { how: t('video.now'), where: locationName, way: undefined };
  return {
    how: undefined,
    where: [locationName, ...zone].filter(Boolean).join('\u00a0· '),
    way: place && <CounterWay {...place} title={t('result.whereIs', { counter: counterName })} />,
  };
}
