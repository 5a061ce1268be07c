import type { CallingRule } from '@vez/shared/contracts';
import type { TicketRow } from '../../modules/tickets';

/** Where and when a booking is served. */
export interface BookedPlace {
  locationId: number;
  day: string;
  time: string;
}

/** One ticket, according to all answers: the rows must agree. */
export interface TicketView {
  id: string;
  /** The position of the person; undefined if it was issued on site. */
  owner?: number | undefined;
  progress: TicketRow['progress'];
  takenAt: Date;
  /** For a booking. */
  place?: BookedPlace | undefined;
  /** For a queue ticket. */
  number?: number | undefined;
  isFirst: boolean;
  isHere: boolean;
  counter: string;
  calledAt?: Date | undefined;
  /** For a person who missed the call and came back: behind which number, when, and whether they had been here. */
  back?: { behind: number; at: Date; wasHere: boolean } | undefined;
  /** The code that a kiosk printed. */
  qrcode?: string | undefined;
}

/** Messages about tickets that must have been written, counted by kind. */
export type Messages = Record<
  'booked' | 'givenUp' | 'called' | 'otherCounter' | 'absent' | 'moved' | 'closed',
  number
>;

/** The city, according to the answers to people and counters. */
export interface Model {
  tickets: Map<string, TicketView>;
  /** By the position of the person. */
  holds: Map<number, string>;
  isOpen: boolean;
  /** The order of calling. */
  rule: CallingRule;
  messages: Messages;
}

export const newModel = (rule: CallingRule): Model => ({
  rule,
  tickets: new Map(),
  holds: new Map(),
  isOpen: true,
  messages: { booked: 0, givenUp: 0, called: 0, otherCounter: 0, absent: 0, moved: 0, closed: 0 },
});

const ACTIVE = ['booked', 'waiting', 'called'];
export const isActive = ({ progress }: TicketView) => ACTIVE.includes(progress);

export const ticketsOf = ({ tickets }: Model, who: number) =>
  [...tickets.values()].filter(({ owner }) => owner === who);

export const inProgress = ({ tickets }: Model, progress: TicketView['progress']) =>
  [...tickets.values()].filter((ticket) => ticket.progress === progress);

/** Picks one, whatever the number drawn. */
export const pick = <One>(of: One[], which: number): One | undefined => of[which % of.length];

/** How long an absent person may be called again, or come back (decisions 64 and 88). */
const GRACE_MS = 30 * 60_000;
export const isInTime = ({ calledAt }: TicketView, now: Date) =>
  now.getTime() - calledAt!.getTime() <= GRACE_MS;

/** Whether the owner of a ticket has another number that is in the line or called. */
export const hasAnother = (model: Model, { id, owner }: TicketView) =>
  owner !== undefined &&
  ticketsOf(model, owner).some(
    (other) => other.id !== id && other.place === undefined && ['waiting', 'called'].includes(other.progress),
  );
