import { useQuery } from '@vez/shared/query';
import { timesQuery } from './queries';
import { useStaffApi } from './staff-api';

/** The free times of a service at an office; none are read for service 0. */
export function useTimes(locationId: number, serviceId: number) {
  const api = useStaffApi();
  return useQuery({ ...timesQuery(api, { locationId, serviceId }), enabled: serviceId !== 0 });
}
