import { takeSomebody } from './begin-visit';
import { callableQueues, ownQueues, type CounterWork } from './counter-work';
import { endVisit } from './end-visit';
import type { HallView } from './hall';

/** Percent of moments at which the counter is unattended. */
const PAUSES = 2;

const SHOWN_EVERY_MS = 60_000;

/** Reads the actual state of the counter. @returns whether a colleague has it */
async function look(work: CounterWork): Promise<boolean> {
  const { browser, counter, locationId, now, random, servingMs } = work;
  const { current, parked, isPaused, holder } = await browser.call('desk', { locationId, counter });
  if (holder?.isYou === false) return true;
  work.current =
    current === null
      ? undefined
      : {
          visit: current,
          until: now() + servingMs(current.serviceId, random),
          ending: 'served',
          hasStarted: current.state === 'serving',
        };
  work.parked = parked
    .filter((visit) => visit.counter === counter)
    .map(({ ticketId }) => ({ ticketId, until: now() }));
  work.pausedUntil = isPaused ? now() : undefined;
  return false;
}

async function goOn(work: CounterWork, view: HallView): Promise<void> {
  const { browser, current, now } = work;
  const { visit, until, ending, hasStarted } = current!;
  if (hasStarted || ending === 'absent') {
    if (now() >= until) await endVisit(work, view);
    return;
  }
  const { ticketId } = visit;
  await browser.call('startVisit', { ticketId });
  work.current = { ...current!, hasStarted: true };
  if (visit.kind === 'booking') await browser.call('visitAnswers', { ticketId });
}

async function keepOpen(work: CounterWork, view: HallView): Promise<void> {
  const { browser, counter, locationId } = work;
  for (const { serviceId, open, openCounters } of ownQueues(work, view)) {
    const shouldBeOpen = view.isOfficeTime && open;
    if (shouldBeOpen === openCounters.includes(counter)) continue;
    await browser.call(shouldBeOpen ? 'openCounter' : 'closeCounter', { locationId, serviceId, counter });
  }
}

async function isPausing(work: CounterWork, view: HallView): Promise<boolean> {
  const { browser, counter, locationId, now, random, serviceIds, servingMs } = work;
  if (work.pausedUntil === undefined) {
    if (callableQueues(work, view).length === 0 || random() * 100 >= PAUSES) return false;
    await browser.call('pauseCounter', { locationId, counter, paused: true });
    work.pausedUntil = now() + 2 * servingMs(serviceIds[0]!, random);
  } else if (now() >= work.pausedUntil) {
    await browser.call('pauseCounter', { locationId, counter, paused: false });
    work.pausedUntil = undefined;
  }
  return work.pausedUntil !== undefined;
}

/**
 * A clerk at one counter, who works like the screen of a counter: calls the next person of their queues, which also
 * finishes the previous visit, and reads the desk again after a missing answer.
 */
export function clerkAt(work: CounterWork) {
  const { browser, counter, locationId, now } = work;
  let hasLooked = false;
  let shownAt = -Infinity;
  return {
    /** Reads the desk once a minute, as an open screen does: a silent counter does not count. */
    async show(): Promise<void> {
      if (now() - shownAt < SHOWN_EVERY_MS) return;
      shownAt = now();
      await browser.call('desk', { locationId, counter }).catch(() => undefined);
    },

    /** Whether a visit is under way. */
    isBusy: () =>
      work.current !== undefined &&
      (work.current.hasStarted || work.current.ending === 'absent') &&
      work.now() < work.current.until,

    /** Performs the next act at this counter: at most one, besides opening the counter. */
    async step(view: HallView): Promise<void> {
      try {
        // A member of staff has taken the counter over and keeps it until they close it or the day ends.
        if (!hasLooked && (await look(work))) return;
        hasLooked = true;
        if (work.current !== undefined) return await goOn(work, view);
        await keepOpen(work, view);
        if (view.isOfficeTime && !(await isPausing(work, view))) await takeSomebody(work, view);
      } catch {
        // Refused or unanswered: the desk shows the actual state.
        hasLooked = false;
      }
    },
  };
}
