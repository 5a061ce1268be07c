import { useStaffApi } from '../../api/staff-api';
import type { CounterPlace } from '../../model/counter-place';

/**
 * Opens a counter for the queues that it serves now, and closes the one before for those that it serves no more. Where a
 * person is still served there, that one stays and the new one closes again.
 */
export function useOpening() {
  const api = useStaffApi();
  const close = ({ locationId, counter }: CounterPlace, serviceIds: readonly number[]) =>
    Promise.all(serviceIds.map((serviceId) => api.closeCounter({ locationId, serviceId, counter })));

  return async (next: CounterPlace, leaves?: CounterPlace) => {
    const { locationId, counter, serviceIds } = next;
    await Promise.all(serviceIds.map((serviceId) => api.openCounter({ locationId, serviceId, counter })));
    if (leaves === undefined) return;
    const isMoving = leaves.counter !== counter || leaves.locationId !== locationId;
    const left = leaves.serviceIds.filter((serviceId) => isMoving || !serviceIds.includes(serviceId));
    try {
      await close(leaves, left);
    } catch (error) {
      if (isMoving) await close(next, serviceIds);
      throw error;
    }
  };
}
