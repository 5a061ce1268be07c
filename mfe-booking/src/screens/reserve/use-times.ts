import { useApi } from '@vez/shared/bridge';
import type { Service } from '@vez/shared/contracts/client';
import type { CalendarDay } from '@vez/shared/dates';
import type { ServicePoint } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { recommendQuery, timesQuery } from '../../api/booking-queries';
import { openPlaces } from '../../model/offer';
import { timesElsewhere } from '../../model/seek-grid';
import { timesOf, withOwn } from '../../model/times';

/** The times of a day, and which of the full ones are free at other places (BOK-25, BOK-55). */
export function useTimes(
  point: ServicePoint,
  service: Service,
  day: CalendarDay | null,
  { seeks, isMine }: { seeks: boolean; isMine(time: string): boolean },
) {
  const api = useApi();
  const query = useQuery(timesQuery(api, point, service.departmentId, day));
  const near = useQuery({
    ...recommendQuery(api, point, day),
    enabled: seeks && day !== null && service.locations.length > 1,
  });
  const open = new Set(openPlaces(service).map(({ id }) => id));
  const times = query.data && withOwn(timesOf(query.data), isMine);
  const free = new Set(times?.filter(({ isFree }) => isFree).map(({ time }) => time));
  const elsewhere = timesElsewhere(near.data ?? [], open, day);
  return {
    times: { ...query, data: times },
    style: query.data?.style ?? 'list',
    elsewhere: new Set(elsewhere.filter((time) => !free.has(time))),
  };
}
