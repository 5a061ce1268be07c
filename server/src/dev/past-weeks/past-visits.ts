import type { Row } from '../../seed/insert';
import { DAY, dayOf, MINUTE } from '../../modules/waits';
import type { RecordedTicket } from './recorded-office';

const minutes = (seconds: number) => Math.round(Math.max(0, seconds) / MINUTE);

/** The visits of a queue as the server keeps them, without those of bookings. @param dayAt of an instant of the log */
export const pastVisits = (tickets: readonly RecordedTicket[], queue: Row, dayAt: (at: number) => string) =>
  tickets.map(({ arrivedAt, queuedAt, calledAt, counter, isAbsent, startedAt, endedAt }): Row => {
    const since = queuedAt ?? arrivedAt;
    const isServed = calledAt !== undefined && !isAbsent;
    const until = endedAt !== undefined && dayOf(endedAt) === dayOf(since) ? endedAt : undefined;
    return {
      ...queue,
      day: dayAt(since),
      quarter: Math.floor((since % DAY) / (15 * MINUTE)),
      counter: calledAt === undefined ? '' : counter,
      is_booking: false,
      outcome: calledAt === undefined ? 'uncalled' : isAbsent ? 'missed' : 'served',
      wait_minutes: calledAt === undefined ? null : minutes(calledAt - since),
      service_minutes: isServed && until !== undefined ? minutes(until - (startedAt ?? calledAt)) : null,
    };
  });
