import type { MyTicket } from '@vez/shared/contracts';
import type { Queryable, Statement, Transaction } from '../../db/db';
import { withLate } from '../../db/late';
import type { Outcome } from '../../db/outcome';
import type { Receipt } from '../../module';
import { Refusal } from '../../refusal';
import type { TicketRow } from './ticket-row';
import type { TicketWire, ToldTicket } from './wire';
import { NEW_TICKET, orRefuse, ticketsAsJson } from './write-ticket';

/** A ticket that lacks nothing but its number and code, and the answer that tells of it. */
export interface ReadyTicket {
  row: TicketRow;
  answer: MyTicket;
  receipt: Receipt | undefined;
}

/** `$1` of a statement that grants tickets, with the `turn` of each among those of the same `keys`. */
export const wishesBy = (keys: string) => `wish AS (
     SELECT ${NEW_TICKET}, row_number() OVER (PARTITION BY ${keys} ORDER BY ordinality) AS turn
     FROM json_populate_recordset(NULL::ticket, $1) WITH ORDINALITY
   )`;

/**
 * The end of a statement that grants tickets: writes those of `numbered`, with their `number` and `code`, and keeps
 * the answers, of which `late` is what nobody knew before. `$2` is what they are kept under.
 */
export const WRITE_NUMBERED = `tickets AS (
     INSERT INTO ticket (${NEW_TICKET}, number, jetton_code) SELECT ${NEW_TICKET}, number, code FROM numbered
   ), kept AS (
     INSERT INTO idempotency_key (key, subject, fingerprint, answer, late)
     SELECT key, subject, fingerprint, answer::json, late FROM numbered
     JOIN json_to_recordset($2) AS kept(id uuid, key uuid, subject text, fingerprint text, answer text) USING (id)
   )
   SELECT id, late FROM numbered`;

/** All that can be known of tickets before any row is locked that others wait for. */
export async function readyTickets(
  db: Queryable,
  wire: TicketWire,
  told: (ToldTicket & { receipt(): Receipt | undefined })[],
): Promise<ReadyTicket[]> {
  const answers = await wire(db, told);
  return told.map(({ row, receipt }, at) => ({ row, answer: answers[at]!, receipt: receipt() }));
}

export interface Granting {
  statement: Statement;
  /** Its values from `$3` on. */
  values: unknown[];
  /** Why somebody gets no ticket though nothing else speaks against it. */
  none: 'queueFull' | 'slotTaken';
  /** Why the database refuses one. */
  second: 'alreadyQueued' | 'alreadyBooked';
}

/**
 * Writes tickets and keeps their answers, by one statement and the commit: whoever comes next waits for rows of it
 * until it is durable. An outcome for each, in their order.
 * @throws Refusal `second` where the only one of them has such a ticket already
 */
export async function grantTickets(
  tx: Transaction,
  ready: ReadyTicket[],
  { statement, values, none, second }: Granting,
): Promise<Outcome<MyTicket>[]> {
  const kept = ready.flatMap(({ row: { id }, answer, receipt }) =>
    receipt === undefined ? [] : [{ ...receipt, id, answer: JSON.stringify(answer) }],
  );
  const tickets = ticketsAsJson(ready.map(({ row }) => row));
  const granting = tx.last(() =>
    tx.query<{ id: string; late: object }>(statement, [tickets, JSON.stringify(kept), ...values]),
  );
  const granted = await (ready.length === 1 ? orRefuse(granting, second) : granting);
  const late = new Map(granted.map((ticket) => [ticket.id, ticket.late]));
  return ready.map(({ row: { id }, answer }) =>
    late.has(id) ? { answer: withLate(answer, late.get(id)), isKept: true } : { fault: new Refusal(none) },
  );
}
