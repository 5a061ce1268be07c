import { formatDay } from '@vez/shared/dates';
import type { Queryable, Tables } from '../../db/db';
import { cityInstant } from '../../city/city';
import type { MessageOfTicket, Sms, SmsMessage } from '../../module-api/sms';
import type { SmsKind } from '../../texts/sms-kind';
import { nameIn, smsText } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import type { Reminder } from './due-reminders';
import { reachedAlerts, waitingByPhone, type Queue } from '../queue';

/** The data of a ticket that messages need. */
type AlertedTicket = Pick<
  Tables['ticket'],
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
 * Messages about a ticket. The outbox's key ensures that each is sent once, whatever is repeated (QUE-04). A ticket
 * without a number gets none. A message for one person is written in the transaction of its cause, one for a whole
 * queue by a background job (decisions 71 and 136).
 */
export interface Alerts {
  /** What confirms new bookings; their own statement writes it. */
  confirmations(tickets: readonly AlertedTicket[], now: Date): MessageOfTicket[];
  /** Staff have booked for its holder. */
  tellBooked(db: Queryable, ticket: AlertedTicket, now: Date): Promise<void>;
  /** The booked time is near; nothing if the office does not wish it. */
  remind(db: Queryable, reminder: Reminder, ticket: AlertedTicket, now: Date): Promise<void>;
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
  /** The tickets with as few people ahead as their holders chose, and without a message so far. */
  tellThoseNext(db: Queryable, queue: Queue, now: Date): Promise<void>;
  /** The queue was closed while people waited. */
  tellClosed(db: Queryable, queue: Queue, closedAt: Date): Promise<void>;
}

/** How long a message is of use, in minutes; one that announces a booking no longer than until its time. */
const MINUTES = {
  booked: 24 * 60,
  reminder: 24 * 60,
  givenUp: 24 * 60,
  alert: 30,
  called: 10,
  otherCounter: 10,
  absent: 60,
  missed: 60,
  cancelled: 24 * 60,
  moved: 24 * 60,
  closed: 120,
};

/** Longer names are cut, and longer notes left out, so that a message stays within a few parts. */
const MOST_LETTERS = 60;

const cut = (name: string) => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 3)}...` : name);
/** What to bring, if the service says so in a few plain words. */
const short = (note: string) => (note.length > MOST_LETTERS || note.includes('<') ? '' : note);

const keyOf = (kind: SmsKind, ticketId: string, occasion: string) => `${kind}:${ticketId}:${occasion}`;
const BOOKED = 'made';
const REACHED = 'reached';
/** The beginning and the end of such a message's key. */
const REACHED_KEY = ['alert:', `:${REACHED}`] as const;

/** A reminder that a slow gateway delivers later than this before the booked time only startles. */
const REMINDER_LEAD_MS = 15 * 60_000;

function usefulUntil(kind: keyof typeof MINUTES, { day, booking_time }: AlertedTicket, now: Date): Date {
  const end = new Date(now.getTime() + MINUTES[kind] * 60_000);
  if (kind !== 'booked' && kind !== 'reminder') return end;
  const booked = cityInstant(day, booking_time).getTime() - (kind === 'reminder' ? REMINDER_LEAD_MS : 0);
  return new Date(Math.min(end.getTime(), booked));
}

export function createAlerts(sms: Sms, catalogue: Catalogue): Alerts {
  function textOf(kind: SmsKind, ticket: AlertedTicket, more: { count: number; note: string }): string {
    const { language } = ticket;
    const { location, service } = catalogue.point(ticket.service_id, ticket.location_id);
    const values = {
      service: cut(nameIn(service.name, language)),
      bring: short(nameIn(service.warning, language)),
      number: ticket.jetton_code,
      place: nameIn(location.name, language),
      counter: ticket.counter_name,
      // The alphabets of an SMS lack a non-breaking hyphen.
      date: formatDay(ticket.day, language).replaceAll('\u2011', '-'),
      time: ticket.booking_time,
      ...more,
    };
    return smsText(kind, language, values, location.remote_counter).replace(/ {2,}/g, ' ').trim();
  }

  /** @param occasion distinguishes two messages of one kind about one ticket */
  function messageOf(
    kind: keyof typeof MINUTES,
    ticket: AlertedTicket,
    now: Date,
    { occasion = now.toISOString(), count = 0, note = '' } = {},
  ): SmsMessage | undefined {
    if (ticket.mob_area === null || ticket.mob_num === null) return undefined;
    return {
      key: keyOf(kind, ticket.id, occasion),
      kind,
      mobile: { area: ticket.mob_area, number: ticket.mob_num },
      expiresAt: usefulUntil(kind, ticket, now),
      text: textOf(kind, ticket, { count, note }),
    };
  }

  async function tell(db: Queryable, ...about: Parameters<typeof messageOf>) {
    const message = messageOf(...about);
    if (message !== undefined) await sms.enqueue(db, message);
  }

  return {
    confirmations: (tickets, now) =>
      tickets.flatMap((ticket) => {
        const message = messageOf('booked', ticket, now, { occasion: BOOKED });
        return message === undefined ? [] : [{ ticketId: ticket.id, message }];
      }),
    tellBooked: (db, ticket, now) => tell(db, 'booked', ticket, now, { occasion: BOOKED }),
    async remind(db, reminder, ticket, now) {
      const { location } = catalogue.point(ticket.service_id, ticket.location_id);
      const wished = { day: location.reminds_day_before, hours: location.reminds_hours_before };
      const occasion = `${reminder}:${ticket.day}T${ticket.booking_time}`;
      if (wished[reminder]) await tell(db, 'reminder', ticket, now, { occasion });
    },
    tellGivenUp: (db, ticket, now) => tell(db, 'givenUp', ticket, now),
    tellCalled: (db, ticket, now) => tell(db, 'called', ticket, now),
    tellOtherCounter: (db, ticket, now) => tell(db, 'otherCounter', ticket, now),
    tellAbsent: (db, ticket, now) => tell(db, 'absent', ticket, now),
    tellMissed: (db, ticket, now) => tell(db, 'missed', ticket, now),
    tellCancelled: (db, ticket, note, now) => tell(db, 'cancelled', ticket, now, { note }),
    tellMoved: (db, ticket, now) => tell(db, 'moved', ticket, now),
    async tellThoseNext(db, queue, now) {
      for (const ticket of await reachedAlerts(db, queue, now, REACHED_KEY)) {
        await tell(db, 'alert', ticket, now, { occasion: REACHED, count: ticket.ahead });
      }
    },
    async tellClosed(db, queue, closedAt) {
      const waiting = await waitingByPhone(db, queue, closedAt);
      await Promise.all(waiting.map((ticket) => tell(db, 'closed', ticket, closedAt)));
    },
  };
}
