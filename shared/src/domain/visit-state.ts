/**
 * How far a visit to an office is. A booking is `booked` until its time and `late` after it, for as long as the
 * office waits; a number that was taken from afar is `waiting`, since it is called whether its holder has checked in
 * or not. Whoever has checked in is `arrived`.
 */
export const VISIT_STATES = [
  'booked',
  'late',
  'waiting',
  'arrived',
  'called',
  'serving',
  'served',
  'absent',
  'parked',
  'cancelled',
  'closed',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** What a ticket says of itself, and how its time stands to now. */
export interface VisitFacts {
  /** `closed` once its day went by without a call. */
  progress: 'booked' | 'waiting' | 'called' | 'treated' | 'absent' | 'cancelled' | 'closed';
  hasArrived: boolean;
  isServing: boolean;
  isParked: boolean;
  /** Its booked time is over. */
  isTimePast: boolean;
}

export function visitStateOf(visit: VisitFacts): VisitState {
  switch (visit.progress) {
    case 'booked':
      return visit.isTimePast ? 'late' : 'booked';
    case 'waiting':
      return visit.hasArrived ? 'arrived' : 'waiting';
    case 'called':
      if (visit.isParked) return 'parked';
      return visit.isServing ? 'serving' : 'called';
    case 'treated':
      return 'served';
    default:
      return visit.progress;
  }
}
