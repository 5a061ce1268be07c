import { addDays } from '@vez/shared/dates';
import { cityDay, cityInstant } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import { byKey } from '../../db/outcome';
import type { PastDay } from '../queue';

/** Numbers of kiosks are deleted after a week. */
const KEPT_DAYS = 7;
const HOUR_MS = 3_600_000;

const CALLED = statement(
  'settings-called',
  `SELECT * FROM ticket WHERE location_id = :location AND service_id = ANY(:services::int[])
     AND day BETWEEN :since::date AND :until::date AND called_at IS NOT NULL ORDER BY day, called_at, id`,
);

type TicketRow = Tables['ticket'];

const arrivedAt = ({ type, created_at, checked_in_at, called_at }: TicketRow): number =>
  (type === 'QUEUE' ? created_at : (checked_in_at ?? called_at!)).getTime();

/** From a call to the next one at the counter, if that person waited all the time; else until the visit ended. */
function busyMs(row: TicketRow, next: TicketRow | undefined): number {
  const called = row.called_at!.getTime();
  const nextCall = next?.called_at?.getTime() ?? Infinity;
  const isBusy = next !== undefined && arrivedAt(next) <= called && nextCall <= called + HOUR_MS;
  const ended = isBusy ? nextCall : Math.min(row.ended_at?.getTime() ?? nextCall, nextCall);
  return Math.min(Math.max(0, ended - called), HOUR_MS);
}

function dayOf(rows: TicketRow[]): PastDay {
  const counters = [...byKey(rows, ({ counter_name }) => counter_name).values()];
  const busy = new Map(
    counters.flatMap((calls) => calls.map((row, at) => [row, busyMs(row, calls[at + 1])])),
  );
  return {
    visits: rows.map((row) => ({
      serviceId: row.service_id,
      arrivedAt: arrivedAt(row),
      bookedFor: row.type === 'QUEUE' ? null : cityInstant(row.day, row.booking_time).getTime(),
      isPriority: row.priority,
      busyMs: busy.get(row)!,
    })),
    counters: counters.map((calls) => {
      const last = calls.at(-1)!;
      return {
        serviceIds: [...new Set(calls.map(({ service_id }) => service_id))],
        from: calls[0]!.called_at!.getTime(),
        until: last.called_at!.getTime() + busy.get(last)!,
      };
    }),
  };
}

/** The last days of an office whose people are all still known, without today. */
export async function readPastDays(db: Queryable, location: number, services: number[], now: Date) {
  const today = cityDay(now);
  const kept = { since: addDays(today, -KEPT_DAYS), until: addDays(today, -1) };
  const rows = await db.query(CALLED, { location, services, ...kept });
  return [...byKey(rows, ({ day }) => day).values()].map(dayOf);
}
