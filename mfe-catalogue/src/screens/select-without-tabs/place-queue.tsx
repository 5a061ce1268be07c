import { useApi } from '@vez/shared/bridge';
import { counterInfoQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { useStale } from '@vez/shared/remote';
import { QueueLine } from '@vez/shared/remote/queue';

/** Whether numbers are given at a place now, and how many wait there: what people choose a place by (QUE-03). */
export function PlaceQueue({ service, location }: { service: number; location: number }) {
  const queue = useQuery(counterInfoQuery(useApi(), { serviceId: service, locationId: location }));
  return <QueueLine queue={queue.data} stale={useStale(queue)} />;
}
