import { addDays, type CalendarDay } from '@vez/shared/dates';
import { cityDay, cityInstant, cityTimeReached } from '../../city/city';
import type { Tables } from '../../db/db';

/** The reminders of a booking, in their order. */
export const REMINDERS = ['day', 'hours'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** A booked time of the city, which sorts as day, then HH:mm. */
export interface BookedTime {
  day: CalendarDay;
  time: string;
}

/** Nobody is reminded before or after these. */
const MORNING = '08:00';
const NIGHT = '21:00';
/** Whether people may be disturbed at this time (HH:mm) of the city. */
export const isDaytime = (time: string): boolean => time >= MORNING && time < NIGHT;
/** From here on, reminders that the night would delay are sent. */
const EVENING = '20:00';
/** Who comes earlier than this is reminded on the evening before: in the morning it would be too late. */
const EARLIEST_FROM_MORNING = '08:30';
const HOURS_BEFORE = 2;
const MINUTE_MS = 60_000;

/** In minutes before the booked time. */
const LIMITS = {
  /** Who booked later than `made` knows it still. With less than `left`, the reminder comes too late. */
  day: { made: 24 * 60, left: 13 * 60 },
  hours: { made: 3 * 60, left: 20 },
} as const;

/** `25:00` sorts behind all times of its day. */
const later = (time: string, hours: number) =>
  `${Number(time.slice(0, 2)) + hours}`.padStart(2, '0') + time.slice(2);

/** The last booked time whose reminder is due; undefined at night. */
export function lastDue(reminder: Reminder, now: Date): BookedTime | undefined {
  const [today, time] = [cityDay(now), cityTimeReached(now)];
  if (!isDaytime(time)) return undefined;
  const tomorrow = addDays(today, 1);
  if (time >= EVENING) return { day: tomorrow, time: reminder === 'day' ? '24:00' : EARLIEST_FROM_MORNING };
  return reminder === 'day' ? { day: tomorrow, time } : { day: today, time: later(time, HOURS_BEFORE) };
}

const WISH = { day: 'reminds_day_before', hours: 'reminds_hours_before' } as const;

/** The reminders that an office sends. */
export const wishedReminders = (
  office: Pick<Tables['location'], (typeof WISH)[Reminder]>,
): readonly Reminder[] => REMINDERS.filter((reminder) => office[WISH[reminder]]);

type Booking = Pick<Tables['ticket'], 'day' | 'booking_time' | 'created_at' | 'moved_at'>;

const timeOf = ({ day, booking_time }: Booking) => cityInstant(day, booking_time).getTime();

/** Whether a booking was made long enough before its time for this reminder. */
const wasMadeBefore = (reminder: Reminder, booking: Booking): boolean =>
  timeOf(booking) - (booking.moved_at ?? booking.created_at).getTime() >= LIMITS[reminder].made * MINUTE_MS;

/** Whether a due reminder is still of use: neither too close to the booking's time, nor soon after it was made. */
export const isUseful = (reminder: Reminder, booking: Booking, now: Date): boolean =>
  wasMadeBefore(reminder, booking) && timeOf(booking) - now.getTime() >= LIMITS[reminder].left * MINUTE_MS;

/** Whether a reminder has asked the holder of a booking if they are still coming. */
export const wasAsked = (
  booking: Booking & Pick<Tables['ticket'], 'reminded'>,
  wished: readonly Reminder[],
): boolean =>
  REMINDERS.slice(0, booking.reminded).some(
    (reminder) => wished.includes(reminder) && wasMadeBefore(reminder, booking),
  );
