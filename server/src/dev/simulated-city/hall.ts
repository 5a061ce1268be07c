import type { CallAnswer, Calls } from '@vez/shared/contracts';

type StaffSelf = CallAnswer<Calls['staffSelf']>;
export type QueueView = Pick<
  StaffSelf['queues'][number],
  'serviceId' | 'locationId' | 'open' | 'openCounters' | 'waitCount'
>;

/** A department's state at one office, as its staff last read it. */
export interface HallView {
  locationId: number;
  departmentId: number;
  isOfficeTime: boolean;
  graceMinutes: number;
  queues: QueueView[];
}

/** A person with a ticket who has come to the office. */
export interface Visitor {
  ticketId: string;
  serviceId: number;
  /** The content of the ticket's QR code. */
  code: string;
}

/** Where people wait after arriving, until they are attended to. */
export interface Lobby {
  atKiosk: Visitor[];
  atReception: Visitor[];
  /** People who went to a counter without checking in; they are called by name. */
  atCounters: Visitor[];
  /** Tickets of simulated people; holders of other tickets are served as they expect. */
  ours: Set<string>;
}

export const newLobby = (): Lobby => ({ atKiosk: [], atReception: [], atCounters: [], ours: new Set() });

/** A name that no person types for their own counter: see `isTakenOver`. */
const OWN_COUNTER = /^\d+A$/;

/** Whether a person has opened a counter for a queue, and so calls its people. */
export const isTakenOver = ({ openCounters }: QueueView): boolean =>
  openCounters.some((name) => !OWN_COUNTER.test(name));

export function hallsOf({ departmentId, offices, queues }: StaffSelf): HallView[] {
  return offices.map(({ locationId, isOfficeTime, graceMinutes }) => ({
    locationId,
    departmentId: departmentId!,
    isOfficeTime,
    graceMinutes,
    queues: queues
      .filter((queue) => queue.locationId === locationId)
      .sort((one, other) => one.serviceId - other.serviceId),
  }));
}

export interface CounterPlan {
  counter: string;
  /** Its own queue first. */
  serviceIds: number[];
}

/** Two or three counters for a queue, always the same ones; each also serves the next queue. */
export function countersOf({
  queues,
  locationId,
}: {
  queues: readonly { serviceId: number }[];
  locationId: number;
}): CounterPlan[] {
  const own = queues.flatMap(({ serviceId }, at) => {
    const serviceIds = [...new Set([serviceId, queues[(at + 1) % queues.length]!.serviceId])];
    return Array.from({ length: 2 + ((serviceId + locationId) % 2) }, () => serviceIds);
  });
  return own.map((serviceIds, at) => ({ counter: `${at + 1}A`, serviceIds }));
}
