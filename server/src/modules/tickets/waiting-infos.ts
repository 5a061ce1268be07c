import type { WaitingInfo } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import { figuresOfEach, peopleAhead } from '../queue';
import type { TicketRow } from './ticket-row';
import { progressOf, rejoinSeconds } from './ticket-status';
import type { TicketView } from './ticket-view';

const queueOf = ({ service_id, location_id }: TicketRow) => ({
  serviceId: service_id,
  locationId: location_id,
});

/** Counts and progress alone, so that they tell nothing about a person (API-33). */
export async function waitingInfosOf(db: Queryable, rows: TicketRow[], now: Date): Promise<WaitingInfo[]> {
  const waiting = rows.filter((row) => progressOf(row, now) === 'waiting');
  const figures = await figuresOfEach(db, rows.map(queueOf), now);
  const ahead = await peopleAhead(db, waiting, figures, now);
  return rows.map((row) => {
    const { notCheckedIn, openCounters } = figures(queueOf(row));
    const progress = progressOf(row, now);
    return {
      ticketId: row.id,
      waitCount: progress === 'waiting' ? (ahead.get(row.id) ?? 0) : 0,
      notCheckInCount: notCheckedIn,
      openCounter: openCounters,
      progress,
      counterName: row.counter_name,
      updatedAt: now.toISOString(),
      rejoinSeconds: rejoinSeconds(row, now),
    };
  });
}

/** The counts of tickets, those that are known already and those that are not. */
export async function infosOf(
  db: Queryable,
  tickets: TicketView[],
  now: Date,
): Promise<(ticket: TicketView) => WaitingInfo> {
  const rows = tickets.filter(({ info }) => info === undefined).map(({ row }) => row);
  const counted = rows.length === 0 ? [] : await waitingInfosOf(db, rows, now);
  const byId = new Map(counted.map((info) => [info.ticketId, info]));
  return ({ info, row }) => info ?? byId.get(row.id)!;
}
