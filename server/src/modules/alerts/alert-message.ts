import type { Language } from '@vez/shared/contracts';
import { formatDay } from '@vez/shared/dates';
import { cityInstant } from '../../city/city';
import type { Queryable, Tables } from '../../db/db';
import type { SmsMessage } from '../../module-api/sms';
import type { SmsKind } from '../../texts/sms-kind';
import { nameIn, reminderAsk, smsText } from '../../texts/texts';
import type { Catalogue } from '../catalogue';

/** The data of a ticket that messages need. */
export type AlertedTicket = Pick<
  Tables['ticket'],
  | 'id'
  | 'uid'
  | 'link_number'
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

export type RemindedTicket = AlertedTicket & Pick<Tables['ticket'], 'coming_at'>;

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
  here: 30,
  passedOver: 30,
  cancelled: 24 * 60,
  moved: 24 * 60,
  closed: 120,
  closure: 24 * 60,
  closureNoTime: 24 * 60,
  closureNumber: 24 * 60,
  reopened: 24 * 60,
  offer: 15,
  delay: 30,
  notice: 30,
};

export type AlertKind = keyof typeof MINUTES;

/** Messages about a ticket that has ended, whose link would be refused. */
const WITHOUT_LINK: readonly AlertKind[] = ['givenUp', 'missed', 'cancelled', 'closureNumber'];
export const isLinked = (kind: AlertKind): boolean => !WITHOUT_LINK.includes(kind);

/** Values of the text beyond the ticket's; `occasion` distinguishes two messages of one kind about one ticket. */
export type MessageValues = { occasion?: string } & Record<string, string | number>;

/** Writes a message about a ticket. @returns its key; null for a ticket without a number */
export type Send = (
  db: Queryable,
  kind: AlertKind,
  ticket: AlertedTicket,
  now: Date,
  more?: MessageValues,
) => Promise<string | null>;

/** A move brings the reminders of another occasion. */
export const reminderValues = (
  reminder: string,
  { day, booking_time, coming_at, language }: RemindedTicket,
): MessageValues => ({
  occasion: `${reminder}:${day}T${booking_time}`,
  ask: reminderAsk(coming_at !== null, language),
});

/** Longer names are cut, and longer notes left out, so that a message stays within a few parts. */
const MOST_LETTERS = 60;

const cut = (name: string) => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 3)}...` : name);
/** What to bring, if the service says so in a few plain words. */
const short = (note: string) => (note.length > MOST_LETTERS || note.includes('<') ? '' : note);

const keyOf = (kind: SmsKind, ticketId: string, occasion: string) => `${kind}:${ticketId}:${occasion}`;
/** A reminder that a slow gateway delivers later than this before the booked time only startles. */
const REMINDER_LEAD_MS = 15 * 60_000;

function usefulUntil(kind: AlertKind, { day, booking_time }: AlertedTicket, now: Date): Date {
  const end = new Date(now.getTime() + MINUTES[kind] * 60_000);
  if (kind !== 'booked' && kind !== 'reminder') return end;
  const booked = cityInstant(day, booking_time).getTime() - (kind === 'reminder' ? REMINDER_LEAD_MS : 0);
  return new Date(Math.min(end.getTime(), booked));
}

/** The alphabets of an SMS lack a non-breaking hyphen. */
export const dayOf = (day: string, language: Language) => formatDay(day, language).replaceAll('\u2011', '-');

/** The data of a ticket that the text of a message needs. */
export type TicketFacts = Pick<
  AlertedTicket,
  'jetton_code' | 'service_id' | 'location_id' | 'counter_name' | 'language' | 'day' | 'booking_time'
>;

export function textOf(
  catalogue: Catalogue,
  kind: SmsKind,
  ticket: TicketFacts,
  more: Readonly<Record<string, string | number>>,
): string {
  const { language } = ticket;
  const { location, service } = catalogue.point(ticket.service_id, ticket.location_id);
  const values = {
    service: cut(nameIn(service.name, language)),
    bring: short(nameIn(service.warning, language)),
    number: ticket.jetton_code,
    place: nameIn(location.name, language),
    counter: ticket.counter_name,
    date: dayOf(ticket.day, language),
    time: ticket.booking_time,
    ...more,
  };
  return smsText(kind, language, values, location.remote_counter).replace(/ {2,}/g, ' ').trim();
}

/** The message about a ticket; undefined for a ticket without a number. */
export function messageOf(
  catalogue: Catalogue,
  kind: AlertKind,
  ticket: AlertedTicket,
  now: Date,
  { occasion = now.toISOString(), ...more }: MessageValues,
): SmsMessage | undefined {
  if (ticket.mob_area === null || ticket.mob_num === null) return undefined;
  return {
    key: keyOf(kind, ticket.id, occasion),
    kind,
    mobile: { area: ticket.mob_area, number: ticket.mob_num },
    expiresAt: usefulUntil(kind, ticket, now),
    text: textOf(catalogue, kind, ticket, more),
  };
}
