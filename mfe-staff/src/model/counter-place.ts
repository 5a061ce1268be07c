import type { Desk, StaffSelf } from './wire';

/** Which counter this device stands at, and the queues that it serves: asked once. */
export interface CounterPlace {
  locationId: number;
  /** As citizens read it on the sign: `5`, `12A`. */
  counter: string;
  serviceIds: number[];
}

/** What is kept, where it still is of an office and of queues that this person may serve. */
export function placeFor(kept: CounterPlace | undefined, self: StaffSelf): CounterPlace | undefined {
  if (kept === undefined || kept.counter === '') return undefined;
  if (!self.offices.some(({ locationId }) => locationId === kept.locationId)) return undefined;
  const serviceIds = kept.serviceIds.filter((id) =>
    self.queues.some(({ serviceId, locationId }) => serviceId === id && locationId === kept.locationId),
  );
  return serviceIds.length === 0 ? undefined : { ...kept, serviceIds };
}

/** Whom F2 calls: the chosen one while they wait, else the first. */
export function nextOf({ waiting, appointments }: Desk, chosen: string | undefined) {
  const all = [...waiting, ...appointments.filter(({ state }) => state === 'booked' || state === 'late')];
  return all.find(({ ticketId }) => ticketId === chosen) ?? waiting[0];
}
