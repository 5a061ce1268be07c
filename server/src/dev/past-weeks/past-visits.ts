import { statement, type Queryable } from '../../db/db';
import { DAY, dayOf, MINUTE } from '../../modules/waits';
import type { RecordedTicket } from './recorded-office';

const INSERT = statement(
  'dev-insert-past-visits',
  `INSERT INTO past_visit (location_id, service_id, day, quarter, counter, is_booking, outcome, wait_minutes, service_minutes)
   SELECT location, service, day, quarter, counter, false, outcome, nullif(wait, -1), nullif(served, -1)
   FROM unnest(:locations::int[], :services::int[], :days::date[], :quarters::int[], :counters::text[],
     :outcomes::text[], :waits::int[], :served::int[])
     AS v(location, service, day, quarter, counter, outcome, wait, served)`,
);
const ROWS_AT_ONCE = 20_000;
const NONE = -1;

const minutes = (seconds: number) => Math.round(Math.max(0, seconds) / MINUTE);

/**
 * Collects the visits of queues, without those of bookings, and inserts them. Columns save memory: four weeks of the
 * city have a million visits.
 */
export function pastVisits(dayAt: (seconds: number) => string) {
  const columns = {
    locations: [] as number[],
    services: [] as number[],
    days: [] as string[],
    quarters: [] as number[],
    counters: [] as string[],
    outcomes: [] as string[],
    waits: [] as number[],
    served: [] as number[],
  };
  return {
    add(tickets: readonly RecordedTicket[], queue: { serviceId: number; locationId: number }): void {
      for (const { arrivedAt, queuedAt, calledAt, counter, isAbsent, startedAt, endedAt } of tickets) {
        const since = queuedAt ?? arrivedAt;
        const isServed = calledAt !== undefined && !isAbsent;
        const until = endedAt !== undefined && dayOf(endedAt) === dayOf(since) ? endedAt : undefined;
        columns.locations.push(queue.locationId);
        columns.services.push(queue.serviceId);
        columns.days.push(dayAt(since));
        columns.quarters.push(Math.floor((since % DAY) / (15 * MINUTE)));
        columns.counters.push(calledAt === undefined ? '' : counter);
        columns.outcomes.push(calledAt === undefined ? 'uncalled' : isAbsent ? 'missed' : 'served');
        columns.waits.push(calledAt === undefined ? NONE : minutes(calledAt - since));
        columns.served.push(
          isServed && until !== undefined ? minutes(until - (startedAt ?? calledAt)) : NONE,
        );
      }
    },

    async insert(db: Queryable): Promise<void> {
      for (let from = 0; from < columns.days.length; from += ROWS_AT_ONCE) {
        const part = <Value>(column: Value[]) => column.slice(from, from + ROWS_AT_ONCE);
        await db.query(INSERT, {
          locations: part(columns.locations),
          services: part(columns.services),
          days: part(columns.days),
          quarters: part(columns.quarters),
          counters: part(columns.counters),
          outcomes: part(columns.outcomes),
          waits: part(columns.waits),
          served: part(columns.served),
        });
      }
    },
  };
}
