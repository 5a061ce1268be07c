import type { Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { NotFound } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { findOwn, type TicketRow } from './ticket-row';
import { waitingInfosOf } from './waiting-infos';

/** The caller's ticket. @throws NotFound for another's and for a missing one alike */
export async function ownTicket(
  db: Queryable,
  caller: CallerIdentity,
  id: string,
  read = findOwn,
): Promise<TicketRow> {
  const row = await read(db, caller, id);
  if (row === undefined) throw new NotFound();
  return row;
}

export const waitingInfoOf = async (db: Queryable, catalogue: Catalogue, row: TicketRow, now: Date) =>
  (await waitingInfosOf(db, catalogue, [row], now))[0]!;
