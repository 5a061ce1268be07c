import type { MyTicket, Session } from '@vez/shared/contracts/client';
import { fromWireDate, type CityClock } from '@vez/shared/dates';
import { isOver, mayRejoin } from '@vez/shared/domain';

export type Progress = MyTicket['progress'];

export const isBooking = ({ ticket }: MyTicket): boolean => ticket.ticketType !== 'QUEUE';

/** Whether a ticket is called by its time: a booking is, until it waits in the queue with a number. */
export const goesByTime = (mine: MyTicket): boolean =>
  isBooking(mine) && mine.progress !== 'waiting' && mine.progress !== 'called' && !mayRejoin(mine);

/** Minutes left for rejoining, rounded up. */
export const minutesToRejoin = ({ rejoinSeconds = 0 }: MyTicket): number => Math.ceil(rejoinSeconds / 60);

const isOfToday = ({ ticket }: MyTicket, now: Date, { cityDay }: CityClock): boolean =>
  fromWireDate(ticket.ticketDate) === cityDay(now);

/** Whether its figures change: a booking's from its day on, since staff can readmit an absent holder that day. */
export const isMoving = (mine: MyTicket, now: Date, clock: CityClock): boolean =>
  isOver(mine)
    ? mine.progress === 'absent' && isOfToday(mine, now, clock)
    : mine.progress !== 'booked' || isOfToday(mine, now, clock);

const BOOKING_MINUTES = 30;

/** The visit as a calendar entry (TIX-14); undefined without a time, and for a time that the office cannot keep. */
export function calendarEntryOf(mine: MyTicket, { cityInstant }: CityClock) {
  const day = fromWireDate(mine.ticket.bookingDate);
  if (day === undefined || mine.ticket.bookingTime === '' || mine.closure !== undefined) return undefined;
  const starts = cityInstant(day, mine.ticket.bookingTime);
  return {
    id: mine.ticket.id,
    title: mine.serviceName,
    location: mine.joinUrl ?? `${mine.locationName}, ${mine.locationAddress}`,
    notes: mine.ticket.uid,
    startsAt: starts.toISOString(),
    endsAt: new Date(starts.getTime() + BOOKING_MINUTES * 60_000).toISOString(),
  };
}

const RANK: Partial<Record<Progress, number>> = { called: 0, absent: 1, waiting: 2, booked: 3 };

/** Sorts called tickets first, then those that can rejoin, waiting, booked; finished ones apart (TIX-25, TIX-27). */
export function sorted(tickets: readonly MyTicket[], reversed: boolean) {
  const byAge = [...tickets].sort((a, b) => b.appliedAt.localeCompare(a.appliedAt));
  if (reversed) byAge.reverse();
  const isCurrent = (mine: MyTicket) => !isOver(mine) || mayRejoin(mine);
  return {
    active: byAge.filter(isCurrent).sort((a, b) => (RANK[a.progress] ?? 4) - (RANK[b.progress] ?? 4)),
    earlier: byAge.filter((mine) => !isCurrent(mine)),
  };
}

const THRESHOLDS = [10, 5, 3, 1];

/** Whether the people ahead passed a number worth announcing, so that not every poll is announced. */
export const crossedThreshold = (before: number, now: number): boolean =>
  THRESHOLDS.some((threshold) => before > threshold && now <= threshold);

/** Near enough to read house numbers. */
const ZOOM = 18;

/**
 * The map to the place (TIX-09), until the holder has arrived or is called and looks for a counter. None without
 * coordinates, and none by video.
 */
export function wayThere({
  latitude,
  longitude,
  progress,
  checkedIn,
  joinUrl,
}: MyTicket): string | undefined {
  if (progress === 'called' || checkedIn === true || joinUrl !== undefined) return undefined;
  if (latitude === null || longitude === null) return undefined;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}

/** Whether its holder can check in; a number by video is called without checking in. */
export const mayArrive = (mine: MyTicket): boolean =>
  (mine.progress === 'waiting' || mine.canCheckIn === true) &&
  (mine.joinUrl === undefined || isBooking(mine));

/** A note needs a login that yields an `euid`; a phone with an SMS code is not enough (TIX-16, TIX-18). */
export const mayKeepNotes = ({ euid }: Session): boolean => euid !== undefined;
