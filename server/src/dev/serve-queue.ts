import type { CallAnswer, Calls } from '@vez/shared/contracts';
import type { CounterSystem } from './counter-system';

type Queue = CallAnswer<Calls['counterQueues']>[number];

const ABSENT_OF = 12;
/** How many walk-ins keep waiting: few in some queues, many in others, and always as many in one queue. */
const LENGTHS = [3, 5, 9, 14, 22];
/** Walk-ins come in twos and threes now and then. */
const MORE_THAN_LENGTH = 6;
const ARRIVES_OF = 5;

const by = (chance: number) => Math.random() < 1 / chance;

/** Two to five counters, always the same for a queue. */
const countersOf = ({ serviceId, locationId }: Queue) =>
  Array.from({ length: 2 + ((serviceId * 7 + locationId) % 4) }, (_, at) => String(at + 1));

const lengthOf = ({ serviceId, locationId }: Queue) =>
  LENGTHS[(serviceId * 3 + locationId + 2) % LENGTHS.length]!;

/**
 * Plays the counters of one queue: opens and closes them, calls, starts and ends visits, and lets walk-ins come. Where
 * somebody has opened a counter of their own, they call: the line of their queue is theirs.
 * @param servingMs how long somebody keeps a counter busy
 */
export function queueServer({ call }: CounterSystem, servingMs: number) {
  /** By our own clock: that of the server may be another. */
  const visits = new Map<string, { since: number; isComing: boolean; hasStarted: boolean }>();

  /** Whoever comes to the counter is served there for a while; one in twelve does not come. */
  async function goOn({ ticketId }: { ticketId: string }) {
    const known = visits.get(ticketId);
    const visit = known ?? { since: performance.now(), isComing: !by(ABSENT_OF), hasStarted: false };
    visits.set(ticketId, visit);
    if (known === undefined) return;
    if (visit.isComing && !visit.hasStarted) {
      visit.hasStarted = true;
      await call('startVisit', { ticketId });
    }
    if (performance.now() - visit.since < servingMs) return;
    visits.delete(ticketId);
    await call(visit.isComing ? 'markTreated' : 'markAbsent', { ticketId });
  }

  async function letArrive({ serviceId, locationId, waitCount }: Queue, length: number) {
    const at = { serviceId, locationId };
    for (let missing = length - waitCount; missing > 0; missing -= 1) await call('walkIn', at);
    if (waitCount < length + MORE_THAN_LENGTH && by(ARRIVES_OF)) await call('walkIn', at);
  }

  return async (queue: Queue): Promise<void> => {
    const { serviceId, locationId, openCounters } = queue;
    const at = { serviceId, locationId };
    const ours = countersOf(queue);
    if (!queue.isOfficeTime || !queue.open) {
      for (const counter of openCounters.filter((name) => ours.includes(name)))
        await call('closeCounter', { ...at, counter });
      return;
    }
    for (const counter of ours.filter((name) => !openCounters.includes(name))) {
      await call('openCounter', { ...at, counter });
    }
    await letArrive(queue, lengthOf(queue));
    for (const called of queue.called.filter(({ counter }) => ours.includes(counter))) await goOn(called);
    if (openCounters.some((name) => !ours.includes(name))) return;
    const free = ours.find((name) => queue.called.every(({ counter }) => counter !== name));
    if (free !== undefined && queue.waitCount > 0) await call('callNext', { ...at, counter: free });
  };
}
