import type { Mobile } from '@vez/shared/contracts';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';

const LOCK_OWNER = statement('ticket-lock-owner', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 2))');
const COUNT_ACTIVE = statement(
  'ticket-count-active',
  `SELECT count(*) AS count FROM ticket
   WHERE mob_area = $1 AND mob_num = $2 AND progress IN ('booked', 'waiting', 'called') AND day >= $3`,
);

/** At most this many active tickets a number. */
const MOST_ACTIVE = 3;

/** One number's grants go one after the other, so that its cap holds. @throws Refusal `tooManyTickets` */
export async function checkMostActive(db: Queryable, { area, number }: Mobile, today: string): Promise<void> {
  await db.query(LOCK_OWNER, [`${area}-${number}`]);
  const [active] = await db.query<{ count: number }>(COUNT_ACTIVE, [area, number, today]);
  if (active!.count >= MOST_ACTIVE) throw new Refusal('tooManyTickets', 409, { count: MOST_ACTIVE });
}

/** Whether the caller's token proves a number (decision 17). */
export const provesNumber = (
  { mobile }: CallerIdentity,
  { mobArea, mobNum }: { mobArea: string; mobNum: string },
): boolean => mobile !== undefined && mobile.area === mobArea && mobile.number === mobNum;

/** A remote counter for accounts of the city serves nobody else (CAT-53). @throws Refusal `oneAccountRequired` */
export function checkAccount({ location }: ServicePoint, caller: CallerIdentity): void {
  if (location.remote_counter && location.rc_service_login && caller.euid === undefined) {
    throw new Refusal('oneAccountRequired', 403);
  }
}
