import type { Desk, StaffSelf } from './wire';

/** The counter of this device and its queues. The form asks for them once. */
export interface CounterPlace {
  locationId: number;
  /** As citizens read it on the sign: `5`, `12A`. */
  counter: string;
  serviceIds: number[];
}

/** A queue of a counter, named by its letter. */
export interface ServedQueue {
  serviceId: number;
  name: string;
  /** Set while the queue gives no remote numbers; `until` is null if the pause has no end. */
  paused: { until: string | null } | undefined;
}

export function queueOf(
  { queues }: StaffSelf,
  place: CounterPlace,
  { pausedQueues = [] }: Desk,
  id: number,
): ServedQueue {
  const queue = queues.find(
    ({ serviceId, locationId }) => serviceId === id && locationId === place.locationId,
  );
  return {
    serviceId: id,
    name: queue?.letter || (queue?.serviceName ?? ''),
    paused: pausedQueues.find(({ serviceId }) => serviceId === id),
  };
}

/** The stored place, limited to the offices and queues of this user; undefined if none remains. */
export function placeFor(kept: CounterPlace | undefined, self: StaffSelf): CounterPlace | undefined {
  if (kept === undefined || kept.counter === '') return undefined;
  if (!self.offices.some(({ locationId }) => locationId === kept.locationId)) return undefined;
  const serviceIds = kept.serviceIds.filter((id) =>
    self.queues.some(({ serviceId, locationId }) => serviceId === id && locationId === kept.locationId),
  );
  return serviceIds.length === 0 ? undefined : { ...kept, serviceIds };
}

/** The visit that F2 calls: the chosen one while it waits, else the first. */
export function nextOf({ waiting, appointments }: Desk, chosen: string | undefined) {
  const all = [...waiting, ...appointments.filter(({ state }) => state === 'booked' || state === 'late')];
  return all.find(({ ticketId }) => ticketId === chosen) ?? waiting[0];
}
