import type { Language } from '@vez/shared/contracts';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import type { TicketRow } from './ticket-row';

const BIND = statement(
  'ticket-bind',
  `UPDATE ticket SET mob_area = :mobArea, mob_num = kept_name(:mobNum), euid = :person, corporate = :isCorporate,
     language = :language
   WHERE id = :id AND mob_num IS NULL RETURNING *`,
);

export interface TicketOwner {
  mobArea: string;
  mobNum: string;
  caller: CallerIdentity;
  language: Language;
}

/**
 * Gives a kiosk's ticket to the first caller who scans it; undefined if it already has an owner (TIX-35).
 * @throws Refusal `alreadyQueued` if the mobile number already waits in this queue
 */
export async function bindTicket(
  db: Queryable,
  id: string,
  owner: TicketOwner,
): Promise<TicketRow | undefined> {
  const { mobArea, mobNum, caller, language } = owner;
  const account = { person: caller.person ?? null, isCorporate: caller.kind === 'corporate' };
  const binding = db.query(BIND, { id, mobArea, mobNum, ...account, language });
  const [row] = await refuseDuplicate(binding, 'alreadyQueued');
  return row;
}
