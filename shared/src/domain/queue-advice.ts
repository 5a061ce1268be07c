import type { QueueStatus } from './queue-status';

/** An alternative if no number can be taken now. */
export type QueueAdvice =
  'book' | 'takeAtOffice' | 'askAtOffice' | 'whenOpen' | 'later' | 'otherOffice' | 'call';

/** The alternatives of a place to its queue. */
export interface OtherWays {
  /** Its calendar has a free day, and this page can book it. */
  canBook: boolean;
  /** Other offices offer the service, too. */
  hasOtherOffices: boolean;
  /** It serves by video, without an office to visit. */
  isByVideo: boolean;
}

const ADVICE: Record<NonNullable<QueueStatus['obstacle']>, readonly QueueAdvice[]> = {
  queueClosed: ['whenOpen', 'book'],
  outsideOfficeHours: ['whenOpen', 'book'],
  queueNotBusy: ['takeAtOffice', 'book'],
  queueFull: ['book', 'askAtOffice'],
  queuePaused: ['later', 'book'],
  noCounter: ['later', 'book'],
  queueAbnormal: ['later', 'book', 'call'],
  placeSuspended: ['otherOffice', 'later'],
};

/** The alternatives to taking a number, in order; empty if one can be taken (QUE-13 to QUE-17). */
export function queueAdvice({ mayTake, obstacle }: QueueStatus, ways: OtherWays): readonly QueueAdvice[] {
  if (mayTake || obstacle === undefined) return [];
  const isOffered = (advice: QueueAdvice) => {
    if (advice === 'book') return ways.canBook;
    if (advice === 'otherOffice') return ways.hasOtherOffices;
    return !ways.isByVideo || (advice !== 'takeAtOffice' && advice !== 'askAtOffice');
  };
  const offered = ADVICE[obstacle].filter(isOffered);
  return offered.length > 0 ? offered : ['later'];
}
