import { beginVisit, callNext } from './begin-visit';
import type { CounterWork, Visit } from './counter-work';
import { isTakenOver, type HallView } from './hall';

async function transfer(work: CounterWork, view: HallView, { ticketId, serviceId }: Visit): Promise<void> {
  const other = view.queues.find(
    (queue) =>
      queue.serviceId !== serviceId && queue.open && queue.openCounters.length > 0 && !isTakenOver(queue),
  );
  if (other === undefined) return callNext(work, view, ticketId);
  const { locationId } = work;
  await work.browser.call('transfer', { ticketId, serviceId: other.serviceId, locationId });
  beginVisit(work, null);
}

/** Ends the visit at a counter in the way drawn for it. */
export async function endVisit(work: CounterWork, view: HallView): Promise<void> {
  const { browser, lobby, now, random, servingMs } = work;
  const { visit, ending } = work.current!;
  const { ticketId, serviceId } = visit;
  if (ending === 'transferred') return transfer(work, view, visit);
  if (ending === 'parked') {
    await browser.call('park', { ticketId });
    work.parked.push({ ticketId, until: now() + 2 * servingMs(serviceId, random) });
    return beginVisit(work, null);
  }
  lobby.ours.delete(ticketId);
  if (ending === 'served') return callNext(work, view, ticketId);
  await browser.call('markAbsent', { ticketId });
  // Half of them were only in the corridor, and go to the reception.
  if (random() < 0.5) lobby.atReception.push({ ticketId, serviceId, code: '' });
  beginVisit(work, null);
}
