import type { PointState, ServiceState } from '@vez/shared/contracts';
import { compareCalendars, compareQueues } from '@vez/shared/domain';

/** The best state among the offices of a service; queue and calendar may come from different offices. */
export function stateOfService(serviceId: number, offices: PointState[]): ServiceState {
  const [queue] = offices.flatMap((office) => office.queue ?? []).sort(compareQueues);
  const [offer] = offices.flatMap((office) => office.offer ?? []).sort(compareCalendars);
  return { serviceId, ...(queue && { queue }), ...(offer && { offer }) };
}
