import type { CalendarDay } from '@vez/shared/dates';

/** A time of a day at a service point. */
export interface Slot {
  day: CalendarDay;
  /** HH:mm */
  time: string;
}

export const isSameSlot = (one: Slot | undefined, other: Slot | undefined): boolean =>
  one?.day === other?.day && one?.time === other?.time;
