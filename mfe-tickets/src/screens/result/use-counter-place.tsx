import type { ReactNode } from 'react';
import { useApi } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isCalled } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { CounterWay } from '@vez/shared/ui/ticket';
import { counterPlaceQuery } from '../../api/ticket-queries';
import { useTexts } from '../../texts';

/** The place of the calling counter; undefined if its office gives none. */
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

/** Where the calling counter is: as one line, and in the office's own words. */
export function useCounterPlace(mine: MyTicket): { how: string | undefined; where: string; way: ReactNode } {
  const { t } = useTexts();
  const { locationName, counterName } = mine;
  const { area, subArea } = mine.ticket.jettonInfo;
  const place = usePlace(mine);
  // Falls back to the queue's zone if the counter has none.
  const zone = place === undefined ? [area, subArea] : [place.floor, place.area];
  // By video, there is nowhere to go.
  if (mine.joinUrl !== undefined) return { how: t('video.now'), where: locationName, way: undefined };
  return {
    how: undefined,
    where: [locationName, ...zone].filter(Boolean).join('\u00a0· '),
    way: place && <CounterWay {...place} title={t('result.whereIs', { counter: counterName })} />,
  };
}
