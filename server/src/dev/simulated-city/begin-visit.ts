import { callableQueues, type CounterWork, type Ending, type Visit } from './counter-work';
import type { HallView } from './hall';

/** Percent of visits; the rest are served. */
const ABSENT = 8;
const PARKED = 6;
const TRANSFERRED = 6;

function endingOf({ lobby, random }: CounterWork, { ticketId }: Visit): Ending {
  const drawn = random() * 100;
  // People outside the simulation are served as they expect.
  if (!lobby.ours.has(ticketId) || drawn >= ABSENT + PARKED + TRANSFERRED) return 'served';
  if (drawn < ABSENT) return 'absent';
  return drawn < ABSENT + PARKED ? 'parked' : 'transferred';
}

export function beginVisit(work: CounterWork, visit: Visit | null): void {
  work.current =
    visit === null
      ? undefined
      : {
          visit,
          until: work.now() + work.servingMs(visit.serviceId, work.random),
          ending: endingOf(work, visit),
          hasStarted: false,
        };
}

/** @param finish the previous visit */
export async function callNext(work: CounterWork, view: HallView, finish?: string): Promise<void> {
  const { browser, counter, locationId } = work;
  const queues = callableQueues(work, view);
  if (queues.every(({ waitCount }) => waitCount === 0)) {
    if (finish !== undefined) await browser.call('markTreated', { ticketId: finish });
    return beginVisit(work, null);
  }
  const serviceIds = queues.map(({ serviceId }) => serviceId);
  const asked = { locationId, serviceIds, counter, ...(finish === undefined ? {} : { finish }) };
  beginVisit(work, (await browser.call('callNextFor', asked)).called);
}

/** Takes back a parked person, or calls by name a person at the counter, or the next in line. */
export async function takeSomebody(work: CounterWork, view: HallView): Promise<void> {
  const { browser, counter, lobby, now, random, servingMs } = work;
  const back = work.parked.find(({ until }) => now() >= until);
  if (back !== undefined) {
    work.parked = work.parked.filter((one) => one !== back);
    const { visit } = await browser.call('unpark', { ticketId: back.ticketId, counter });
    const until = now() + servingMs(visit.serviceId, random);
    work.current = { visit, until, ending: 'served', hasStarted: true };
    return;
  }
  const queues = callableQueues(work, view).map(({ serviceId }) => serviceId);
  const visitor = lobby.atCounters.find(({ serviceId }) => queues.includes(serviceId));
  if (visitor === undefined) return callNext(work, view);
  lobby.atCounters = lobby.atCounters.filter((other) => other !== visitor);
  beginVisit(work, (await browser.call('callTicket', { ticketId: visitor.ticketId, counter })).called);
}
