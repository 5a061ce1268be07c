import type { QueueInfo } from '@vez/shared/contracts/client';
import { compareQueues, queueStatus, type Language } from '@vez/shared/domain';
import { nearestFirst } from './distance';
import { totalMinutes, waitMinutes } from './way';

export type OfficeOrder = 'shortest' | 'nearest' | 'soonest';

export interface Office<Place> {
  place: Place;
  /** Whether this visitor can open it. */
  isOpenable: boolean;
  /** Undefined if the office gives no numbers, or if that is unknown. */
  queue: QueueInfo | undefined;
  /** In a straight line, if both positions are known. */
  metres?: number | undefined;
}

const kindOf = (queue: QueueInfo | undefined) => queue && queueStatus(queue).kind;
const isWaitable = ({ isOpenable, queue }: Office<unknown>) =>
  isOpenable && (kindOf(queue) === 'open' || kindOf(queue) === 'short');

/** The wait of an open queue: in minutes if they are known for all that give numbers, else in people. */
function waitOf(offices: readonly Office<unknown>[]) {
  const inMinutes = offices.filter(isWaitable).every(({ queue }) => waitMinutes(queue) !== undefined);
  return ({ queue }: Office<unknown>) => (inMinutes ? waitMinutes(queue) : queue?.waitCount) ?? 0;
}

/** Sorts offices by their usefulness now, the shortest wait first; ties keep the order of the service. */
function shortestFirst<One extends Office<unknown>>(offices: readonly One[]): One[] {
  const wait = waitOf(offices);
  return [...offices].sort((a, b) => {
    const areOpen = kindOf(a.queue) === 'open' && kindOf(b.queue) === 'open';
    return (
      Number(b.isOpenable) - Number(a.isOpenable) ||
      (areOpen ? wait(a) - wait(b) : 0) ||
      compareQueues(a.queue, b.queue)
    );
  });
}

/** Offices in the chosen order; those whose way or wait is unknown come last, the shortest wait first. */
export function inOrder<Place extends { name: string }>(
  offices: readonly Office<Place>[],
  by: OfficeOrder,
  language: Language,
): Place[] {
  if (by === 'nearest') {
    const metres = new Map(offices.map(({ place, metres: far }) => [place, far]));
    return nearestFirst(
      offices.map(({ place }) => place),
      (place) => metres.get(place),
      language,
    );
  }
  const sorted = shortestFirst(offices);
  if (by === 'soonest') {
    const total = (office: Office<Place>) =>
      (office.isOpenable ? totalMinutes(office) : undefined) ?? Number.MAX_VALUE;
    sorted.sort((a, b) => total(a) - total(b));
  }
  return sorted.map(({ place }) => place);
}

export type OfficeTag = 'nearest' | 'shortest';

/** The only one with the least value, if there is more than one value. */
function leastOf<One>(all: readonly One[], value: (one: One) => number | undefined): One | undefined {
  const known = all.flatMap((one) => {
    const number = value(one);
    return number === undefined ? [] : [{ one, number }];
  });
  const [first, second] = known.sort((a, b) => a.number - b.number);
  return first && second && first.number < second.number ? first.one : undefined;
}

/** Which office is the nearest, and where the wait is the shortest; none if that is unknown, or a tie. */
export function tagsOf<Place>(offices: readonly Office<Place>[]): (place: Place) => OfficeTag[] {
  const nearest = leastOf(offices, ({ metres }) => metres);
  const open = offices.filter(isWaitable);
  const areKnown = open.every(({ queue }) => waitMinutes(queue) !== undefined);
  const shortest = areKnown ? leastOf(open, ({ queue }) => waitMinutes(queue)) : undefined;
  return (place) => [
    ...(nearest?.place === place ? (['nearest'] as const) : []),
    ...(shortest?.place === place ? (['shortest'] as const) : []),
  ];
}

/** Fewer minutes than these are not worth another way. */
const CLEARLY_SOONER = 15;
const STEP = 5;

/**
 * The office where a number taken now is called clearly sooner than here, with the minutes saved, way included;
 * undefined if the way or the wait of this office is unknown.
 */
export function elsewhere<Place>(here: Office<Place>, others: readonly Office<Place>[]) {
  const [now, best] = [totalMinutes(here), others.filter(isWaitable).sort((a, b) => soon(a) - soon(b))[0]];
  if (now === undefined || best === undefined) return undefined;
  const saved = now - soon(best);
  if (saved < CLEARLY_SOONER) return undefined;
  return { ...best, minutes: Math.floor(saved / STEP) * STEP };
}
const soon = (office: Office<unknown>) => totalMinutes(office) ?? Number.MAX_VALUE;
