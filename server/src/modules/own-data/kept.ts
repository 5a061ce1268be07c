import type { ShellCalls } from '@vez/shared/contracts/client';
import { addDays, toWireDate } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { accountNames, namesOf, RETENTION_RULES, type Person } from '../retention';

export type Kept = ShellCalls['ownData']['answer']['kinds'][number];
type Kind = Kept['kind'];

const COUNTS = statement(
  'own-data-counts',
  `WITH own AS (
     SELECT day, identify_cipher IS NOT NULL OR answers_cipher IS NOT NULL OR parameters <> '{}' OR priority_for <> '' AS is_answered
     FROM ticket WHERE (mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate)
       OR euid = ANY(:accounts))
   SELECT 'tickets' AS "kind!", count(*) AS "count!", max(day)::text AS day, NULL::timestamptz AS at FROM own
   UNION ALL SELECT 'answers', count(*), max(day)::text, NULL FROM own WHERE is_answered
   UNION ALL SELECT 'messages', count(*), NULL, max(created_at) FROM sms_outbox
     WHERE mob_area = :area AND mob_num IN (:number, token(:number))
   UNION ALL SELECT 'favourites', count(*), NULL, max(created_at) FROM favourite
     WHERE owner = ANY(:names::text[] || token(:names)::text[])
   UNION ALL SELECT 'searches', count(*), NULL, max(searched_at) FROM search_record
     WHERE owner = ANY(:names::text[] || token(:names)::text[])
   UNION ALL SELECT 'consents', count(*), NULL, max(consented_at) FROM consent
     WHERE account = ANY(:names::text[] || token(:names)::text[])`,
);

/** Kinds of data as people know them: their tables, and the retention rules that delete them. */
export const KINDS: Readonly<Record<Kind, { tables: readonly string[]; rules: readonly string[] }>> = {
  tickets: { tables: ['ticket'], rules: ['ticket-owner'] },
  answers: { tables: ['ticket'], rules: ['ticket-answers'] },
  messages: { tables: ['sms_outbox'], rules: ['sms-outbox'] },
  favourites: { tables: ['favourite'], rules: ['favourite'] },
  searches: { tables: ['search_record'], rules: ['search-record'] },
  consents: { tables: ['consent'], rules: ['consent'] },
  logins: { tables: ['session', 'counter_holder'], rules: ['session', 'counter-holder'] },
  technical: {
    tables: ['sms_code', 'office_code', 'slot_hold', 'idempotency_key'],
    rules: ['sms-code', 'office-code', 'hold', 'idempotency-key'],
  },
  audit: { tables: ['audit'], rules: ['audit'] },
};

export const keptDays = (kind: Kind): number =>
  Math.max(
    ...RETENTION_RULES.filter(({ name }) => KINDS[kind].rules.includes(name)).map((rule) => rule.keptDays),
  );

/** Parameters of statements about the data of a person. */
export const ownedBy = (person: Person) => ({
  area: person.mobile?.area ?? null,
  number: person.mobile?.number ?? null,
  accounts: accountNames(person),
  names: namesOf(person),
});

/** What is kept of a person, by kind; `logins` is their number. */
export async function keptOf(db: Queryable, person: Person, logins: number): Promise<Kept[]> {
  const rows = await db.query(COUNTS, ownedBy(person));
  return (Object.keys(KINDS) as Kind[]).map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    const last = row?.day ?? (row?.at ? cityDay(row.at) : undefined);
    return {
      kind,
      count: kind === 'logins' ? logins : (row?.count ?? null),
      keptDays: keptDays(kind),
      until: last === undefined ? null : toWireDate(addDays(last, keptDays(kind))),
    };
  });
}
