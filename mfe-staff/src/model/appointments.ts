import type { CityClock } from '@vez/shared/dates';
import type { Visit } from './wire';

const HOUR_MS = 3_600_000;
const SHOWN = 6;
const IS_OPEN: readonly Visit['state'][] = ['booked', 'late', 'arrived'];

/** Late bookings and those of the next hour. @param now in milliseconds since 1970 */
export function comingUp(appointments: readonly Visit[], now: number, { cityTime }: CityClock): Visit[] {
  const until = cityTime(new Date(now + HOUR_MS));
  const isNextDay = until < cityTime(new Date(now));
  return appointments
    .filter(({ state, time }) => IS_OPEN.includes(state) && (isNextDay || time <= until))
    .slice(0, SHOWN);
}

/** The filters of the day's list; each shows its count. */
export const GROUPS = {
  all: undefined,
  notHere: ['booked'],
  late: ['late'],
  arrived: ['arrived', 'waiting', 'parked'],
  atCounter: ['called', 'serving'],
  missed: ['absent'],
  done: ['served'],
} as const satisfies Record<string, readonly Visit['state'][] | undefined>;
export type Group = keyof typeof GROUPS;

export const inGroup = (appointments: readonly Visit[], group: Group): Visit[] => {
  const states: readonly Visit['state'][] | undefined = GROUPS[group];
  return appointments.filter(({ state }) => states?.includes(state) ?? true);
};

/** The main act of a row. */
export function actOfRow({ state }: Visit): 'checkIn' | 'checkInLate' | 'callThis' | undefined {
  if (state === 'booked' || state === 'late') return 'checkIn';
  if (state === 'absent') return 'checkInLate';
  return state === 'arrived' ? 'callThis' : undefined;
}

/** Whether the office can cancel a visit: until it ends. */
export const mayCancel = ({ state }: Visit): boolean =>
  !(['served', 'absent', 'cancelled', 'closed'] as Visit['state'][]).includes(state);

/** Whether a person waits, and so can be called first. */
export const mayHavePriority = ({ state }: Visit): boolean => state === 'waiting' || state === 'arrived';

/** Whether the office can move a booking: until its holder checks in, also after they missed it today. */
export const mayMove = ({ kind, state }: Visit): boolean =>
  kind === 'booking' && (state === 'booked' || state === 'late' || state === 'absent');

export const mayUndoCheckIn = ({ state }: Visit): boolean => state === 'arrived';

/** Whether a person can still check in, also after a missed call. */
export const mayCheckIn = (visit: Visit): boolean => {
  const act = actOfRow(visit);
  return act === 'checkIn' || act === 'checkInLate' || visit.state === 'waiting';
};
