import type { CallName } from '@vez/shared/contracts';
import type { LoggedTicket, OfficeLog } from '../../modules/waits';
import { Refused, type Browser } from '../simulated-city/browser';
import type { HallView } from '../simulated-city/hall';

export interface RecordedQueue {
  serviceId: number;
  isOpen: boolean;
  /** False: bookings only. */
  givesNumbers: boolean;
}

export interface RecordedHall {
  locationId: number;
  departmentId: number;
  queues: RecordedQueue[];
}

/** A ticket with the end of its visit. */
export interface RecordedTicket extends LoggedTicket {
  startedAt?: number;
  endedAt?: number;
}

interface Ticket extends RecordedTicket {
  id: string;
  serviceId: number;
  /** The time that decides the place in the queue. */
  standsSince: number;
}
interface Input {
  serviceId: number;
  serviceIds: number[];
  counter: string;
  ticketId: string;
  /** The visit that a call ends. */
  finish?: string;
}

/** The queues of an office and the people who wait in them. */
function queuesOf({ locationId, departmentId, queues }: RecordedHall, now: () => number) {
  const tickets = new Map<string, Ticket>();
  const lines = new Map(
    queues.map(({ serviceId, isOpen, givesNumbers }) => {
      const view = { serviceId, locationId, open: isOpen, openCounters: [] as string[], waitCount: 0 };
      return [
        serviceId,
        { view, givesNumbers, waiting: [] as Ticket[], counters: [] as OfficeLog['counters'] },
      ];
    }),
  );
  const view: HallView = {
    locationId,
    departmentId,
    isOfficeTime: false,
    graceMinutes: 0,
    queues: [...lines.values()].map((line) => line.view),
  };

  function join(ticket: Ticket) {
    const { waiting, view: queue } = lines.get(ticket.serviceId)!;
    const behind = waiting.findIndex(({ standsSince }) => standsSince > ticket.standsSince);
    waiting.splice(behind === -1 ? waiting.length : behind, 0, ticket);
    queue.waitCount = waiting.length;
  }
  function joinAgain(ticket: Ticket, standsSince: number) {
    delete ticket.calledAt;
    delete ticket.startedAt;
    join(Object.assign(ticket, { standsSince, queuedAt: now(), counter: '', isAbsent: false }));
    return {};
  }
  function setCounters({ serviceId, counter }: Input, isOpen: boolean) {
    const { view: queue, counters } = lines.get(serviceId)!;
    queue.openCounters = queue.openCounters.filter((name) => name !== counter).concat(isOpen ? counter : []);
    counters.push({ at: now(), open: queue.openCounters.length });
    return {};
  }

  return { tickets, lines, view, join, joinAgain, setCounters };
}

const visitOf = ({ id, serviceId }: Ticket) => ({ ticketId: id, serviceId, kind: 'number' });

type Acts = Partial<Record<CallName, (input: Input) => object>>;

/** What the calls do. */
function actsIn(
  { tickets, lines, join, joinAgain, setCounters }: ReturnType<typeof queuesOf>,
  now: () => number,
): Acts {
  const end = (ticketId: string) => Object.assign(tickets.get(ticketId)!, { endedAt: now() });
  return {
    walkIn({ serviceId }) {
      if (!lines.get(serviceId)!.givesNumbers) throw new Refused(409, 'queueClosed');
      const [id, at] = [String(tickets.size), now()];
      const ticket = { id, serviceId, arrivedAt: at, standsSince: at, counter: '', isAbsent: false };
      tickets.set(id, ticket);
      join(ticket);
      return { ticketId: id };
    },
    callNextFor({ serviceIds, counter, finish }) {
      if (finish !== undefined) end(finish);
      const firsts = serviceIds.flatMap((serviceId) => lines.get(serviceId)!.waiting[0] ?? []);
      const [next] = firsts.sort((one, other) => one.standsSince - other.standsSince);
      if (next === undefined) return { called: null };
      const line = lines.get(next.serviceId)!;
      line.waiting.shift();
      line.view.waitCount = line.waiting.length;
      Object.assign(next, { calledAt: now(), counter });
      return { called: visitOf(next) };
    },
    markAbsent({ ticketId }) {
      tickets.get(ticketId)!.isAbsent = true;
      return {};
    },
    checkInFor: ({ ticketId }) => joinAgain(tickets.get(ticketId)!, now()),
    transfer({ ticketId, serviceId }) {
      const ticket = tickets.get(ticketId)!;
      return joinAgain(Object.assign(ticket, { serviceId }), ticket.arrivedAt);
    },
    unpark({ ticketId, counter }) {
      const ticket = Object.assign(tickets.get(ticketId)!, { counter });
      return { visit: visitOf(ticket) };
    },
    openCounter: (input) => setCounters(input, true),
    closeCounter: (input) => setCounters(input, false),
    desk: () => ({ current: null, parked: [], isPaused: false }),
    startVisit: ({ ticketId }) => Object.assign(tickets.get(ticketId)!, { startedAt: now() }),
    markTreated: ({ ticketId }) => end(ticketId),
    park: () => ({}),
    pauseCounter: () => ({}),
  };
}

/**
 * An office in memory. It answers the calls of the simulated city as the server does, and keeps the log of each
 * queue. Bookings are left out: the few simulated citizens who book do not change the waits of others.
 * @param now seconds since 00:00 of the first day
 */
export function recordedOffice(hall: RecordedHall, now: () => number) {
  const queues = queuesOf(hall, now);
  const { tickets, lines, view } = queues;
  const acts = actsIn(queues, now);

  const browser: Browser = {
    call: async (name, input) => acts[name]!(input as unknown as Input) as never,
  };

  return {
    view,
    browser,
    /** Tickets are valid for one day. */
    endDay() {
      for (const line of lines.values()) {
        line.waiting.length = 0;
        line.view.waitCount = 0;
      }
    },
    logs: () =>
      [...lines].map(([serviceId, { counters }]) => ({
        serviceId,
        log: {
          name: `${serviceId}:${hall.locationId}`,
          tickets: [...tickets.values()].filter((ticket) => ticket.serviceId === serviceId),
          counters,
        } satisfies OfficeLog,
      })),
  };
}
