import { useStaffApi } from '../../api/staff-api';
import type { CounterPlace } from '../../model/counter-place';

/** Opens a counter for its queues and closes the previous counter for the others. */
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
