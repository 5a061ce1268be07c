import type { PointState, ServiceState } from '@vez/shared/contracts';
import { compareCalendars, compareQueues } from '@vez/shared/domain';

/** What a visitor finds at the best of the offices of a service: they need not be the same for queue and calendar. */
export function stateOfService(serviceId: number, offices: PointState[]): ServiceState {
  const [queue] = offices.flatMap((office) => office.queue ?? []).sort(compareQueues);
  const [offer] = offices.flatMap((office) => office.offer ?? []).sort(compareCalendars);
  return { serviceId, ...(queue && { queue }), ...(offer && { offer }) };
}
