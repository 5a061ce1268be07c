/**
 * The states of a visit to an office. A booking is `booked` until its time, then `late` for as long as the office
 * waits. A number that was taken remotely is `waiting`, because it is called whether or not its holder has checked in.
 * A holder who has checked in is `arrived`.
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

/** The facts of a ticket that determine its state, including whether its time is past. */
export interface VisitFacts {
  /** `closed` if its day passed without a call. */
  progress: 'booked' | 'waiting' | 'called' | 'treated' | 'absent' | 'cancelled' | 'closed';
  hasArrived: boolean;
  isServing: boolean;
  isParked: boolean;
  /** Whether its booked time is past. */
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

/** Why a person is parked; empty if the clerk did not say. */
export const PARK_REASONS = ['', 'form', 'document', 'photo', 'payment', 'other'] as const;
/** Why a counter pauses; empty if the clerk did not say. */
export const PAUSE_REASONS = ['', 'break', 'lunch', 'meeting', 'other'] as const;
/** Why a person is called first; empty without priority. */
export const PRIORITY_REASONS = ['', 'elderly', 'pregnant', 'mobility', 'infant', 'other'] as const;
export type PriorityReason = (typeof PRIORITY_REASONS)[number];
