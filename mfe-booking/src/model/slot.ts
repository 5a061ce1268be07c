import { isApiError, type ApiError } from '@vez/shared/api-error';
import type { Hold } from '@vez/shared/contracts/client';
import type { CalendarDay } from '@vez/shared/dates';

/** A time of a day at a service point. */
export interface Slot {
  day: CalendarDay;
  /** HH:mm */
  time: string;
}

export const isSameSlot = (one: Slot | undefined, other: Slot | undefined): boolean =>
  one?.day === other?.day && one?.time === other?.time;

/** The outcome of a hold request. */
export type HoldAnswer =
  | { type: 'held'; slot: Slot; hold: Hold }
  /** The slot may still be free: the booking itself takes it. */
  | { type: 'notHeld'; slot: Slot }
  /** The message is for the citizen. */
  | { type: 'slotLost'; slot: Slot; message: string };

const LOST = ['slotTaken', 'holdExpired', 'timeNotBookable', 'dateNotBookable'] as const;

/** Whether the slot can no longer be booked, so that the citizen must choose another one. */
export const isSlotLost = (error: unknown): error is ApiError =>
  LOST.some((reason) => isApiError(error, reason));
