import { statement, type Queryable } from '../../db/db';
import { looksLikeKey, personKey } from './person-key';
import type { Person } from './profile-from';

/**
 * Rows from before 0012 name a bare subject. They get the key of the person who logs in with that subject. If a
 * ticket of the subject has another number, it belongs to another issuer's person, and no row changes.
 */
const ADOPT = statement(
  'former-rows-adopt',
  `WITH same AS (
     SELECT 1 AS one WHERE NOT EXISTS (
       SELECT FROM ticket WHERE euid = :subject
         AND (mob_area = :area AND mob_num IN (:number, token(:number))) IS NOT TRUE)
   ), tickets AS (
     UPDATE ticket SET euid = :person, corporate = :isCorporate FROM same WHERE euid = :subject
   ), favourites AS (
     UPDATE favourite f SET owner = :person FROM same WHERE owner = :subject AND NOT EXISTS (
       SELECT FROM favourite own
       WHERE own.owner = :person AND own.service_id = f.service_id AND own.location_id = f.location_id)
   ), consents AS (
     UPDATE consent c SET account = :person FROM same WHERE account = :subject AND NOT EXISTS (
       SELECT FROM consent own
       WHERE own.account = :person AND own.device_id = c.device_id AND own.clause_id = c.clause_id)
   )
   UPDATE search_record s SET owner = :person FROM same WHERE owner = :subject AND NOT EXISTS (
     SELECT FROM search_record own WHERE own.owner = :person AND own.keyword = s.keyword)`,
);

/** Gives a person who logs in their rows from before issuers were distinguished (decision 110). */
export async function adoptFormerRows(db: Queryable, person: Person): Promise<void> {
  const { issuer, euid, mobArea, mobNum, contactPhone, accountType } = person;
  // A subject that looks like a key never named rows of its own: they are those of a number or of another person.
  if (issuer === null || euid === null || looksLikeKey(euid)) return;
  const number = mobNum || contactPhone;
  const isCorporate = accountType === 'corporate';
  await db.query(ADOPT, {
    subject: euid,
    person: personKey(issuer, euid),
    area: mobArea,
    number,
    isCorporate,
  });
}
