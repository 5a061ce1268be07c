import { statement, type Queryable } from '../../db/db';
import { looksLikeKey, personKey } from './person-key';
import type { Person } from './profile-from';

/**
 * Rows from before 0012 name a bare subject (`$1`). Those of whom the login names (number `$3`, `$4`) get the key `$2`;
 * none do where a ticket of that subject has another number, since it is another issuer's person then.
 */
const ADOPT = statement(
  'former-rows-adopt',
  `WITH same AS (
     SELECT 1 AS one WHERE NOT EXISTS (
       SELECT FROM ticket WHERE euid = $1 AND (mob_area, mob_num) IS DISTINCT FROM ($3, $4))
   ), tickets AS (
     UPDATE ticket SET euid = $2, corporate = $5 FROM same WHERE euid = $1
   ), favourites AS (
     UPDATE favourite f SET owner = $2 FROM same WHERE owner = $1 AND NOT EXISTS (
       SELECT FROM favourite own
       WHERE own.owner = $2 AND own.service_id = f.service_id AND own.location_id = f.location_id)
   ), consents AS (
     UPDATE consent c SET account = $2 FROM same WHERE account = $1 AND NOT EXISTS (
       SELECT FROM consent own
       WHERE own.account = $2 AND own.device_id = c.device_id AND own.clause_id = c.clause_id)
   )
   UPDATE search_record s SET owner = $2 FROM same WHERE owner = $1 AND NOT EXISTS (
     SELECT FROM search_record own WHERE own.owner = $2 AND own.keyword = s.keyword)`,
);

/** Lets a person who has just logged in keep what they had before issuers were told apart (decision 110). */
export async function adoptFormerRows(db: Queryable, person: Person): Promise<void> {
  const { issuer, euid, mobArea, mobNum, contactPhone, accountType } = person;
  // Such a subject never named rows of its own: it would name those of a number or of another person.
  if (issuer === null || euid === null || looksLikeKey(euid)) return;
  const number = mobNum || contactPhone;
  const isCorporate = accountType === 'corporate';
  await db.query(ADOPT, [euid, personKey(issuer, euid), mobArea, number, isCorporate]);
}
