import type { CityClock } from '@vez/shared/dates';
import type { Visit } from './wire';

const HOUR_MS = 3_600_000;
const SHOWN = 6;
const IS_OPEN: readonly Visit['state'][] = ['booked', 'late', 'arrived'];

/** Bookings that still come: those that are late, and those of the hour from now. @param now in milliseconds since 1970 */
export function comingUp(appointments: readonly Visit[], now: number, { cityTime }: CityClock): Visit[] {
  const until = cityTime(new Date(now + HOUR_MS));
  const isNextDay = until < cityTime(new Date(now));
  return appointments
    .filter(({ state, time }) => IS_OPEN.includes(state) && (isNextDay || time <= until))
    .slice(0, SHOWN);
}

/** The filters of a day's list, which are also its counts. */
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

/** What a row of the day offers: to check in, to check in late, or to call. */
export function actOfRow({ state }: Visit): 'checkIn' | 'checkInLate' | 'callThis' | undefined {
  if (state === 'booked' || state === 'late') return 'checkIn';
  if (state === 'absent') return 'checkInLate';
  return state === 'arrived' ? 'callThis' : undefined;
}

/** Whose visit has not begun or is under way: the office can cancel it. */
export const mayCancel = ({ state }: Visit): boolean =>
  !(['served', 'absent', 'cancelled', 'closed'] as Visit['state'][]).includes(state);

/** Whoever has not checked in, or has missed it. */
export const mayCheckIn = (visit: Visit): boolean => {
  const act = actOfRow(visit);
  return act === 'checkIn' || act === 'checkInLate' || visit.state === 'waiting';
};
