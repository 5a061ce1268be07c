import type { QueueStatus } from './queue-status';

/** What is left where no number can be taken now. */
export type QueueAdvice =
  'book' | 'takeAtOffice' | 'askAtOffice' | 'whenOpen' | 'later' | 'otherOffice' | 'call';

/** The ways that a place has beside its queue. */
export interface OtherWays {
  /** Its calendar has a free day, and this page can book it. */
  canBook: boolean;
  /** The service is given at other offices too. */
  hasOtherOffices: boolean;
  /** It is joined by video: there is no office to go to. */
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

/** What to do instead of taking a number, in the order to say it; empty where one may be had (QUE-13 to QUE-17). */
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
