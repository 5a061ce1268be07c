import type { WaitingInfo } from '@vez/shared/contracts';
import { cityDay, cityTimeReached } from '../../city/city';
import type { Queryable } from '../../db/db';
import { closedNowOf, noticesAt, type Catalogue } from '../catalogue';
import { asksArrival, calledFrom, figuresOfEach, isAsked, MOST_LET_PASS, placesOf, ruleOf } from '../queue';
import { waitRanges } from '../waits';
import { closureOfBooking } from './closed-booking';
import type { TicketRow } from './ticket-row';
import { canCheckIn, progressOf, rejoinSeconds, visitStateOfRow } from './ticket-status';
import type { TicketView } from './ticket-view';

const queueOf = ({ service_id, location_id }: TicketRow) => ({
  serviceId: service_id,
  locationId: location_id,
});

/** Whether only the people ahead are called first; unknown for a booking before its time (decision 229). */
const isInOrder = (row: TicketRow, now: Date) =>
  row.progress === 'waiting' &&
  (row.type === 'QUEUE' || row.rejoined_at !== null || row.booking_time <= cityTimeReached(now));

/** What the office of a number that waits, or of a booking of today, tells everyone. */
const noticesOf = (catalogue: Catalogue, row: TicketRow, now: Date) =>
  (row.progress === 'waiting' || row.progress === 'booked') && row.day === cityDay(now)
    ? noticesAt(catalogue, { locationId: row.location_id, services: [row.service_id] }, now)
    : {};

/** How the office calls numbers beside bookings, for a number that waits where there are both. */
function besideOf(catalogue: Catalogue, row: TicketRow) {
  if (row.progress !== 'waiting' || row.type !== 'QUEUE') return {};
  const { row: point, location } = catalogue.point(row.service_id, row.location_id);
  if (!point.booking && !point.time_ticket) return {};
  const { order, bookingsInTurn } = ruleOf({
    order: location.calling_order,
    bookingsInTurn: location.bookings_in_turn,
    longestWaitMinutes: location.longest_wait_minutes,
  });
  return { beside: { order, bookingsInTurn } };
}

/** How many of the people behind a number its holder can let go first. */
const letPassOf = ({ type }: TicketRow, behind: number) =>
  type === 'QUEUE' && behind > 0 ? { mayLetPass: Math.min(behind, MOST_LET_PASS) } : {};

/** Only counts and progress, so that they reveal nothing about a person (API-33). */
export async function waitingInfosOf(
  db: Queryable,
  catalogue: Catalogue,
  rows: TicketRow[],
  now: Date,
): Promise<WaitingInfo[]> {
  const progressNow = (row: TicketRow) => progressOf(row, now, catalogue.arrivalRules(row.location_id));
  const waiting = rows.filter((row) => progressNow(row) === 'waiting');
  const figures = await figuresOfEach(db, rows.map(queueOf), now);
  const placeOf = await placesOf(db, waiting, figures, now);
  const ranges = await waitRanges(db, now);
  return rows.map((row) => {
    const { waiting: inQueue, notCheckedIn, openCounters, isPaused, nowServing } = figures(queueOf(row));
    const progress = progressNow(row);
    const { ahead, passing } = placeOf(row);
    const waitCount = progress === 'waiting' ? ahead : 0;
    const from = calledFrom(row, now);
    const closure = row.progress === 'waiting' ? catalogue.closureAt(queueOf(row), now) : undefined;
    const isOpenAt = (instant: Date) => catalogue.isServiceTime(queueOf(row), instant);
    const wait =
      progress === 'waiting' && isInOrder(row, now) && !isPaused && closure === undefined
        ? ranges(queueOf(row), { peopleAhead: waitCount, openCounters, passing, isOpenAt })
        : {};
    return {
      ticketId: row.id,
      serviceId: row.service_id,
      waitCount,
      notCheckInCount: notCheckedIn,
      openCounter: openCounters,
      progress,
      visitState: visitStateOfRow(row, now),
      canCheckIn:
        canCheckIn(row, now, catalogue.arrivalRules(row.location_id)) &&
        closureOfBooking(catalogue, row) === undefined,
      ...(isAsked(row) &&
        asksArrival(catalogue.point(row.service_id, row.location_id).location) && { asksArrival: true }),
      counterName: row.counter_name,
      updatedAt: now.toISOString(),
      rejoinSeconds: rejoinSeconds(row, now),
      ...letPassOf(row, progress === 'waiting' ? inQueue - ahead - 1 : 0),
      ...(progress === 'waiting' && nowServing !== null && { nowServing }),
      ...besideOf(catalogue, row),
      ...(from !== undefined && { calledFrom: from }),
      ...(closure && { closedNow: closedNowOf(closure) }),
      ...noticesOf(catalogue, row, now),
      ...wait,
    };
  });
}

/** The counts of tickets, both known ones and new ones. */
export async function infosOf(
  db: Queryable,
  catalogue: Catalogue,
  tickets: TicketView[],
  now: Date,
): Promise<(ticket: TicketView) => WaitingInfo> {
  const rows = tickets.filter(({ info }) => info === undefined).map(({ row }) => row);
  const counted = rows.length === 0 ? [] : await waitingInfosOf(db, catalogue, rows, now);
  const byId = new Map(counted.map((info) => [info.ticketId, info]));
  return ({ info, row }) => info ?? byId.get(row.id)!;
}
