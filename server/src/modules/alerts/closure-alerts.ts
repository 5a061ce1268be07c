import type { ClosureReason } from '@vez/shared/domain';
import type { Language } from '@vez/shared/contracts';
import { cityLanguages } from '../../city/city';
import type { Queryable } from '../../db/db';
import { closureReason } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { textOf, type AlertedTicket, type MessageValues, type Send, type TicketFacts } from './alert-message';
import { heldWords, type HeldTime } from './held-time';

/** Messages about the closure of an office. */
export interface ClosureAlerts {
  /**
   * The office is closed at the time of a booking; `held` is undefined if no other time is free.
   * @returns the key of the message; null for a ticket without a number
   */
  tellClosure(
    db: Queryable,
    ticket: AlertedTicket,
    closure: { closureId: string; reason: ClosureReason; held: HeldTime | undefined },
    now: Date,
  ): Promise<string | null>;
  /** The text of that message in each language of the city, with `…` for its link. */
  closureTexts(
    ticket: Omit<TicketFacts, 'language' | 'counter_name'>,
    closure: { reason: ClosureReason; held: HeldTime | undefined },
  ): { language: Language; text: string }[];
  /** The office has closed, and ended a number. @returns as above */
  tellNumberEnded(
    db: Queryable,
    ticket: AlertedTicket,
    closure: { id: string; reason: ClosureReason },
    now: Date,
  ): Promise<string | null>;
  /** The office opens again: a booking keeps its old time. */
  tellReopened(db: Queryable, ticket: AlertedTicket, closureId: string, now: Date): Promise<void>;
}

/** What the text says about a closure. */
function wordsOf(
  catalogue: Catalogue,
  language: Language,
  { reason, held }: { reason: ClosureReason; held: HeldTime | undefined },
): MessageValues {
  const why = { reason: closureReason(reason, language) };
  return held === undefined ? why : { ...why, ...heldWords(catalogue, language, held) };
}
const kindOf = (held: HeldTime | undefined) => (held === undefined ? 'closureNoTime' : 'closure');

export const closureAlerts = (send: Send, catalogue: Catalogue): ClosureAlerts => ({
  tellClosure(db, ticket, { closureId, ...closure }, now) {
    const { held } = closure;
    const occasion = held ? `${closureId}:${held.locationId}:${held.day}T${held.time}` : closureId;
    const words = wordsOf(catalogue, ticket.language, closure);
    return send(db, kindOf(held), ticket, now, { occasion, ...words });
  },
  closureTexts: (ticket, closure) =>
    cityLanguages().map((language) => {
      const facts = { ...ticket, language, counter_name: '' };
      const words = { ...wordsOf(catalogue, language, closure), link: '…' };
      return { language, text: textOf(catalogue, kindOf(closure.held), facts, words) };
    }),
  tellNumberEnded: (db, ticket, { id, reason }, now) =>
    send(db, 'closureNumber', ticket, now, {
      occasion: id,
      reason: closureReason(reason, ticket.language),
    }),
  async tellReopened(db, ticket, closureId, now) {
    await send(db, 'reopened', ticket, now, { occasion: closureId });
  },
});
