import type { MyTicket, WaitingInfo } from '@vez/shared/contracts';
import type { Statement, Transaction } from '../../db/db';
import type { Outcome } from '../../db/outcome';
import type { Receipt } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import { completed, receiptsAsJson, type Prepared } from '../writes';
import type { IdentityVault } from './identity-number';
import { ticketsAsJson } from './insert-ticket';
import { ticketRow, type NewTicket } from './new-ticket';
import type { TicketRow } from './ticket-row';
import type { TicketView } from './ticket-view';
import type { TicketWire } from './wire';

/** A request that has passed all checks. */
export interface TicketRequest extends Pick<TicketView, 'language' | 'caller'> {
  ticket: NewTicket;
  receipt(): Receipt | undefined;
  /** The wait of the ticket, if it is known without its number. */
  wait?: (ticketId: string) => WaitingInfo;
}

/**
 * What every statement that grants tickets takes and returns: rows of tickets without number and code, receipts of
 * their answers; the `deferred` parts of each answer.
 */
interface Granting {
  values: { receipts: string | null; tickets: string | null };
  row: { id: string; deferred: unknown };
}

export interface TicketGrant<Of extends Granting> {
  /** Gives each ticket its number and code, inserts it, and stores its answer. */
  statement: Statement<Of>;
  /** Its other values, for these tickets. */
  values(rows: TicketRow[]): Omit<Of['values'], keyof Granting['values']>;
  /** The refusal of requests that get no ticket. */
  none: 'queueFull' | 'slotTaken';
  /** The refusal for a unique violation in the database. */
  second: 'alreadyQueued' | 'alreadyBooked';
}

export interface GrantSettings {
  vault: IdentityVault;
  ticketWire: TicketWire;
}

/** Prepares everything that can be known of tickets before locking rows that others wait for. */
async function prepare(
  tx: Transaction,
  { vault, ticketWire }: GrantSettings,
  requests: TicketRequest[],
  now: Date,
): Promise<(Prepared<MyTicket> & { row: TicketRow })[]> {
  const views = requests.map(({ ticket, language, caller, wait }): TicketView => {
    const row = ticketRow(vault, ticket, now);
    return { row, language, caller, ...(wait && { info: wait(row.id) }) };
  });
  const answers = await ticketWire(tx, views);
  return views.map(({ row }, at) => ({
    id: row.id,
    row,
    answer: answers[at]!,
    receipt: requests[at]!.receipt(),
  }));
}

/**
 * Grants tickets in the order of the requests, and commits in the same packet: the next request waits for its rows
 * until they are durable.
 * @returns an outcome for each, in that order
 * @throws Refusal `second` if the only request has such a ticket already
 */
export async function grantTickets<Of extends Granting>(
  tx: Transaction,
  settings: GrantSettings,
  requests: TicketRequest[],
  { statement, values, none, second }: TicketGrant<Of>,
  now: Date,
): Promise<Outcome<MyTicket>[]> {
  const prepared = await prepare(tx, settings, requests, now);
  const rows = prepared.map(({ row }) => row);
  const own = { tickets: ticketsAsJson(rows, tx.personal), receipts: receiptsAsJson(tx, prepared) };
  const granting = tx.last(() => tx.query<Granting>(statement, { ...values(rows), ...own }));
  const granted = await (prepared.length === 1 ? refuseDuplicate(granting, second) : granting);
  const deferred = new Map(granted.map((row) => [row.id, row.deferred]));
  return prepared.map(({ id, answer }) =>
    deferred.has(id) ? { answer: completed(answer, deferred.get(id)) } : { fault: new Refusal(none) },
  );
}
