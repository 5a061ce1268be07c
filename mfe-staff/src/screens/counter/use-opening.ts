import { useStaffApi } from '../../api/staff-api';
import type { CounterPlace } from '../../model/counter-place';

/** Opens a counter for the queues that it serves now, and closes the one before for those that it serves no more. */
export function useOpening() {
  const api = useStaffApi();
  return async (next: CounterPlace, leaves?: CounterPlace) => {
    const { locationId, counter } = next;
    await Promise.all(
      next.serviceIds.map((serviceId) => api.openCounter({ locationId, serviceId, counter })),
    );
    const isLeft = (serviceId: number) =>
      leaves?.counter !== counter || leaves.locationId !== locationId || !next.serviceIds.includes(serviceId);
    const left = leaves?.serviceIds.filter(isLeft) ?? [];
    await Promise.all(
      left.map((serviceId) =>
        api.closeCounter({ locationId: leaves!.locationId, serviceId, counter: leaves!.counter }),
      ),
    );
  };
}
