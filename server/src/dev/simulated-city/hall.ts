import type { CallAnswer, Calls } from '@vez/shared/contracts';

type StaffSelf = CallAnswer<Calls['staffSelf']>;
export type QueueView = Pick<
  StaffSelf['queues'][number],
  'serviceId' | 'locationId' | 'open' | 'openCounters' | 'waitCount'
>;

/** What a department has at one office, as its staff read it last. */
export interface HallView {
  locationId: number;
  departmentId: number;
  isOfficeTime: boolean;
  graceMinutes: number;
  queues: QueueView[];
}

/** Somebody with a ticket who has come to the office. */
export interface Visitor {
  ticketId: string;
  serviceId: number;
  /** What the QR code of the ticket says. */
  code: string;
}

/** Where people stand who have come, until they are attended to. */
export interface Lobby {
  atKiosk: Visitor[];
  atReception: Visitor[];
  /** They went to a counter without checking in, and are called by name. */
  atCounters: Visitor[];
  /** Tickets of simulated people; whoever holds another one is served as they expect. */
  ours: Set<string>;
}

export const newLobby = (): Lobby => ({ atKiosk: [], atReception: [], atCounters: [], ours: new Set() });

/** A name that nobody types for a counter of their own: see `isTakenOver`. */
const OWN_COUNTER = /^\d+A$/;

/** Whether somebody else has opened a counter for a queue: then they call its people. */
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
  /** The queue of its own first. */
  serviceIds: number[];
}

/** Two or three counters for a queue, always the same; each serves the next queue, too. */
export function countersOf({ queues, locationId }: HallView): CounterPlan[] {
  const own = queues.flatMap(({ serviceId }, at) => {
    const serviceIds = [...new Set([serviceId, queues[(at + 1) % queues.length]!.serviceId])];
    return Array.from({ length: 2 + ((serviceId + locationId) % 2) }, () => serviceIds);
  });
  return own.map((serviceIds, at) => ({ counter: `${at + 1}A`, serviceIds }));
}
