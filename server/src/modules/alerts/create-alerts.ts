import { cityInstant } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { MessageOfTicket, Sms } from '../../module-api/sms';
import type { Catalogue } from '../catalogue';
import { reachedAlerts, waitingByPhone, type Queue } from '../queue';
import type { TicketLinks } from '../tickets';
import { isLinked, messageOf, reminderValues } from './alert-message';
import type { AlertedTicket, RemindedTicket, Send } from './alert-message';
import { arrivalAlerts, type ArrivalAlerts } from './arrival-alerts';
import { closureAlerts, type ClosureAlerts } from './closure-alerts';
import { wishedReminders, type Reminder } from './due-reminders';
import { noticeAlerts, type NoticeAlerts } from './notice-alerts';
import { offerAlerts, type OfferAlerts } from './offer-alerts';

/**
 * Messages about a ticket. The outbox's key ensures that each is sent once, whatever is repeated (QUE-04). A ticket
 * without a number gets none. A message for one person is written in the transaction of its cause, one for a whole
 * queue by a background job (decisions 71 and 136).
 */
export interface Alerts extends ArrivalAlerts, ClosureAlerts, NoticeAlerts, OfferAlerts {
  /** What confirms new bookings; their own statement writes it. */
  confirmations(tickets: readonly AlertedTicket[], now: Date): MessageOfTicket[];
  /** Staff have booked for its holder. */
  tellBooked(db: Queryable, ticket: AlertedTicket, now: Date): Promise<void>;
  /** The booked time is near: asks its holder whether they are coming, unless they said so. Nothing if the office does not wish it. */
  remind(db: Queryable, reminder: Reminder, ticket: RemindedTicket, now: Date): Promise<void>;
  /** The holder has cancelled a booking. */
  tellGivenUp(db: Queryable, ticket: AlertedTicket, now: Date): Promise<void>;
  tellCalled(db: Queryable, ticket: AlertedTicket, now: Date): Promise<void>;
  /** The ticket was called again, to another counter than before. */
  tellOtherCounter(db: Queryable, ticket: AlertedTicket, now: Date): Promise<void>;
  tellAbsent(db: Queryable, ticket: AlertedTicket, now: Date): Promise<void>;
  /** The holder of a booking did not come within the grace. */
  tellMissed(db: Queryable, ticket: AlertedTicket, now: Date): Promise<void>;
  /** The office has cancelled it; `note` gives the reason, or is empty. */
  tellCancelled(db: Queryable, ticket: AlertedTicket, note: string, now: Date): Promise<void>;
  /** A booking has another day, time or place. */
  tellMoved(db: Queryable, ticket: AlertedTicket, now: Date): Promise<void>;
  /** The tickets with as few people ahead as their holders chose, and without a message since they let others go first. */
  tellThoseNext(db: Queryable, queue: Queue, now: Date): Promise<void>;
  /** The queue was closed while people waited. */
  tellClosed(db: Queryable, queue: Queue, closedAt: Date): Promise<void>;
}

const BOOKED = 'made';
const REACHED = 'reached';
/** The beginning and the end of such a message's key. */
const REACHED_KEY = ['alert:', `:${REACHED}`] as const;

/** The links of earlier messages end when a newer one is sent. */
const SET_LINK = statement(
  'alerts-set-link',
  'UPDATE ticket SET link_number = greatest(link_number, :number) WHERE id = :id',
);

export function createAlerts(sms: Sms, catalogue: Catalogue, links: Pick<TicketLinks, 'addressOf'>): Alerts {
  const send: Send = async (db, kind, ticket, now, more = {}) => {
    const number = ticket.link_number + 1;
    const link = isLinked(kind) ? links.addressOf({ ...ticket, link_number: number }) : '';
    const message = messageOf(catalogue, kind, ticket, now, { ...more, link });
    if (message === undefined) return null;
    if ((await sms.enqueue(db, message)) && link !== '') await db.query(SET_LINK, { id: ticket.id, number });
    return message.key;
  };
  const tell = async (...message: Parameters<Send>) => void (await send(...message));
  const isClosedAt = ({ service_id, location_id, day, booking_time }: AlertedTicket) =>
    catalogue.closureAt(
      { serviceId: service_id, locationId: location_id },
      cityInstant(day, booking_time),
    ) !== undefined;

  return {
    confirmations: (tickets, now) =>
      tickets.flatMap((ticket) => {
        const message = messageOf(catalogue, 'booked', ticket, now, {
          occasion: BOOKED,
          link: links.addressOf(ticket),
        });
        return message === undefined ? [] : [{ ticketId: ticket.id, message }];
      }),
    tellBooked: (db, ticket, now) => tell(db, 'booked', ticket, now, { occasion: BOOKED }),
    async remind(db, reminder, ticket, now) {
      const { location } = catalogue.point(ticket.service_id, ticket.location_id);
      if (isClosedAt(ticket) || !wishedReminders(location).includes(reminder)) return;
      await tell(db, 'reminder', ticket, now, reminderValues(reminder, ticket));
    },
    tellGivenUp: (db, ticket, now) => tell(db, 'givenUp', ticket, now),
    tellCalled: (db, ticket, now) => tell(db, 'called', ticket, now),
    tellOtherCounter: (db, ticket, now) => tell(db, 'otherCounter', ticket, now),
    tellAbsent: (db, ticket, now) => tell(db, 'absent', ticket, now),
    tellMissed: (db, ticket, now) => tell(db, 'missed', ticket, now),
    tellCancelled: (db, ticket, note, now) => tell(db, 'cancelled', ticket, now, { note }),
    tellMoved: (db, ticket, now) => tell(db, 'moved', ticket, now),
    ...offerAlerts(send, catalogue),
    ...closureAlerts(send, catalogue),
    ...noticeAlerts(send),
    ...arrivalAlerts(send),
    async tellThoseNext(db, queue, now) {
      for (const ticket of await reachedAlerts(db, queue, now, REACHED_KEY)) {
        const since = ticket.let_pass_at === null ? '' : `:${ticket.let_pass_at.getTime()}`;
        await tell(db, 'alert', ticket, now, { occasion: REACHED + since, count: ticket.ahead });
      }
    },
    async tellClosed(db, queue, closedAt) {
      const waiting = await waitingByPhone(db, queue, closedAt);
      await Promise.all(waiting.map((ticket) => tell(db, 'closed', ticket, closedAt)));
    },
  };
}
