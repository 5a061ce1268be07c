import type { Mobile } from '@vez/shared/contracts';
import type { PersonalText, Queryable } from '../db/db';
import type { SmsKind } from '../texts/sms-kind';

export interface SmsMessage {
  kind: SmsKind;
  mobile: Mobile;
  text: string;
  /** At most one message is ever sent for a key. */
  key: string;
  /** After this the message is useless, and is dropped. */
  expiresAt: Date;
  /** Shown by the development outbox beside the text. */
  code?: string;
}

/** A message that is written by the statement that grants its ticket. */
export interface MessageOfTicket {
  ticketId: string;
  message: SmsMessage;
}

/** Messages as input of `json_to_recordset`, for statements that write them together with their tickets. */
export const messagesAsJson = (messages: readonly MessageOfTicket[], personal: PersonalText): string =>
  JSON.stringify(
    messages.map(({ ticketId, message: { key, kind, mobile, text, expiresAt } }) => ({
      ticket_id: ticketId,
      key,
      kind,
      mob_area: mobile.area,
      mob_num: personal.name(mobile.number),
      text: personal.text(text),
      expires_at: expiresAt,
    })),
  );

export interface Sms {
  /**
   * Writes the message into the outbox, in the caller's transaction; a worker delivers it once.
   * @returns whether it was written: false for a key that was used before, and for a number that gets no messages
   */
  enqueue(db: Queryable, message: SmsMessage): Promise<boolean>;
  /**
   * Drops messages that the gateway certainly did not send, as it refused each attempt. A message that is on its
   * way, or had no answer, counts as sent.
   * @returns the keys of the dropped messages
   */
  takeBack(db: Queryable, keys: readonly string[]): Promise<string[]>;
}
