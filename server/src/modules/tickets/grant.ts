import type { MyTicket } from '@vez/shared/contracts';
import type { Queryable, Statement, Transaction } from '../../db/db';
import type { Outcome } from '../../db/outcome';
import type { Receipt } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import { grant, grantStatement, type Grant, type GrantName, type Prepared } from '../writes';
import type { TicketRow } from './ticket-row';
import type { TicketView } from './ticket-view';
import type { TicketWire } from './wire';
import { NEW_TICKET, ticketsAsJson } from './insert-tickets';

export interface TicketGrantSql<Name extends GrantName> {
  name: Name;
  /** Columns by which tickets are counted together: each of `requested` has its `turn` within its group. */
  countedBy: string;
  /**
   * CTEs over `requested`, the last of them `counted`: by `countedBy` the `last` number given before, how many are
   * `granted` now, and `queue_letter`, `code_digits` and `code_suffix` for their codes.
   */
  counting: string;
  /** Whether the ticket has a number of its own, besides its code. */
  isNumbered: boolean;
  codePrefix: string;
  /** Other parts of the answer that only the statement knows: their names, and SQL over `counted` and `turn`. */
  deferred?: Readonly<Record<string, string>>;
}

/** `codeOf` in SQL, for the number `last + turn`. */
const CODE = `queue_letter || lpad((last + turn)::text, greatest(code_digits, length((last + turn)::text)), '0')
  || code_suffix`;

/**
 * A statement that gives tickets their numbers and codes, inserts them, and stores their answers. It has a parameter
 * `:tickets` besides those of `counting`: rows that lack these two.
 */
export function ticketGrant<Name extends GrantName>({
  name,
  countedBy,
  counting,
  isNumbered,
  codePrefix,
  deferred = {},
}: TicketGrantSql<Name>) {
  const pairs = Object.entries(deferred).map(([part, sql]) => `'${part}', ${sql}, `);
  return grantStatement({
    name,
    grants: `requested AS (
       SELECT ${NEW_TICKET}, row_number() OVER (PARTITION BY ${countedBy} ORDER BY ordinality) AS turn
       FROM json_populate_recordset(NULL::ticket, :tickets) WITH ORDINALITY
     ), ${counting}, numbered AS (
       SELECT requested.*, ${isNumbered ? 'last + turn' : 'NULL::int'} AS number, code,
         json_build_object(${pairs.join('')}'ticket', json_build_object('jettonCode', code)) AS deferred
       FROM requested JOIN counted USING (${countedBy}), LATERAL (SELECT '${codePrefix}' || ${CODE} AS code) AS given
       WHERE turn <= granted
     ), written AS (
       INSERT INTO ticket (${NEW_TICKET}, number, jetton_code) SELECT ${NEW_TICKET}, number, code FROM numbered
     )`,
    granted: 'numbered',
  });
}

/** A ticket without its number and code, with its prepared answer. */
export interface PreparedTicket extends Prepared<MyTicket> {
  row: TicketRow;
}

/** Prepares everything that can be known of tickets before locking rows that others wait for. */
export async function prepareTickets(
  db: Queryable,
  wire: TicketWire,
  tickets: (TicketView & { receipt(): Receipt | undefined })[],
): Promise<PreparedTicket[]> {
  const answers = await wire(db, tickets);
  return tickets.map(({ row, receipt }, at) => ({
    id: row.id,
    row,
    answer: answers[at]!,
    receipt: receipt(),
  }));
}

interface TicketGrant extends Grant {
  values: { receipts: string | null; tickets: string | null };
}

export interface GrantRefusals {
  /** The refusal of requests that passed all checks and get no ticket. */
  none: 'queueFull' | 'slotTaken';
  /** The refusal for a unique violation in the database. */
  second: 'alreadyQueued' | 'alreadyBooked';
}

/**
 * Grants tickets in the order of the requests.
 * @param granting by `ticketGrant`
 * @param valuesOf its values, given those of `:tickets` and `:receipts`
 * @returns an outcome for each, in that order
 * @throws Refusal `second` if the only request has such a ticket already
 */
export async function grantTickets<Of extends TicketGrant>(
  tx: Transaction,
  granting: Statement<Of>,
  valuesOf: (own: TicketGrant['values']) => Of['values'],
  prepared: PreparedTicket[],
  { none, second }: GrantRefusals,
): Promise<Outcome<MyTicket>[]> {
  const rows = prepared.map(({ row }) => row);
  const tickets = ticketsAsJson(rows, tx.personal);
  const granted = grant(tx, granting, (receipts) => valuesOf({ tickets, receipts }), prepared);
  const answers = await (prepared.length === 1 ? refuseDuplicate(granted, second) : granted);
  return prepared.map(({ id }) => {
    const answer = answers.get(id);
    return answer === undefined ? { fault: new Refusal(none) } : { answer };
  });
}
