import { formatDay } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import type { ticket } from '../../db/schema';
import type { Sms, SmsKind } from '../../module';
import { nameIn, smsText } from '../../texts';
import type { Catalogue } from '../catalogue';
import { reachedAlerts, waitingByPhone, type Queue } from '../line';

/** What a message needs to know of a ticket. */
type Told = Pick<
  typeof ticket.$inferSelect,
  | 'id'
  | 'jetton_code'
  | 'service_id'
  | 'location_id'
  | 'mob_area'
  | 'mob_num'
  | 'counter_name'
  | 'language'
  | 'day'
  | 'booking_time'
>;

/**
 * Messages about a ticket, written in the transaction that they tell of. The outbox's key sees to it that each is
 * sent once, whatever is repeated (QUE-04, decision 71). What has nobody's number is told to nobody.
 */
export interface Alerts {
  tellCalled(db: Queryable, ticket: Told, now: Date): Promise<void>;
  /** Called again, and to another counter than before. */
  tellOtherCounter(db: Queryable, ticket: Told, now: Date): Promise<void>;
  tellAbsent(db: Queryable, ticket: Told, now: Date): Promise<void>;
  tellThoseNext(db: Queryable, queue: Queue, now: Date): Promise<void>;
  /** A booking has another day, time or place. */
  tellMoved(db: Queryable, ticket: Told, now: Date): Promise<void>;
  /** The queue was closed while people wait. */
  tellClosed(db: Queryable, queue: Queue, now: Date): Promise<void>;
}

/** How long a message is of use, in minutes. */
const MINUTES = { alert: 30, called: 10, otherCounter: 10, absent: 60, moved: 24 * 60, closed: 120 };

export function createAlerts(sms: Sms, catalogue: Catalogue): Alerts {
  /** @param occasion what tells two messages of one kind about one ticket apart */
  async function tell(
    db: Queryable,
    kind: Exclude<SmsKind, 'code'>,
    ticket: Told,
    now: Date,
    { occasion = now.toISOString(), count = 0 } = {},
  ) {
    if (ticket.mob_area === null || ticket.mob_num === null) return;
    const { language } = ticket;
    const { location } = catalogue.point(ticket.service_id, ticket.location_id);
    await sms.enqueue(db, {
      key: `${kind}:${ticket.id}:${occasion}`,
      kind,
      mobile: { area: ticket.mob_area, number: ticket.mob_num },
      expiresAt: new Date(now.getTime() + MINUTES[kind] * 60_000),
      text: smsText(kind, language, {
        number: ticket.jetton_code,
        place: nameIn(location.name, language),
        counter: ticket.counter_name,
        date: formatDay(ticket.day, language),
        time: ticket.booking_time,
        count,
      }),
    });
  }

  return {
    tellCalled: (db, ticket, now) => tell(db, 'called', ticket, now),
    tellOtherCounter: (db, ticket, now) => tell(db, 'otherCounter', ticket, now),
    tellAbsent: (db, ticket, now) => tell(db, 'absent', ticket, now),
    tellMoved: (db, ticket, now) => tell(db, 'moved', ticket, now),
    async tellThoseNext(db, queue, now) {
      for (const ticket of await reachedAlerts<Told>(db, queue, now)) {
        await tell(db, 'alert', ticket, now, { occasion: 'reached', count: ticket.ahead });
      }
    },
    async tellClosed(db, queue, now) {
      for (const ticket of await waitingByPhone<Told>(db, queue, now)) {
        await tell(db, 'closed', ticket, now);
      }
    },
  };
}
